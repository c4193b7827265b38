import { BLOCKS, INLINES, MARKS } from '@contentful/rich-text-types';
import type { BodyTarget, Picture } from '../types.ts';
import { readable } from './readable.ts';
import type { ResolveAddress } from './to-markdown.ts';

type Node = { nodeType: string; data?: Record<string, unknown>; content?: Node[]; value?: string; marks?: { type: string }[] };

const ELEMENTS: Record<string, string> = {
  [BLOCKS.PARAGRAPH]: 'p',
  [BLOCKS.HEADING_2]: 'h2',
  [BLOCKS.HEADING_3]: 'h3',
  [BLOCKS.HEADING_4]: 'h4',
  [BLOCKS.HEADING_5]: 'h5',
  [BLOCKS.HEADING_6]: 'h6',
  [BLOCKS.UL_LIST]: 'ul',
  [BLOCKS.OL_LIST]: 'ol',
  [BLOCKS.LIST_ITEM]: 'li',
  [BLOCKS.QUOTE]: 'blockquote',
  [BLOCKS.TABLE]: 'table',
  [BLOCKS.TABLE_ROW]: 'tr',
  [BLOCKS.TABLE_CELL]: 'td',
  [BLOCKS.TABLE_HEADER_CELL]: 'th',
};
const MARK_ELEMENTS: [mark: string, element: string][] = [
  [MARKS.CODE, 'code'],
  [MARKS.ITALIC, 'em'],
  [MARKS.BOLD, 'strong'],
  [MARKS.UNDERLINE, 'u'],
  [MARKS.STRIKETHROUGH, 's'],
  [MARKS.SUBSCRIPT, 'sub'],
  [MARKS.SUPERSCRIPT, 'sup'],
];

/** A rich-text document as plain HTML, for readers that know nothing of the site: elements without classes, addresses in full. */
export function toHtml(body: unknown, resolve: ResolveAddress): string {
  return all(readable(body).document.content as unknown as Node[], resolve);
}

/** A picture as HTML. */
export function pictureHtml({ url, alt, width, height }: Picture, resolve: ResolveAddress): string {
  const size = width && height ? ` width="${width}" height="${height}"` : '';
  return `<img src="${escapeHtml(resolve(url))}" alt="${escapeHtml(alt)}"${size}>`;
}

/** Text that HTML shall show as it is. */
export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const all = (nodes: readonly Node[], resolve: ResolveAddress): string => nodes.map((node) => html(node, resolve)).join('');

function html(node: Node, resolve: ResolveAddress): string {
  if (node.nodeType === 'text') return marked(node);
  const inside = all(node.content ?? [], resolve);
  switch (node.nodeType) {
    case BLOCKS.HR:
      return '<hr>';
    case BLOCKS.EMBEDDED_ASSET:
    case BLOCKS.EMBEDDED_ENTRY:
      return embedded(node.data?.target as BodyTarget, resolve);
    case INLINES.HYPERLINK:
      return `<a href="${escapeHtml(resolve(String(node.data?.href)))}">${inside}</a>`;
    default: {
      const element = ELEMENTS[node.nodeType];
      return element ? `<${element}${spans(node.data)}>${inside}</${element}>` : inside;
    }
  }
}

const spans = (data: Node['data'] = {}) =>
  ['colspan', 'rowspan'].map((name) => (data[name] ? ` ${name}="${Number(data[name])}"` : '')).join('');

function marked({ value = '', marks = [] }: Node): string {
  const text = escapeHtml(value).replaceAll('\n', '<br>');
  return MARK_ELEMENTS.reduce(
    (inside, [mark, name]) => (marks.some(({ type }) => type === mark) ? `<${name}>${inside}</${name}>` : inside),
    text,
  );
}

function embedded(target: BodyTarget | undefined, resolve: ResolveAddress): string {
  if (target?.type === 'picture') {
    const { caption } = target.picture;
    return `<figure>${pictureHtml(target.picture, resolve)}${caption ? `<figcaption>${escapeHtml(caption)}</figcaption>` : ''}</figure>`;
  }
  return target?.type === 'code' ? `<pre><code>${escapeHtml(target.code)}</code></pre>` : '';
}
