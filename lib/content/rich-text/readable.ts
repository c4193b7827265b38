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

/** A node of a mapped body (resolveBody in ../store/entry.ts): it has its data, and its target is mapped. */
type Raw = {
  nodeType: string;
  data: Record<string, unknown> & { target?: BodyTarget };
  content?: unknown;
  value?: string;
  marks?: unknown;
};
type InlineNode = Inline | Text;

/** A text that can be drawn as it is, and its headings in order. */
export type Readable = { document: Document; headings: Heading[] };

const BLOCK_TYPES = new Set<string>(Object.values(BLOCKS));
const INLINE_TYPES = new Set<string>(Object.values(INLINES));
const LINKS = new Set<string>([INLINES.HYPERLINK, INLINES.ENTRY_HYPERLINK, INLINES.ASSET_HYPERLINK, INLINES.RESOURCE_HYPERLINK]);

/**
 * Turns a mapped body into a valid tree: nodes are only where HTML allows them, headings have an id and a level without skipped levels, links
 * have a safe `data.href` or become text, tables have rows of cells (`data.scope` of header cells, `data.heading`: the heading above the
 * table, `data.head` and `data.columns`: numbers of header rows and columns). Unknown nodes become plain text and are reported; no text is
 * lost. `takenIds` are ids that the page uses itself.
 */
export function readable(body: Document, takenIds: Iterable<string> = []): Readable {
  const reader = new Reader(takenIds);
  const content = reader.blocks(childrenOf(body as unknown as Raw));
  return { document: { nodeType: BLOCKS.DOCUMENT, data: {}, content } as unknown as Document, headings: reader.headings };
}

class Reader {
  readonly headings: Heading[] = [];
  readonly #nameHeading: (title: string) => string;
  readonly #levelHeading = headingLevels();

  constructor(takenIds: Iterable<string>) {
    this.#nameHeading = headingIds(takenIds);
  }

  /** Nodes in a block context. Bare words get a paragraph. */
  blocks(nodes: readonly Raw[]): Block[] {
    const blocks: Block[] = [];
    let loose: InlineNode[] = [];
    const flush = () => {
      if (loose.some(isVisible)) blocks.push(block(BLOCKS.PARAGRAPH, loose));
      loose = [];
    };
    for (const node of nodes) {
      if (node.nodeType === 'text' || INLINE_TYPES.has(node.nodeType)) loose.push(...this.#inline([node]));
      else {
        flush();
        blocks.push(...this.#block(node));
      }
    }
    flush();
    return blocks;
  }

  #block(node: Raw): Block[] {
    const { nodeType: type, data } = node;
    const children = childrenOf(node);
    const rank = headingRank(type);
    if (rank !== undefined) return this.#heading(rank, children);
    switch (type) {
      case BLOCKS.PARAGRAPH:
        return unlessEmpty(BLOCKS.PARAGRAPH, this.#inline(children));
      case BLOCKS.QUOTE:
        return unlessEmpty(BLOCKS.QUOTE, this.blocks(children));
      case BLOCKS.OL_LIST:
      case BLOCKS.UL_LIST:
        return unlessEmpty(
          type,
          this.#parts(children, BLOCKS.LIST_ITEM).map((item) => block(BLOCKS.LIST_ITEM, this.blocks(item))),
        );
      case BLOCKS.TABLE:
        return this.#table(children);
      case BLOCKS.HR:
        return [block(BLOCKS.HR, []), ...this.blocks(children)];
      case BLOCKS.EMBEDDED_ASSET:
      case BLOCKS.EMBEDDED_ENTRY: {
        const { target } = data;
        const shown = target?.type === 'picture' || target?.type === 'code' || (target?.type === 'file' && safeUri(target.url) !== null);
        return [...(shown ? [block(type, [], { target })] : []), ...this.blocks(children)];
      }
      default:
        if (!isSupportedNode(type)) this.#unknown('node', type);
        return this.blocks([...wordsOf(node), ...children]);
    }
  }

  #heading(rank: number, children: readonly Raw[]): Block[] {
    const content = this.#inline(children);
    if (!content.some(isVisible)) return [];
    const level = this.#levelHeading(rank);
    const title = content.map(plainText).join('').replaceAll(/\s+/g, ' ').trim();
    const heading = { id: this.#nameHeading(title), level, title };
    this.headings.push(heading);
    const linked = content.some(({ nodeType }) => nodeType === INLINES.HYPERLINK);
    return [block(`heading-${level}` as BLOCKS, content, { ...heading, linked })];
  }

  #table(children: readonly Raw[]): Block[] {
    const heading = this.headings.at(-1)?.title ?? null;
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

  #cells(nodes: readonly Raw[]): Block[] {
    return nodes.flatMap((node) => {
      const header = node.nodeType === BLOCKS.TABLE_HEADER_CELL;
      const cell = header || node.nodeType === BLOCKS.TABLE_CELL;
      const content = header ? this.#words(childrenOf(node)) : this.blocks(cell ? childrenOf(node) : [node]);
      // An empty cell keeps its column; any other node without words is dropped.
      if (!cell && content.length === 0) return [];
      const { colspan, rowspan } = node.data;
      const spans = { ...(isSpan(colspan) ? { colspan } : {}), ...(isSpan(rowspan) ? { rowspan } : {}) };
      return [block(header ? BLOCKS.TABLE_HEADER_CELL : BLOCKS.TABLE_CELL, content, spans)];
    });
  }

  /** What a header cell may hold: words, block by block. */
  #words(nodes: readonly Raw[]): Block[] {
    return nodes.flatMap((node) =>
      unlessEmpty(BLOCKS.PARAGRAPH, this.#inline(node.nodeType === BLOCKS.PARAGRAPH ? childrenOf(node) : [node])),
    );
  }

  /** The items of a list or a table; any other node becomes an item. */
  #parts(nodes: readonly Raw[], part: BLOCKS): (readonly Raw[])[] {
    return nodes.flatMap((node) => {
      if (node.nodeType === part) return [childrenOf(node)];
      if (node.nodeType === 'text' && !isVisible(node as unknown as Text)) return [];
      return [[node]];
    });
  }

