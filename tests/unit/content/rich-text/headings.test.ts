import { describe, expect, test } from 'vitest';
import { headingIds, headingLevels, slugOf } from '../../../../lib/content/rich-text/headings.ts';

describe("a heading's id", () => {
  test.each([
    ['¿Qué medir, y cuándo?', 'que-medir-y-cuando'],
    ['  3 × 2 posts / week ', '3-2-posts-week'],
    ['ПЛАН на неделю', 'план-на-неделю'],
    ['!?…', 'section'],
    [
      'how to plan a whole month of posts without losing your mind or your weekends',
      'how-to-plan-a-whole-month-of-posts-without-losing-your-mind',
    ],
  ])('of "%s" is %s', (title, id) => {
    expect(slugOf(title)).toBe(id);
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
});

test.each([
  ['as it was meant', [2, 3, 3, 2, 3, 4], [2, 3, 3, 2, 3, 4]],
  ['below the title of the page', [1, 2, 3, 1], [2, 3, 4, 2]],
  ['with no level left out', [4, 6, 4, 2, 5], [2, 3, 2, 2, 3]],
  ['down to the sixth', [1, 2, 3, 4, 5, 6, 6], [2, 3, 4, 5, 6, 6, 6]],
])('a heading has its level %s: %j are %j', (_, ranks, levels) => {
  expect(ranks.map(headingLevels())).toEqual(levels);
});
