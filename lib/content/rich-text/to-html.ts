import { documentToHtmlString, type Next } from '@contentful/rich-text-html-renderer';
import { BLOCKS, type Block, type Document, INLINES, type Inline, MARKS } from '@contentful/rich-text-types';
import type { BodyTarget, Picture } from '../types.ts';
import { readable } from './readable.ts';
import type { ResolveAddress } from './to-markdown.ts';

/** A rich-text document as plain HTML, for readers outside the site: elements without classes, absolute addresses. */
export function toHtml(body: Document, resolve: ResolveAddress): string {
  return documentToHtmlString(readable(body).document, {
    // Keeps an editor's line breaks, as the page does.
    preserveWhitespace: true,
    renderMark: { [MARKS.BOLD]: inElement('strong'), [MARKS.ITALIC]: inElement('em') },
    renderNode: {
      [BLOCKS.HR]: () => '<hr>',
      [BLOCKS.TABLE]: table,
      [BLOCKS.TABLE_CELL]: cell('td'),
      [BLOCKS.TABLE_HEADER_CELL]: cell('th'),
      [BLOCKS.EMBEDDED_ASSET]: (node) => embedded(node.data.target, resolve),
      [BLOCKS.EMBEDDED_ENTRY]: (node) => embedded(node.data.target, resolve),
      [INLINES.HYPERLINK]: ({ data, content }, next) => `<a href="${escapeHtml(resolve(data.href))}">${next(content)}</a>`,
    },
  });
}

export function pictureHtml({ url, alt, width, height }: Picture, resolve: ResolveAddress): string {
  const size = width && height ? ` width="${width}" height="${height}"` : '';
  return `<img src="${escapeHtml(resolve(url))}" alt="${escapeHtml(alt)}"${size}>`;
}

export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const inElement = (name: string) => (text: string) => `<${name}>${text}</${name}>`;

const cell =
  (name: 'td' | 'th') =>
  ({ data, content }: Block | Inline, next: Next) =>
    `<${name}${name === 'th' && content.length > 0 ? ` scope="${data.scope}"` : ''}${spans(data)}>${next(content)}</${name}>`;

const spans = (data: Block['data']) =>
  ['colspan', 'rowspan'].map((name) => (data[name] ? ` ${name}="${Number(data[name])}"` : '')).join('');

function table({ data, content }: Block | Inline, next: Next): string {
  const part = (name: string, rows: typeof content) => (rows.length > 0 ? `<${name}>${next(rows)}</${name}>` : '');
  return `<table>${part('thead', content.slice(0, data.head))}${part('tbody', content.slice(data.head))}</table>`;
}

function embedded(target: BodyTarget | undefined, resolve: ResolveAddress): string {
  if (target?.type === 'picture') {
    const { caption } = target.picture;
    return `<figure>${pictureHtml(target.picture, resolve)}${caption ? `<figcaption>${escapeHtml(caption)}</figcaption>` : ''}</figure>`;
  }
  if (target?.type === 'file') {
    const { url, title, about, player } = target;
    const link = `<a href="${escapeHtml(resolve(url))}">${escapeHtml(title)}</a>${about ? ` (${escapeHtml(about)})` : ''}`;
    if (!player) return `<p>${link}</p>`;
    return `<figure><${player} controls preload="none" src="${escapeHtml(resolve(url))}"></${player}><figcaption>${link}</figcaption></figure>`;
  }
  return target?.type === 'code' ? `<pre><code>${escapeHtml(target.code)}</code></pre>` : '';
}
