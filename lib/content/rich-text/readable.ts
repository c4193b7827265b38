import { BLOCKS, type Block, type Document, INLINES, type Inline, MARKS, type Text } from '@contentful/rich-text-types';
import { env } from '../../env.ts';
import { entryPath } from '../../routing/collection-addresses.ts';
import { isBuilding } from '../../runtime/is-building.ts';
import { reportOnce } from '../report-once.ts';
import type { BodyTarget } from '../types.ts';
import { type Heading, headingIds, headingLevels, headingRank } from './headings.ts';
import { plainText } from './reading.ts';
import { safeUri } from './safe-uri.ts';
import { isSupportedMark, isSupportedNode } from './supported-nodes.ts';
import { headRows, tableGrid } from './table-grid.ts';

type Raw = { nodeType?: unknown; content?: unknown; value?: unknown; marks?: unknown; data?: unknown };
type InlineNode = Inline | Text;

/** A text that can be drawn as it is, and its headings in order. */
export type Readable = { document: Document; headings: Heading[] };

const BLOCK_TYPES = new Set<string>(Object.values(BLOCKS));
const INLINE_TYPES = new Set<string>(Object.values(INLINES));
const LINKS = new Set<string>([INLINES.HYPERLINK, INLINES.ENTRY_HYPERLINK, INLINES.ASSET_HYPERLINK, INLINES.RESOURCE_HYPERLINK]);

/** Editors nest lists three or four deep. Deeper nodes of a hostile text become plain text: renderers recurse over the nesting. */
const DEEPEST_NESTING = 60;

/**
 * Turns the API's rich text into a valid tree: nodes are only where HTML allows them, headings have an id and a level (in `data`) without
 * skipped levels, links have a safe target (`data.href`) or become text, tables have rows of cells (`data.scope` on header cells,
 * `data.heading` on tables: the heading above them; `data.head` and `data.columns`: number of header rows and of columns). Unknown nodes
 * become plain text and are reported; no text is lost. `takenIds` are ids that the page uses itself.
 */
export function readable(document: unknown, takenIds: Iterable<string> = []): Readable {
  return new Reader(takenIds).read(document);
}

class Reader {
  readonly #headings: Heading[] = [];
  readonly #nameHeading: (title: string) => string;
  readonly #levelHeading = headingLevels();
  #depth = 0;

  constructor(takenIds: Iterable<string>) {
    this.#nameHeading = headingIds(takenIds);
  }

