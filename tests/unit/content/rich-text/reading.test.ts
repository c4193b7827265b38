import { expect, test } from 'vitest';
import { readingMinutes, textFacts, WORDS_PER_MINUTE } from '../../../../lib/content/rich-text/reading.ts';
import { documentOf, node, paragraph, text } from '../../../support/rich-text.ts';

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
