import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextToRead, pickRelated } from '../../../lib/content/related.ts';

const lists = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 4 }), { maxLength: 12 }).map((ids) => ids.map((id) => ({ id })));
/** An endless series of numbers in [0, 1). */
const chance = fc
  .infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }))
  .map((numbers) => () => numbers.next().value as number);

const [newest, middle, oldest] = [{ id: 'newest' }, { id: 'middle' }, { id: 'oldest' }] as const;
const all = [newest, middle, oldest];

test.each([
  ['the one before it in time', all, 'middle', oldest],
  ['the newest, after the oldest', all, 'oldest', newest],
  ['the newest, where the list does not know the entry yet', all, 'fresh', newest],
  ['nothing, where it is alone', [newest], 'newest', null],
] as const)('%s is next to read', (_, entries, open, next) => {
  expect(nextToRead<{ id: string }>(entries, open)).toBe(next);
});

test('picks as many others as there are, five at most, none twice and never the open one', () => {
  fc.assert(
    fc.property(lists, fc.nat(12), chance, (given, index, random) => {
      const openId = given[index]?.id ?? 'not among them';
      const picked = pickRelated(given, openId, random);
      const others = given.filter(({ id }) => id !== openId);
      expect(picked).toHaveLength(Math.min(5, others.length));
      expect(new Set(picked).size).toBe(picked.length);
      for (const each of picked) expect(others).toContain(each);
    }),
  );
});

test('is drawn at random by default', () => {
  const given = Array.from({ length: 50 }, (_, index) => ({ id: String(index) }));
  const draws = new Set(Array.from({ length: 20 }, () => JSON.stringify(pickRelated(given, '0'))));
  expect(draws.size).toBeGreaterThan(1);
});
