import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pickRelated, RELATED_LIMIT } from '../../../lib/content/related.ts';

const entries = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 4 }), { maxLength: 12 }).map((ids) => ids.map((id) => ({ id })));
/** An endless series of numbers in [0, 1). */
const chance = fc
  .infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }))
  .map((numbers) => () => numbers.next().value as number);

test('shows five at most', () => {
  expect(RELATED_LIMIT).toBe(5);
});

test('picks as many others as there are, five at most, none twice and never the open one', () => {
  fc.assert(
    fc.property(entries, fc.nat(12), chance, (given, index, random) => {
      const openId = given[index]?.id ?? 'not among them';
      const picked = pickRelated(given, openId, random);
      const others = given.filter(({ id }) => id !== openId);
      expect(picked).toHaveLength(Math.min(5, others.length));
      expect(new Set(picked).size).toBe(picked.length);
      for (const each of picked) expect(others).toContain(each);
    }),
  );
});

test('leaves the list it picks from as it was', () => {
  fc.assert(
    fc.property(entries, chance, (given, random) => {
      const before = [...given];
      pickRelated(given, 'open', random);
      expect(given).toEqual(before);
    }),
  );
});

test('every other entry can come first, each for an equal share of chances', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), (count) => {
      const given = [{ id: 'open' }, ...Array.from({ length: count }, (_, index) => ({ id: `other-${index}` }))];
      const leaders = Array.from({ length: count }, (_, share) => pickRelated(given, 'open', () => (share + 0.5) / count)[0]?.id);
      expect(new Set(leaders).size).toBe(count);
    }),
  );
});

test.each([0, 1 - Number.EPSILON])('chance %d picks existing entries only', (number) => {
  const given = Array.from({ length: 9 }, (_, index) => ({ id: String(index) }));
  expect(pickRelated(given, '0', () => number).every(Boolean)).toBe(true);
});

test('is drawn at random by default', () => {
  const given = Array.from({ length: 50 }, (_, index) => ({ id: String(index) }));
  const draws = new Set(Array.from({ length: 20 }, () => JSON.stringify(pickRelated(given, '0'))));
  expect(draws.size).toBeGreaterThan(1);
});
