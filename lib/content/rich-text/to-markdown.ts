import { BLOCKS, type Document, INLINES, MARKS } from '@contentful/rich-text-types';
import type { BlockContent, Heading, Link, Nodes, PhrasingContent, Table } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { type Options, toMarkdown as write } from 'mdast-util-to-markdown';
import type { BodyTarget } from '../types.ts';
import { headingRank } from './headings.ts';
import { readable } from './readable.ts';
import { tableGrid } from './table-grid.ts';

type Node = { nodeType: string; data?: Record<string, unknown>; content?: Node[]; value?: string; marks?: { type: string }[] };

/** Makes an address of a text absolute, in the language of the text. */
export type ResolveAddress = (uri: string) => string;

const SPELLING: Options = {
  bullet: '-',
  rule: '*',
  ruleSpaces: true,
  listItemIndent: 'one',
  resourceLink: true,
  extensions: [gfmToMarkdown({ tablePipeAlign: false })],
};

/** A rich-text document as CommonMark with GitHub's tables, below `before`. No text is lost, and no text becomes markup. */
export function toMarkdown(body: Document, resolve: ResolveAddress, before: readonly BlockContent[] = []): string {
  return markdown([...before, ...blocks(readable(body).document.content as unknown as Node[], resolve)]);
}

export const markdownTable = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  markdown([table([head, ...rows].map((row) => row.map((value) => [{ type: 'text', value: value.replace(/\s+/g, ' ') }])))]);

/** A plain text on one line: none of it becomes markup. */
const onALine = (value: string): PhrasingContent[] => [{ type: 'text', value: value.replace(/\s+/g, ' ').trim() }];

export const markdownHeading = (depth: 1 | 2, value: string) => markdown([{ type: 'heading', depth, children: onALine(value) }]);
export const markdownLine = (value: string) => markdown([{ type: 'paragraph', children: onALine(value) }]);

export const markdown = (children: BlockContent[]) => write({ type: 'root', children }, SPELLING).replace(/\n$/, '');

const blocks = (nodes: readonly Node[], resolve: ResolveAddress): BlockContent[] => nodes.flatMap((node) => block(node, resolve));

function block(node: Node, resolve: ResolveAddress): BlockContent[] {
  const children = node.content ?? [];
  const depth = headingRank(node.nodeType) as Heading['depth'] | undefined;
  if (depth) return [{ type: 'heading', depth, children: inline(children, resolve) }];
  switch (node.nodeType) {
    case BLOCKS.PARAGRAPH:
      return [{ type: 'paragraph', children: inline(children, resolve) }];
    case BLOCKS.UL_LIST:
    case BLOCKS.OL_LIST: {
      const items = children.map(({ content = [] }) => ({ type: 'listItem' as const, spread: true, children: blocks(content, resolve) }));
      return [{ type: 'list', ordered: node.nodeType === BLOCKS.OL_LIST, spread: false, children: items }];
    }
    case BLOCKS.QUOTE:
      return [{ type: 'blockquote', children: blocks(children, resolve) }];
    case BLOCKS.HR:
      return [{ type: 'thematicBreak' }];
    case BLOCKS.TABLE:
      return [table(tableRows(node, (cell) => blocks(cell.content ?? [], resolve)))];
    default:
      return embedded(node.data?.target as BodyTarget, resolve);
  }
}

function embedded(target: BodyTarget | undefined, resolve: ResolveAddress): BlockContent[] {
  if (target?.type === 'code') return [{ type: 'code', lang: target.language, value: target.code.replace(/\n$/, '') }];
  if (target?.type === 'file') {
    const link: PhrasingContent = { type: 'link', url: resolve(target.url), children: brokenLines(target.title) };
    return [{ type: 'paragraph', children: target.about ? [link, { type: 'text', value: ` (${target.about})` }] : [link] }];
  }
  if (target?.type !== 'picture') return [];
  const { alt, caption, url } = target.picture;
  const paragraphs: PhrasingContent[] = [{ type: 'image', alt: alt.replace(/\s+/g, ' '), url: resolve(url) }];
  if (caption) paragraphs.push({ type: 'text', value: caption.replace(/\s+/g, ' ') });
  return paragraphs.map((child) => ({ type: 'paragraph', children: [child] }));
}

