import { expect, test } from 'vitest';
import { plainText, readingMinutes, textFacts, WORDS_PER_MINUTE } from '../../../../lib/content/rich-text/reading.ts';
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

test('a list says how long a text takes, how many tables are in it and how much of it is there to be copied', () => {
  const table = node('table', [node('table-row', [node('table-cell', [paragraph('a cell')])])]);
  const embedded = (target: object) => ({ ...node('embedded-entry-block', []), data: { target } });
  const document = documentOf(
    paragraph('word '.repeat(WORDS_PER_MINUTE * 2)),
    table,
    table,
    embedded({ type: 'code', id: 'c', code: 'a,b', language: 'csv' }),
    embedded({ type: 'unknown', id: 'x' }),
  );
  expect(textFacts(document)).toEqual({ minutes: 2, tables: 2, copies: 1 });
  expect(textFacts(documentOf())).toEqual({ minutes: 1, tables: 0, copies: 0 });
});