  read(document: unknown): Readable {
    const content = this.#blocks(isNode(document) && document.nodeType === BLOCKS.DOCUMENT ? childrenOf(document) : [document]);
    return { document: { nodeType: BLOCKS.DOCUMENT, data: {}, content } as unknown as Document, headings: this.#headings };
  }

  /** Nodes in a block context. Bare words get a paragraph. */
  #blocks(nodes: unknown[]): Block[] {
    if (this.#depth >= DEEPEST_NESTING) return unlessEmpty(BLOCKS.PARAGRAPH, flat(nodes));
    this.#depth += 1;
    const blocks: Block[] = [];
    let loose: InlineNode[] = [];
    const flush = () => {
      if (loose.some(isVisible)) blocks.push(block(BLOCKS.PARAGRAPH, loose));
      loose = [];
    };
    for (const node of nodes.filter(isNode)) {
      if (node.nodeType === 'text' || INLINE_TYPES.has(String(node.nodeType))) loose.push(...this.#inline([node]));
      else {
        flush();
        blocks.push(...this.#block(node));
      }
    }
    flush();
    this.#depth -= 1;
    return blocks;
  }

  #block(node: Raw): Block[] {
    const type = String(node.nodeType);
    const children = childrenOf(node);
    const rank = headingRank(type);
    if (rank !== undefined) return this.#heading(rank, children);
    switch (type) {
      case BLOCKS.PARAGRAPH:
        return unlessEmpty(BLOCKS.PARAGRAPH, this.#inline(children));
      case BLOCKS.QUOTE:
        return unlessEmpty(BLOCKS.QUOTE, this.#blocks(children));
      case BLOCKS.OL_LIST:
      case BLOCKS.UL_LIST:
        return unlessEmpty(
          type,
          this.#parts(children, BLOCKS.LIST_ITEM).map((item) => block(BLOCKS.LIST_ITEM, this.#blocks(item))),
        );
      case BLOCKS.TABLE:
        return this.#table(children);
      case BLOCKS.HR:
        return [block(BLOCKS.HR, []), ...this.#blocks(children)];
      case BLOCKS.EMBEDDED_ASSET:
      case BLOCKS.EMBEDDED_ENTRY: {
        const target = targetOf(node);
        const shown = target?.type === 'picture' || target?.type === 'code' || (target?.type === 'file' && isOffered(target));
        return [...(shown ? [block(type, [], { target })] : []), ...this.#blocks(children)];
      }
      default:
        if (!isSupportedNode(type)) this.#unknown('node', type);
        return this.#blocks([...(typeof node.value === 'string' ? [text(node.value)] : []), ...children]);
    }
  }

  #heading(rank: number, children: unknown[]): Block[] {
    const content = this.#inline(children);
    if (!content.some(isVisible)) return [];
    const level = this.#levelHeading(rank);
    const title = content.map(plainText).join('').replaceAll(/\s+/g, ' ').trim();
    const heading = { id: this.#nameHeading(title), level, title };
    this.#headings.push(heading);
    const linked = content.some(({ nodeType }) => nodeType === INLINES.HYPERLINK);
    return [block(`heading-${level}` as BLOCKS, content, { ...heading, linked })];
  }

  #table(children: unknown[]): Block[] {
    const heading = this.#headings.at(-1)?.title ?? null;
    const all = this.#parts(children, BLOCKS.TABLE_ROW).map((row) => this.#cells(row));
    const whole = tableGrid(all, ({ data }) => data);
    const grid = whole.filter((_, index) => all[index]?.length !== 0);
    const head = headRows(grid, isHeaderCell);
    const rows = all
      .filter((cells) => cells.length > 0)
      .map((cells, index) =>
        block(
          BLOCKS.TABLE_ROW,
          cells.map((cell) => {
            const { colspan } = cell.data;
            // Limited to the existing rows: a row in which no cell begins is dropped.
            const rowspan = grid.filter((row) => row.includes(cell)).length;
            const isOfColumn = index < head || (index === 0 && cells.every(isHeaderCell));
            const data = { ...(colspan && { colspan }), ...(rowspan > 1 && { rowspan }), scope: isOfColumn ? 'col' : 'row' };
            return { ...cell, data };
          }),
        ),
      );
    return unlessEmpty(BLOCKS.TABLE, rows, { heading, head, columns: Math.max(0, ...grid.map(({ length }) => length)) });
  }

  #cells(nodes: unknown[]): Block[] {
    return nodes.filter(isNode).flatMap((node) => {
      const header = node.nodeType === BLOCKS.TABLE_HEADER_CELL;
      const cell = header || node.nodeType === BLOCKS.TABLE_CELL;
      const content = header ? this.#words(childrenOf(node)) : this.#blocks(cell ? childrenOf(node) : [node]);
      // An empty cell keeps its column; any other node without words is dropped.
      if (!cell && content.length === 0) return [];
      const { colspan, rowspan } = dataOf(node);
      const spans = { ...(isSpan(colspan) ? { colspan } : {}), ...(isSpan(rowspan) ? { rowspan } : {}) };
      return [block(header ? BLOCKS.TABLE_HEADER_CELL : BLOCKS.TABLE_CELL, content, spans)];
    });
  }

  /** What a header cell may hold: words, block by block. */
  #words(nodes: unknown[]): Block[] {
    return nodes
      .filter(isNode)
      .flatMap((node) => unlessEmpty(BLOCKS.PARAGRAPH, this.#inline(node.nodeType === BLOCKS.PARAGRAPH ? childrenOf(node) : [node])));
  }

  /** The items of a list or a table; any other node becomes an item. */
  #parts(nodes: unknown[], part: BLOCKS): unknown[][] {
    return nodes.filter(isNode).flatMap((node) => {
      if (node.nodeType === part) return [childrenOf(node)];
      if (node.nodeType === 'text' && !isVisible(node as unknown as Text)) return [];
      return [[node]];
    });
  }

  /** Nodes in an inline context. Blocks among them become text, separated by a space. */
  #inline(nodes: unknown[], insideLink = false): InlineNode[] {
    if (this.#depth >= DEEPEST_NESTING) return flat(nodes);
    this.#depth += 1;
    const inline = nodes
      .filter(isNode)
      .flatMap((node): InlineNode[] => (node.nodeType === 'text' ? this.#text(node) : this.#inlineNode(node, insideLink)));
    this.#depth -= 1;
    return inline;
  }

  #inlineNode(node: Raw, insideLink: boolean): InlineNode[] {
    const type = String(node.nodeType);
    const own = typeof node.value === 'string' ? [text(node.value)] : [];
    if (LINKS.has(type)) {
      const href = insideLink ? null : hrefOf(node, type);
      const content = this.#inline(childrenOf(node), insideLink || href !== null);
      return href !== null && content.some(isVisible) ? [{ nodeType: INLINES.HYPERLINK, data: { href }, content } as Inline] : content;
    }
    if (type === INLINES.EMBEDDED_ENTRY) {
      const target = targetOf(node);
      if (target?.type === 'code') own.push({ ...text(target.code), marks: [{ type: MARKS.CODE }] });
    }
    const content = [...own, ...this.#inline(childrenOf(node), insideLink)];
    if (BLOCK_TYPES.has(type)) return content.length > 0 ? [text(' '), ...content, text(' ')] : [];
    if (!isSupportedNode(type)) this.#unknown('node', type);
    return content;
  }

  #text(node: Raw): Text[] {
    const value = typeof node.value === 'string' ? node.value : '';
    if (value === '') return [];
    const marks = (Array.isArray(node.marks) ? node.marks : []).map((mark) => String((mark as { type?: unknown } | null)?.type));
    for (const mark of marks) if (!isSupportedMark(mark)) this.#unknown('mark', mark);
    return [{ ...text(value), marks: [...new Set(marks)].filter(isSupportedMark).map((type) => ({ type })) }];
  }

  #unknown(what: 'node' | 'mark', type: string): void {
    // A build has reported it already, for each entry (../check/build-lines.ts).
    if (isBuilding()) return;
    reportOnce(`rich text has a ${what} of the type "${type.slice(0, 60)}", which the site does not know; its words are shown without it`);
  }
}

const isHeaderCell = ({ nodeType }: Block) => nodeType === BLOCKS.TABLE_HEADER_CELL;

const isNode = (value: unknown): value is Raw => typeof value === 'object' && value !== null;
const childrenOf = (node: Raw): unknown[] => (Array.isArray(node.content) ? node.content : []);
const dataOf = (node: Raw) => (isNode(node.data) ? node.data : {}) as Record<string, unknown>;
const isSpan = (value: unknown) => Number.isInteger(value) && (value as number) > 1 && (value as number) <= 100;

const text = (value: string): Text => ({ nodeType: 'text', value, marks: [], data: {} });
const isVisible = (node: InlineNode): boolean => plainText(node).trim() !== '';

function block(nodeType: BLOCKS, content: (Block | InlineNode)[], data: Record<string, unknown> = {}): Block {
  return { nodeType, data, content } as unknown as Block;
}

function unlessEmpty(nodeType: BLOCKS, content: (Block | InlineNode)[], data?: Record<string, unknown>): Block[] {
  const inlineOnly = nodeType === BLOCKS.PARAGRAPH;
  const empty = inlineOnly ? !(content as InlineNode[]).some(isVisible) : content.length === 0;
  return empty ? [] : [block(nodeType, content, data)];
}

/** All words below some nodes, in order, without recursion. */
function flat(nodes: unknown[]): Text[] {
  const words: string[] = [];
  const open = nodes.toReversed();
  while (open.length > 0) {
    const node = open.pop();
    if (!isNode(node)) continue;
    if (typeof node.value === 'string') words.push(node.value);
    open.push(...childrenOf(node).toReversed());
  }
  return words.length > 0 ? [text(words.join(' '))] : [];
}

/** The target of a node, if it can be shown or linked to. */
function targetOf(node: Raw): BodyTarget | null {
  const { target } = dataOf(node);
  if (!isNode(target)) return null;
  const { type, picture, code, url, slug } = target as Record<string, unknown>;
  const usable =
    (type === 'picture' && isNode(picture) && typeof (picture as { url?: unknown }).url === 'string') ||
    (type === 'code' && typeof code === 'string') ||
    (type === 'file' && typeof url === 'string') ||
    (type === 'entry' && typeof slug === 'string');
  return usable ? (target as BodyTarget) : null;
}

/** A file that stands alone in a text is offered under its title. */
const isOffered = ({ url, title }: BodyTarget & { type: 'file' }): boolean => safeUri(url) !== null && typeof title === 'string';

function hrefOf(node: Raw, type: string): string | null {
  if (type === INLINES.HYPERLINK) return safeUri(dataOf(node).uri, env().SITE_URL);
  const target = targetOf(node);
  switch (target?.type) {
    case 'entry':
      return safeUri(entryPath(target));
    case 'file':
      return safeUri(target.url);
    case 'picture':
      return safeUri(target.picture.url);
    default:
      return null;
  }
}
