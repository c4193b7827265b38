import { BLOCKS, INLINES, MARKS } from '@contentful/rich-text-types';
import type { BodyTarget } from '../types.ts';
import { markdownTable } from './markdown-table.ts';
import { readable } from './readable.ts';

type Node = { nodeType: string; data?: Record<string, unknown>; content?: Node[]; value?: string; marks?: { type: string }[] };

/** Makes an address of a text absolute, in the language of the text. */
export type ResolveAddress = (uri: string) => string;

/** A rich-text document as CommonMark with GitHub's tables. Nothing of its text is lost, and nothing in it is taken for markup. */
export function toMarkdown(body: unknown, resolve: ResolveAddress): string {
  return blocks(readable(body).document.content as unknown as Node[], resolve);
}

/** Text that Markdown shall show as it is. */
export function escapeMarkdown(text: string): string {
  return (
    text
      .replace(/[\\`*_{}[\]<>~|#!&$]/g, '\\$&')
      // What would begin a list, a rule or a heading where a line begins with it.
      .replace(/^([+=-]|\d{1,9}(?=[.)]))/gm, (start) => (/^\d/.test(start) ? start : `\\${start}`))
      .replace(/^(\d{1,9})([.)])/gm, '$1\\$2')
  );
}

function blocks(nodes: readonly Node[], resolve: ResolveAddress): string {
  const parts: string[] = [];
  let previous: string | null = null;
  for (const node of nodes) {
    const text = block(node, resolve);
    if (text === '') continue;
    // Two lists in a row would be read as one.
    if (previous === node.nodeType && isList(node)) parts.push('<!-- -->');
    parts.push(text);
    previous = node.nodeType;
  }
  return parts.join('\n\n');
}

const isList = ({ nodeType }: Node) => nodeType === BLOCKS.UL_LIST || nodeType === BLOCKS.OL_LIST;

function block(node: Node, resolve: ResolveAddress): string {
  const children = node.content ?? [];
  switch (node.nodeType) {
    case BLOCKS.PARAGRAPH:
      return inline(children, resolve);
    case BLOCKS.HEADING_1:
    case BLOCKS.HEADING_2:
    case BLOCKS.HEADING_3:
    case BLOCKS.HEADING_4:
    case BLOCKS.HEADING_5:
    case BLOCKS.HEADING_6: {
      const text = oneLine(inline(children, resolve));
      return text === '' ? '' : `${'#'.repeat(Number(node.nodeType.slice(-1)))} ${text}`;
    }
    case BLOCKS.UL_LIST:
      return children.map((item) => listItem('- ', item, resolve)).join('\n');
    case BLOCKS.OL_LIST:
      return children.map((item, index) => listItem(`${index + 1}. `, item, resolve)).join('\n');
    case BLOCKS.QUOTE:
      return prefixed('> ', blocks(children, resolve));
    case BLOCKS.HR:
      return '* * *';
    case BLOCKS.TABLE:
      return table(children, resolve);
    case BLOCKS.EMBEDDED_ASSET:
    case BLOCKS.EMBEDDED_ENTRY:
      return embedded(node.data?.target as BodyTarget, resolve);
    default:
      return children.some((child) => child.nodeType === 'text') ? inline(children, resolve) : blocks(children, resolve);
  }
}

function listItem(marker: string, item: Node, resolve: ResolveAddress): string {
  const text = blocks(item.content ?? [], resolve);
  return (marker + text.replace(/\n(?=[^\n])/g, `\n${' '.repeat(marker.length)}`)).trimEnd();
}

const prefixed = (prefix: string, text: string) =>
  text
    .split('\n')
    .map((line) => (prefix + line).trimEnd())
    .join('\n');

// A Markdown table has a head; where the text has none, its first row is the best there is.
function table(rows: readonly Node[], resolve: ResolveAddress): string {
  const [head = [], ...rest] = rows.map((row) => (row.content ?? []).map((cell) => tableCell(cell, resolve)));
  return markdownTable(head, rest);
}

const tableCell = (cell: Node, resolve: ResolveAddress) =>
  (cell.content ?? [])
    .map((part) => block(part, resolve).replace(/\\\n/g, '<br>').replace(/\n+/g, '<br>'))
    .filter((text) => text !== '')
    .join('<br>');

function embedded(target: BodyTarget | undefined, resolve: ResolveAddress): string {
  if (target?.type === 'picture') {
    const { alt, caption, url } = target.picture;
    const image = `![${escapeMarkdown(oneLine(alt))}](${address(resolve(url))})`;
    return caption ? `${image}\n\n${escapeMarkdown(oneLine(caption))}` : image;
  }
  return target?.type === 'code' ? codeBlock(target.code, target.language) : '';
}

function codeBlock(code: string, language: string | null): string {
  const fence = '`'.repeat(Math.max(3, longestRun(code) + 1));
  return `${fence}${/^[\w+#.-]+$/.test(language ?? '') ? language : ''}\n${code.replace(/\n$/, '')}\n${fence}`;
}

const longestRun = (text: string) => Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));

const oneLine = (text: string) => text.replace(/\\?\s*\n\s*/g, ' ').trim();

function inline(nodes: readonly Node[], resolve: ResolveAddress): string {
  let written = '';
  const runs = merged(nodes);
  for (const [index, node] of runs.entries()) {
    if (node.nodeType === 'text') written += run(node, written, runs[index + 1]?.value?.[0]);
    else if (node.nodeType === INLINES.HYPERLINK) written += link(node, resolve);
    else written += inline(node.content ?? [], resolve);
  }
  // A line that begins or ends with spaces would lose them, or break.
  return written.replace(/^[ \t]+|[ \t]+$/gm, '');
}

function link(node: Node, resolve: ResolveAddress): string {
  const text = inline(node.content ?? [], resolve);
  return text === '' ? '' : `[${oneLine(text)}](${address(resolve(String(node.data?.href)))})`;
}

/** An address in a link: in angle brackets where it holds what would end it. */
function address(url: string): string {
  const safe = url.replace(/[\s<>]/g, (sign) => encodeURIComponent(sign));
  return /[()]/.test(safe) ? `<${safe}>` : safe;
}

/** Neighbours with the same marks as one: their signs would run into each other. */
function merged(nodes: readonly Node[]): Node[] {
  const result: Node[] = [];
  for (const node of nodes) {
    const last = result.at(-1);
    if (last?.nodeType === 'text' && node.nodeType === 'text' && marksOf(last) === marksOf(node))
      result[result.length - 1] = { ...last, value: (last.value ?? '') + (node.value ?? '') };
    else result.push(node);
  }
  return result;
}

const marksOf = ({ marks = [] }: Node) =>
  marks
    .map(({ type }) => type)
    .sort()
    .join();

function run({ value = '', marks = [] }: Node, before: string, after: string | undefined): string {
  const has = (type: string) => marks.some((mark) => mark.type === type);
  // Signs must stand at the text, not at the space around it.
  const [, lead = '', text = '', trail = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(value) ?? [];
  if (text === '') return lines(value);
  let marked = has(MARKS.CODE) ? codeSpan(text) : lines(escapeMarkdown(text));
  const plain = canFlank((before + lead).at(-1), text[0]) && canFlank((trail + (after ?? ''))[0], text.at(-1));
  if (has(MARKS.ITALIC)) marked = plain ? `*${marked}*` : `<em>${marked}</em>`;
  if (has(MARKS.BOLD)) marked = plain ? `**${marked}**` : `<strong>${marked}</strong>`;
  if (has(MARKS.UNDERLINE)) marked = `<u>${marked}</u>`;
  return lines(lead) + marked + lines(trail);
}

// Line breaks that stay line breaks.
const lines = (text: string) => text.replace(/[ \t]*\r?\n[ \t]*/g, '\\\n');

const isLetter = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);
const isSpace = (sign: string | undefined) => sign === undefined || /\s/.test(sign);

/** Whether stars between these two would be read as emphasis, by CommonMark's rules of what may stand beside them. */
const canFlank = (outside: string | undefined, inside: string | undefined) =>
  isSpace(outside) || (isLetter(inside) && !'*_'.includes(outside as string));

function codeSpan(text: string): string {
  const code = text.replace(/\r?\n/g, ' ');
  const ticks = '`'.repeat(longestRun(code) + 1);
  const padding = code.startsWith('`') || code.endsWith('`') ? ' ' : '';
  return `${ticks}${padding}${code}${padding}${ticks}`;
}
