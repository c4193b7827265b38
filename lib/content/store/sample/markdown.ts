import { richTextFromMarkdown } from '@contentful/rich-text-from-markdown';
import { BLOCKS, type Document, MARKS } from '@contentful/rich-text-types';

type MarkdownNode = { type: string; value?: string; url?: string; lang?: string | null };
type RichNode = { nodeType: string; data: Record<string, unknown>; content?: RichNode[]; value?: string; marks?: { type: string }[] };

/** A fenced code block that became a separate entry, in the order of the text. */
export type SampleCode = { language: string | null; code: string };

const UNDERLINE_ON = '\u0001';
const UNDERLINE_OFF = '\u0002';

/**
 * Turns an article's Markdown into the rich text that an editor would write. It maps what the converter does not support: a picture is an
 * embedded asset, a fenced code block an embedded entry, `<u>` an underline, and the first row of a table has header cells. `codeId` names
 * the entry of the code block with this position.
 */
export async function toRichText(
  markdown: string,
  codeId: (position: number) => string,
): Promise<{ document: Document; codes: SampleCode[] }> {
  const codes: SampleCode[] = [];
  const document = await richTextFromMarkdown(markdown, async (node) => convertUnknown(node as MarkdownNode, codes, codeId) as never);
  return { document: finish(document as unknown as RichNode) as unknown as Document, codes };
}

function convertUnknown(node: MarkdownNode, codes: SampleCode[], codeId: (position: number) => string): RichNode {
  if (node.type === 'image') return embed(BLOCKS.EMBEDDED_ASSET, 'Asset', node.url as string);
  if (node.type === 'code') {
    codes.push({ language: node.lang ?? null, code: node.value ?? '' });
    return embed(BLOCKS.EMBEDDED_ENTRY, 'Entry', codeId(codes.length - 1));
  }
  if (node.type === 'html' && node.value === '<u>') return text(UNDERLINE_ON);
  if (node.type === 'html' && node.value === '</u>') return text(UNDERLINE_OFF);
  throw new Error(`The sample text uses Markdown that has no rich-text counterpart: ${node.type} ${node.value ?? ''}`);
}

function embed(nodeType: string, linkType: 'Asset' | 'Entry', id: string): RichNode {
  return { nodeType, data: { target: { sys: { type: 'Link', linkType, id } } }, content: [] };
}

const text = (value: string): RichNode => ({ nodeType: 'text', value, marks: [], data: {} });

function finish(node: RichNode): RichNode {
  if (!node.content) return node;
  const content = underline(node.content).map(finish);
  if (node.nodeType !== BLOCKS.TABLE) return { ...node, content };
  const [header, ...rows] = content;
  if (!header) return { ...node, content };
  const headerCells = header.content?.map((cell) => ({ ...cell, nodeType: BLOCKS.TABLE_HEADER_CELL }));
  return { ...node, content: [{ ...header, content: headerCells }, ...rows] };
}

// The converter passes `<u>` and `</u>` separately; the text between them gets the mark.
function underline(nodes: RichNode[]): RichNode[] {
  let underlined = false;
  return nodes.flatMap((node) => {
    if (node.value === UNDERLINE_ON || node.value === UNDERLINE_OFF) {
      underlined = node.value === UNDERLINE_ON;
      return [];
    }
    return [underlined && node.marks ? { ...node, marks: [...node.marks, { type: MARKS.UNDERLINE }] } : node];
  });
}
