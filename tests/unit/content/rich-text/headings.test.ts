import { expect, test } from 'vitest';
import { headingIds, headingLevels, slugOf } from '../../../../lib/content/rich-text/headings.ts';
import { readingMinutes, textFacts, WORDS_PER_MINUTE } from '../../../../lib/content/rich-text/reading.ts';
import { documentOf, node, paragraph, text } from '../../../support/rich-text.ts';

test.each([
  ['¿Qué medir, y cuándo?', 'que-medir-y-cuando'],
  ['  3 × 2 posts / week ', '3-2-posts-week'],
  ['ПЛАН на неделю', 'план-на-неделю'],
  ['!?…', 'section'],
  [
    'how to plan a whole month of posts without losing your mind or your weekends',
    'how-to-plan-a-whole-month-of-posts-without-losing-your-mind',
  ],
])('a heading\'s id of "%s" is %s', (title, id) => {
  expect(slugOf(title)).toBe(id);
});

test("a heading's id is numbered where the words occur again, and never taken twice", () => {
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

test.each([
  ['as it was meant', [2, 3, 3, 2, 3, 4], [2, 3, 3, 2, 3, 4]],
  ['below the title of the page', [1, 2, 3, 1], [2, 3, 4, 2]],
  ['with no level left out', [4, 6, 4, 2, 5], [2, 3, 2, 2, 3]],
  ['down to the sixth', [1, 2, 3, 4, 5, 6, 6], [2, 3, 4, 5, 6, 6, 6]],
])('a heading has its level %s: %j are %j', (_, ranks, levels) => {
  expect(ranks.map(headingLevels())).toEqual(levels);
});

test.each([
  [10, 1],
  [WORDS_PER_MINUTE * 1.6, 2],
  [WORDS_PER_MINUTE * 7, 7],
])('%d words take %d minutes', (words, minutes) => {
  expect(readingMinutes(documentOf(paragraph('word '.repeat(words))))).toBe(minutes);
});

test('a list names the first three chapters of a text: headings of the second level, each once, and none that is empty', () => {
  const heading = (rank: number, title: string) => node(`heading-${rank}`, [text(title)]);
  const titles = ['First ', ' ', 'First', 'Second', 'Third', 'Fourth'];
  const document = documentOf(...titles.flatMap((title) => [heading(2, title), paragraph('a word'), heading(3, 'Below it')]));
  expect(textFacts(document).chapters).toEqual(['First', 'Second', 'Third']);
  // At any level: the highest headings of a text are its chapters.
  expect(textFacts(documentOf(heading(3, 'A'), heading(4, 'a'), heading(3, 'B'))).chapters).toEqual(['A', 'B']);
});
