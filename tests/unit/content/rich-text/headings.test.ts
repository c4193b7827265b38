import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contentsOf, headingIds, headingLevels, slugOf } from '../../../../lib/content/rich-text/headings.ts';

describe("a heading's id", () => {
  test.each([
    ['What to measure', 'what-to-measure'],
    ['¿Qué medir, y cuándo?', 'que-medir-y-cuando'],
    ['Año nuevo: pingüinos', 'ano-nuevo-pinguinos'],
    ['  3 × 2 posts / week ', '3-2-posts-week'],
    ['AI & you', 'ai-you'],
    ['計画を立てる', '計画を立てる'],
    ['ПЛАН на неделю', 'план-на-неделю'],
    ['!?…', 'section'],
    ['', 'section'],
  ])('of "%s" is %s', (title, id) => {
    expect(slugOf(title)).toBe(id);
  });

  test('of a long title ends with a whole word', () => {
    const id = slugOf('how to plan a whole month of posts without losing your mind or your weekends');
    expect(id).toBe('how-to-plan-a-whole-month-of-posts-without-losing-your-mind');
    expect(slugOf('x'.repeat(500)).length).toBeLessThanOrEqual(60);
  });

  test('is numbered where the words occur again, and never taken twice', () => {
    const name = headingIds(['related']);
    expect(['Tools', 'Tools', 'Tools 2', 'tools', 'Related', 'Related'].map(name)).toEqual([
      'tools',
      'tools-2',
      'tools-2-2',
      'tools-3',
      'related-2',
      'related-3',
    ]);
  });

  test('is readable, unique, and the same whenever the text is the same', () => {
    const title = fc.oneof(fc.string({ unit: 'binary', maxLength: 20 }), fc.constantFrom('a', 'A', 'a 2', 'á', '', '!', 'a-2', 'section'));
    fc.assert(
      fc.property(fc.array(title, { maxLength: 12 }), (titles) => {
        const ids = titles.map(headingIds());
        expect(new Set(ids).size).toBe(ids.length);
        for (const id of ids) expect(id).toMatch(/^[\p{L}\p{M}\p{N}]+(-[\p{L}\p{M}\p{N}]+)*$/u);
        expect(titles.map(headingIds())).toEqual(ids);
      }),
    );
  });
});

describe("a heading's level", () => {
  test.each([
    ['as it was meant', [2, 3, 3, 2, 3, 4], [2, 3, 3, 2, 3, 4]],
    ['below the title of the page', [1, 2, 3, 1], [2, 3, 4, 2]],
    ['with no level left out', [4, 6, 4, 2, 5], [2, 3, 2, 2, 3]],
    ['down to the sixth', [1, 2, 3, 4, 5, 6, 6], [2, 3, 4, 5, 6, 6, 6]],
  ])('is %s: %j are %j', (_, ranks, levels) => {
    expect(ranks.map(headingLevels())).toEqual(levels);
  });

  test('never skips one on the way down', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 40 }), (ranks) => {
        let before = 1;
        for (const level of ranks.map(headingLevels())) {
          expect(level).toBeGreaterThanOrEqual(2);
          expect(level).toBeLessThanOrEqual(Math.min(6, before + 1));
          before = level;
        }
      }),
    );
  });
});

describe('contents', () => {
  const heading = (level: number, id: string) => ({ id, level, title: id.toUpperCase() });

  test('name the headings of the first two levels, the second below the first', () => {
    expect(contentsOf([heading(2, 'a'), heading(3, 'b'), heading(4, 'c'), heading(2, 'd')])).toEqual([
      { id: 'a', title: 'A', chapters: [{ id: 'b', title: 'B' }] },
      { id: 'd', title: 'D', chapters: [] },
    ]);
  });

  test('are left out for fewer than three headings', () => {
    expect(contentsOf([heading(2, 'a'), heading(2, 'b'), heading(4, 'c')])).toEqual([]);
  });
});
