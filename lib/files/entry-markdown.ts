import type { BlockContent, PhrasingContent } from 'mdast';
import { brokenLines, toMarkdown } from '../content/rich-text/to-markdown.ts';
import type { Entry } from '../content/types.ts';
import type { Locale } from '../i18n/locales.ts';
import { absoluteUrl } from '../routing/absolute-url.ts';
import { canonicalEntryPath } from '../routing/collection-addresses.ts';
import { authorName } from '../site/author.ts';
import { fileResponse } from './file-response.ts';
import { resolveFrom } from './resolve-from.ts';

type EntryMarkdown = { text: string; canonical: string };

export async function entryMarkdown(entry: Entry, locale: Locale): Promise<EntryMarkdown> {
  return { text: await markdownOf(entry, locale), canonical: absoluteUrl(canonicalEntryPath(entry, locale)) };
}

export const markdownResponse = ({ text, canonical }: EntryMarkdown): Response =>
  fileResponse(text, { type: 'text/markdown; charset=utf-8', canonical });

export async function markdownOf(entry: Entry, locale: Locale): Promise<string> {
  const url = absoluteUrl(canonicalEntryPath(entry, locale));
  const resolve = (path: string) => resolveFrom(url, path, locale);
  const facts = {
    title: entry.title,
    description: entry.description,
    url,
    language: entry.bodyLanguage,
    author: await authorName(entry.bodyLanguage),
    published: entry.publishedAt,
    updated: entry.updatedAt,
    ...(entry.keywords.length > 0 ? { keywords: entry.keywords } : {}),
  };
  const front = Object.entries(facts).map(([name, value]) => `${name}: ${yaml(value)}`);
  const top: BlockContent[] = [
    { type: 'heading', depth: 1, children: [text(entry.title)] },
    { type: 'paragraph', children: brokenLines(entry.description.trim()) },
    ...(entry.picture ? [paragraph({ type: 'image', alt: entry.picture.alt.replace(/\s+/g, ' '), url: resolve(entry.picture.url) })] : []),
  ];
  return `---\n${front.join('\n')}\n---\n\n${toMarkdown(entry.body, resolve, top)}\n`;
}

/** JSON is YAML but for a few characters (https://yaml.org/spec/1.2.2/#51-character-set). */
const yaml = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[\u007f-\u00a0\u2028\u2029\ufeff\ufffe\uffff]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const text = (value: string): PhrasingContent => ({ type: 'text', value: value.replace(/\s+/g, ' ').trim() });
const paragraph = (child: PhrasingContent): BlockContent => ({ type: 'paragraph', children: [child] });