/** Markdown has no spanning cells: their words repeat. It has one header row: several become one, and without one the first row is it. */
function tableRows({ content: rows = [], data = {} }: Node, contentOf: (cell: Node) => BlockContent[]): PhrasingContent[][][] {
  const grid = tableGrid(
    rows.map(({ content = [] }) => content),
    ({ data: spans = {} }) => spans,
  );
  const head = Math.max(1, Number(data.head));
  const columns = Array.from({ length: Math.max(...grid.map(({ length }) => length)) }, (_, column) => column);
  const cellsAt = (column: number, some: typeof grid) => [...new Set(some.flatMap((row) => row[column] ?? []))];
  return [grid.slice(0, head), ...grid.slice(head).map((row) => [row])].map((some) =>
    columns.map((column) => cellWords(cellsAt(column, some).flatMap(contentOf))),
  );
}

function table(rows: readonly PhrasingContent[][][]): Table {
  const columns = Array.from({ length: Math.max(...rows.map((cells) => cells.length)) });
  return {
    type: 'table',
    children: rows.map((cells) => ({
      type: 'tableRow',
      children: columns.map((_, index) => ({ type: 'tableCell', children: cells[index] ?? [] })),
    })),
  };
}

/** A cell's content on one line: blocks and line breaks become `<br>`. */
function cellWords(content: readonly BlockContent[]): PhrasingContent[] {
  const lines = content.flatMap(linesOf);
  return lines.flatMap((line, index) => (index === 0 ? line : [BREAK_IN_CELL, ...line]));
}

const BREAK_IN_CELL: PhrasingContent = { type: 'html', value: '<br>' };

function linesOf(node: Nodes): PhrasingContent[][] {
  // Empty code would become two literal backticks.
  if (node.type === 'code') return node.value.split(/\r?\n/).map((value) => (value.trim() === '' ? [] : [{ type: 'inlineCode', value }]));
  if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell')
    return [node.children.map((child) => (child.type === 'break' ? BREAK_IN_CELL : child))];
  return 'children' in node ? node.children.flatMap(linesOf) : [];
}

function inline(nodes: readonly Node[], resolve: ResolveAddress): PhrasingContent[] {
  const words = nodes.flatMap((node): PhrasingContent[] => {
    if (node.nodeType === 'text') return run(node);
    const children = inline(node.content ?? [], resolve);
    return node.nodeType === INLINES.HYPERLINK ? [{ type: 'link', url: resolve(String(node.data?.href)), children } as Link] : children;
  });
  while (isSpace(words[0])) words.shift();
  while (isSpace(words.at(-1))) words.pop();
  return joined(words);
}

/** Joins adjacent text or code nodes: their marks would run into each other. */
function joined(words: readonly PhrasingContent[]): PhrasingContent[] {
  const result: PhrasingContent[] = [];
  for (const node of words) {
    const last = result.at(-1);
    if ((node.type === 'text' || node.type === 'inlineCode') && last?.type === node.type) last.value += node.value;
    else result.push(node);
  }
  return result;
}

const isSpace = (node?: PhrasingContent) => node?.type === 'break' || (node?.type === 'text' && node.value.trim() === '');

function run({ value = '', marks = [] }: Node): PhrasingContent[] {
  const has = (type: string) => marks.some((mark) => mark.type === type);
  // Marks must touch the words, not the space around them.
  const [, lead = '', words = '', trail = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(value) ?? [];
  if (words === '') return brokenLines(value);
  let marked: PhrasingContent[] = has(MARKS.CODE) ? [{ type: 'inlineCode', value: words.replace(/\r?\n/g, ' ') }] : brokenLines(words);
  if (has(MARKS.ITALIC)) marked = [{ type: 'emphasis', children: marked }];
  if (has(MARKS.BOLD)) marked = [{ type: 'strong', children: marked }];
  for (const [mark, element] of ELEMENTS)
    if (has(mark)) marked = [{ type: 'html', value: `<${element}>` }, ...marked, { type: 'html', value: `</${element}>` }];
  return [...brokenLines(lead), ...marked, ...brokenLines(trail)];
}

/** Formats without a CommonMark syntax. */
const ELEMENTS: [mark: string, element: string][] = [
  [MARKS.UNDERLINE, 'u'],
  [MARKS.STRIKETHROUGH, 's'],
  [MARKS.SUBSCRIPT, 'sub'],
  [MARKS.SUPERSCRIPT, 'sup'],
];

export const brokenLines = (text: string): PhrasingContent[] =>
  text
    .split(/[ \t]*\r?\n[ \t]*/)
    .flatMap((value, index): PhrasingContent[] => [
      ...(index > 0 ? [{ type: 'break' } as const] : []),
      ...(value === '' ? [] : [{ type: 'text', value } as const]),
    ]);