  /** Nodes in an inline context. Blocks among them become text, separated by a space. */
  #inline(nodes: readonly Raw[], insideLink = false): InlineNode[] {
    return nodes.flatMap((node): InlineNode[] => (node.nodeType === 'text' ? this.#text(node) : this.#inlineNode(node, insideLink)));
  }

  #inlineNode(node: Raw, insideLink: boolean): InlineNode[] {
    const { nodeType: type, data } = node;
    const own = wordsOf(node);
    if (LINKS.has(type)) {
      const href = insideLink ? null : hrefOf(node);
      const content = this.#inline(childrenOf(node), insideLink || href !== null);
      return href !== null && content.some(isVisible) ? [{ nodeType: INLINES.HYPERLINK, data: { href }, content } as Inline] : content;
    }
    if (type === INLINES.EMBEDDED_ENTRY && data.target?.type === 'code')
      own.push({ ...text(data.target.code), marks: [{ type: MARKS.CODE }] });
    const content = [...own, ...this.#inline(childrenOf(node), insideLink)];
    if (BLOCK_TYPES.has(type)) return content.length > 0 ? [text(' '), ...content, text(' ')] : [];
    if (!isSupportedNode(type)) this.#unknown('node', type);
    return content;
  }

  #text(node: Raw): Text[] {
    if (!node.value) return [];
    const marks = (Array.isArray(node.marks) ? node.marks : []).map((mark) => String((mark as { type?: unknown } | null)?.type));
    for (const mark of marks) if (!isSupportedMark(mark)) this.#unknown('mark', mark);
    return [{ ...text(node.value), marks: [...new Set(marks)].filter(isSupportedMark).map((type) => ({ type })) }];
  }

  #unknown(what: 'node' | 'mark', type: string): void {
    // A build has reported it already, for each entry (../check/check-entry.ts).
    if (isBuilding()) return;
    reportOnce(`rich text has a ${what} of the type "${type.slice(0, 60)}", which the site does not know; its words are shown without it`);
  }
}

const isHeaderCell = ({ nodeType }: Block) => nodeType === BLOCKS.TABLE_HEADER_CELL;

const childrenOf = ({ content }: Raw): readonly Raw[] => (Array.isArray(content) ? content : []);
const isSpan = (value: unknown) => Number.isInteger(value) && (value as number) > 1 && (value as number) <= 100;

const text = (value: string): Text => ({ nodeType: 'text', value, marks: [], data: {} });
const wordsOf = ({ value }: Raw): Text[] => (typeof value === 'string' ? [text(value)] : []);
const isVisible = (node: InlineNode): boolean => plainText(node).trim() !== '';

function block(nodeType: BLOCKS, content: (Block | InlineNode)[], data: Record<string, unknown> = {}): Block {
  return { nodeType, data, content } as unknown as Block;
}

function unlessEmpty(nodeType: BLOCKS, content: (Block | InlineNode)[], data?: Record<string, unknown>): Block[] {
  const inlineOnly = nodeType === BLOCKS.PARAGRAPH;
  const empty = inlineOnly ? !(content as InlineNode[]).some(isVisible) : content.length === 0;
  return empty ? [] : [block(nodeType, content, data)];
}

function hrefOf({ nodeType, data: { uri, target } }: Raw): string | null {
  if (nodeType === INLINES.HYPERLINK) return safeUri(uri, env().SITE_URL);
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
