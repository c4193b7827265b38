import { BLOCKS, type Block, type Document, helpers, type Inline, type Text } from '@contentful/rich-text-types';
import type { BodyTarget, TextFacts } from '../types.ts';
import { headingLevels, headingRank } from './headings.ts';
import { walk } from './walk.ts';

export const WORDS_PER_MINUTE = 230;

const MOST_CHAPTERS = 3;

const MOST_LINES = 3;

const LONGEST_CELL = 60;

export function plainText(node: Document | Block | Inline | Text): string {
  let text = '';
  walk(node, (each) => {
    if (each.nodeType === 'text') text += (each as Text).value;
  });
  return text;
}

/** The reading time of a text, in whole minutes, at least one. Code does not count: readers spend almost no time on it. */
export function readingMinutes(document: Document): number {
  let words = 0;
  walk(document, (node) => {
    if (node.nodeType === 'text') words += (node as Text).value.split(/\s+/).filter(Boolean).length;
  });
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

/** The summary of a text in a list. It uses the output of readable.ts, since empty headings and tables are not drawn. */
export function textFacts(document: Document): TextFacts {
  const facts: TextFacts = { minutes: readingMinutes(document), tables: 0, copies: 0, chapters: [] };
  const levelOf = headingLevels();
  walk(document, (node) => {
    const rank = headingRank(node.nodeType);
    const title = rank ? plainText(node).trim() : '';
    const isChapter = rank !== undefined && title !== '' && levelOf(rank) === 2;
    if (isChapter && facts.chapters.length < MOST_CHAPTERS && !facts.chapters.includes(title)) facts.chapters.push(title);
    if (node.nodeType === BLOCKS.TABLE && !isEmptyTable(node)) {
      facts.tables += 1;
      const lines = facts.lines ? [] : firstLines(node);
      if (lines.length > 1) facts.lines = lines;
    }
    if (node.nodeType === BLOCKS.EMBEDDED_ENTRY && (node.data.target as BodyTarget).type === 'code') facts.copies += 1;
  });
  return facts;
}

const onALine = (words: string) => (words.length <= LONGEST_CELL ? words : `${words.slice(0, LONGEST_CELL).replace(/\s+\S*$/, '')}…`);

/** The first two columns of a table, in its first rows that have both; undefined without a header for both, which explains the rows. */
function firstLines({ content: [heads, ...rows] }: Block): [string, string][] {
  const cellsOf = (row: Block) => row.content.map((cell) => onALine(plainText(cell).trim()));
  if (!heads || !helpers.isBlock(heads) || [heads, ...rows].some(hasSpans)) return [];
  if (!heads.content.every(({ nodeType }) => nodeType === BLOCKS.TABLE_HEADER_CELL)) return [];
  const [name, says] = cellsOf(heads);
  if (!name || !says) return [];
  return [heads, ...rows.filter((row) => helpers.isBlock(row))]
    .map(cellsOf)
    .flatMap(([name, says]): [string, string][] => (name && says ? [[name, says]] : []))
    .slice(0, MOST_LINES);
}

/** Whether a cell of a row spans others: then cells and headers do not match by index. */
const hasSpans = (row: Block['content'][number]) =>
  helpers.isBlock(row) && row.content.some(({ data }) => data?.colspan > 1 || data?.rowspan > 1);

function isEmptyTable(table: Block): boolean {
  let cells = 0;
  walk(table, ({ nodeType }) => {
    if (nodeType === BLOCKS.TABLE_CELL || nodeType === BLOCKS.TABLE_HEADER_CELL) cells += 1;
  });
  return cells === 0 && plainText(table).trim() === '';
}
