import { BLOCKS, INLINES } from '@contentful/rich-text-types';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { headingIds, headingLevels, slugOf } from '../../../../lib/content/rich-text/headings.ts';
import { readable } from '../../../../lib/content/rich-text/readable.ts';
import { plainText, readingMinutes, textFacts, WORDS_PER_MINUTE } from '../../../../lib/content/rich-text/reading.ts';
import { walk } from '../../../../lib/content/rich-text/walk.ts';
import { mappedDocument } from '../../../support/any-document.ts';
import { documentOf, node, paragraph, text } from '../../../support/rich-text.ts';

const report = vi.hoisted(() => vi.fn());
vi.mock('../../../../lib/content/report-once.ts', () => ({ reportOnce: report }));
const link = (uri: unknown, ...content: ReturnType<typeof text>[]) => node(INLINES.HYPERLINK, content, { uri });

/** The tree by its types: `table(row(cell(paragraph)))`. */
function shape(from: unknown): string {
  const { nodeType, content } = from as { nodeType: string; content?: unknown[] };
  return content?.length ? `${nodeType}(${content.map(shape).join(' ')})` : nodeType;
}
const shapeOf = (...nodes: ReturnType<typeof node>[]) =>
  readable(documentOf(...nodes))
    .document.content.map(shape)
    .join(' ');

test.each([
  ['words get a paragraph', [text('a'), link('/b', text('b')), paragraph('c')], 'paragraph(text hyperlink(text)) paragraph(text)'],
  ['another node in a list becomes a list item', [node(BLOCKS.UL_LIST, [paragraph('a')])], 'unordered-list(list-item(paragraph(text)))'],
  ['a link in a link is its words', [node(BLOCKS.PARAGRAPH, [link('/a', link('/b', text('b')) as never)])], 'paragraph(hyperlink(text))'],
  ['what is empty is left out', [paragraph(' \n'), node(BLOCKS.UL_LIST), node(BLOCKS.TABLE), node(BLOCKS.QUOTE)], ''],
  ['an unknown entry that is embedded is left out', [node(BLOCKS.EMBEDDED_ENTRY, [], { target: { type: 'unknown', id: 'a' } })], ''],
])('a node is in a valid position: %s', (_, nodes, expected) => {
  expect(shapeOf(...(nodes as ReturnType<typeof node>[]))).toBe(expected);
});

test('a link to an entry leads to its page, to a file leads to the file', () => {
  const hrefOf = (nodeType: string, target: object) => {
    const paragraphOf = node(BLOCKS.PARAGRAPH, [node(nodeType, [text('a')], { target })]);
    const [block] = readable(documentOf(paragraphOf)).document.content;
    return (block as unknown as { content: { data: { href?: string } }[] }).content[0]?.data.href;
  };
  expect(hrefOf(INLINES.ENTRY_HYPERLINK, { type: 'entry', id: 'a', kind: 'blog', slug: 'a-post' })).toBe('/blog/a-post');
  const url = 'https://assets.example/a.pdf';
  expect(hrefOf(INLINES.ASSET_HYPERLINK, { type: 'file', id: 'a', url })).toBe(url);
  expect(hrefOf(INLINES.ASSET_HYPERLINK, { type: 'picture', picture: { url } })).toBe(url);
});

test.each([
  ['somewhere unsafe', node(INLINES.HYPERLINK, [text('a')], { uri: 'javascript:alert(1)' })],
  ['an entry that is gone', node(INLINES.ENTRY_HYPERLINK, [text('a')], { target: { type: 'unknown', id: 'a' } })],
  ['an item of another space', node(INLINES.RESOURCE_HYPERLINK, [text('a')], { target: { sys: { urn: 'a' } } })],
])('a link to %s is its words', (_, inline) => {
  expect(shapeOf(node(BLOCKS.PARAGRAPH, [inline]))).toBe('paragraph(text)');
});

test('unknown nodes and marks are read out, and reported by their type', () => {
  const { document } = readable(documentOf(node('callout', [paragraph('Mind '), node('sparkle', [text('this', 'glow')])])));
  expect(plainText(document)).toBe('Mind this');
  for (const type of ['"callout"', '"sparkle"', '"glow"']) expect(report).toHaveBeenCalledWith(expect.stringContaining(type));
});

const NOT_DRAWN = [BLOCKS.HEADING_1, BLOCKS.EMBEDDED_RESOURCE] as string[];
const DRAWN = [...Object.values(BLOCKS), INLINES.HYPERLINK, 'text'].filter((type) => !NOT_DRAWN.includes(type));

/** The words of a tree before anything was done to it, without the space between them. */
function wordsOf(from: unknown): string {
  const { value, content } = (from ?? {}) as { value?: unknown; content?: unknown };
  return (typeof value === 'string' ? value : '') + (Array.isArray(content) ? content.map(wordsOf).join('') : '');
}
/** The code of an embedded entry is drawn as well, and no word of the tree. */
const withoutSpace = (value: string) => value.replaceAll(/\s+|a\(\)/g, '');

test('a text of any shape becomes one that can be drawn, and no word of it is lost', () => {
  fc.assert(
    fc.property(mappedDocument, (document) => {
      const before = JSON.stringify(document);
      const { document: read, headings } = readable(document);
      expect(withoutSpace(plainText(read))).toBe(withoutSpace(wordsOf(document)));
      expect(new Set(headings.map(({ id }) => id)).size).toBe(headings.length);
      walk(read, ({ nodeType }) => expect(DRAWN).toContain(nodeType));
      expect(JSON.stringify(document)).toBe(before);
    }),
    { numRuns: 400 },
  );
});

test.each([
  ['¿Qué medir, y cuándo?', 'que-medir-y-cuando'],
  ['  3 × 2 posts / week ', '3-2-posts-week'],
  ['ПЛАН на неделю', 'план-на-неделю'],
  ['!?…', 'section'],
  [`how to plan ${'a whole month '.repeat(5)}`, 'how-to-plan-a-whole-month-a-whole-month-a-whole-month-a'],
])('a heading\'s id of "%s" is %s', (title, id) => {
  expect(slugOf(title)).toBe(id);
});

test("a heading's id is numbered where the words occur again, and never taken twice", () => {
  const name = headingIds(['related']);
  const ids = ['Tools', 'Tools', 'Tools 2', 'tools', 'Related', 'Related'].map(name);
  expect(ids).toEqual(['tools', 'tools-2', 'tools-2-2', 'tools-3', 'related-2', 'related-3']);
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
