import { expect, test } from 'vitest';
import { plainText, readingMinutes, WORDS_PER_MINUTE } from '../../../../lib/content/rich-text/reading.ts';
import { documentOf, node, paragraph, text } from '../../../support/rich-text.ts';

test('a text is all that its nodes say, in their order', () => {
  const document = documentOf(
    node('heading-2', [text('What '), text('counts', 'bold')]),
    node('unordered-list', [node('list-item', [paragraph(' here')])]),
  );
  expect(plainText(document)).toBe('What counts here');
});

test.each([
  [0, 1],
  [10, 1],
  [WORDS_PER_MINUTE * 1.4, 1],
  [WORDS_PER_MINUTE * 1.6, 2],
  [WORDS_PER_MINUTE * 7, 7],
])('%d words take %d minutes', (words, minutes) => {
  expect(readingMinutes(documentOf(paragraph('word '.repeat(words))))).toBe(minutes);
});
