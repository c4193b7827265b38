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

test('a list shows the reading time of a text, its number of tables and its number of parts to copy', () => {
  const table = node('table', [node('table-row', [node('table-cell', [paragraph('a cell')])])]);
  const embedded = (target: object) => ({ ...node('embedded-entry-block', []), data: { target } });
  const document = documentOf(
    paragraph('word '.repeat(WORDS_PER_MINUTE * 2)),
    table,
    table,
    embedded({ type: 'code', id: 'c', code: 'a,b', language: 'csv' }),
    embedded({ type: 'unknown', id: 'x' }),
  );
  expect(textFacts(document)).toMatchObject({ minutes: 2, tables: 2, copies: 1 });
  expect(textFacts(documentOf())).toEqual({ minutes: 1, tables: 0, copies: 0, chapters: [] });
});

test('a list has a look at the first two columns of a table that has heads: these, and two lines', () => {
  const row = (kind: string, ...cells: string[]) =>
    node(
      'table-row',
      cells.map((cell) => node(kind, [paragraph(cell)])),
    );
  const lines = (...rows: ReturnType<typeof row>[]) => textFacts(documentOf(node('table', rows))).lines;
  const heads = row('table-header-cell', 'Place', 'What', 'Why');
  const [one, two, three] = ['one', 'two', 'three'].map((name) => row('table-cell', name, `${name} says`, 'because'));
  expect(lines(heads, one as never, row('table-cell', 'bare', ' '), two as never, three as never)).toEqual([
    ['Place', 'What'],
    ['one', 'one says'],
    ['two', 'two says'],
  ]);
  // Rows without headers are unexplained, and headers without rows explain nothing.
  expect(lines(one as never, two as never)).toBeUndefined();
  expect(lines(heads)).toBeUndefined();
  // An empty corner names nothing, and a text too long for a row is cut.
  expect(lines(row('table-header-cell', '', 'Monday'), one as never, two as never)).toBeUndefined();
  expect(lines(heads, row('table-cell', 'long', 'many words '.repeat(20)) as never)?.[1]).toEqual([
    'long',
    'many words many words many words many words many words many…',
  ]);
});

test('a list names the first three chapters of a text: headings of the second level, each once, and none that is empty', () => {
  const heading = (rank: number, title: string) => node(`heading-${rank}`, [text(title)]);
  const titles = ['First ', ' ', 'First', 'Second', 'Third', 'Fourth'];
  const document = documentOf(...titles.flatMap((title) => [heading(2, title), paragraph('a word'), heading(3, 'Below it')]));
  expect(textFacts(document).chapters).toEqual(['First', 'Second', 'Third']);
  // At any level: the highest headings of a text are its chapters.
  expect(textFacts(documentOf(heading(3, 'A'), heading(4, 'a'), heading(3, 'B'))).chapters).toEqual(['A', 'B']);
});
