import type { BlockContent, PhrasingContent } from 'mdast';
import { cacheLife } from 'next/cache';
import { entryBySlug } from '../content/queries.ts';
import { toMarkdown } from '../content/rich-text/to-markdown.ts';
import type { Entry } from '../content/types.ts';
import type { Locale } from '../i18n/locales.ts';
import { type Dated, dated, shared } from '../next/age.ts';
import { absoluteUrl } from '../routing/absolute-url.ts';
import { canonicalEntryPath } from '../routing/collection-addresses.ts';
import type { EntryKind } from '../site/collections.ts';
import { resolveFrom } from './feeds/feed-items.ts';

type MarkdownLookup = { status: 'found'; text: string; canonical: string } | { status: 'missing' } | { status: 'unavailable' };

/** An entry as Markdown. */
export const entryMarkdown = shared(async (kind: EntryKind, slug: string, locale: Locale): Promise<Dated<MarkdownLookup>> => {
  'use cache';
  return dated(async () => {
    const lookup = await entryBySlug(kind, slug, locale);
    if (lookup.status === 'unavailable') {
      cacheLife('unavailable');
      return lookup;
    }
    cacheLife('content');
    if (lookup.status === 'missing') return lookup;
    const { entry } = lookup;
    return { status: 'found', text: markdownOf(entry, locale), canonical: absoluteUrl(canonicalEntryPath(entry, locale)) };
  });
});

/** An entry's text with what its page says above it: what it is, where it stands, when it was written. */
export function markdownOf(entry: Entry, locale: Locale): string {
  const url = absoluteUrl(canonicalEntryPath(entry, locale));
  const resolve = (path: string) => resolveFrom(url, path, locale);
  const facts = {
    title: entry.title,
    description: entry.description,
    url,
    language: entry.bodyLanguage,
    published: entry.publishedAt,
    updated: entry.updatedAt,
    ...(entry.keywords.length > 0 ? { keywords: entry.keywords } : {}),
  };
  // JSON is YAML, whatever a title holds.
  const front = Object.entries(facts).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  const top: BlockContent[] = [
    { type: 'heading', depth: 1, children: [text(entry.title)] },
    paragraph(text(entry.description)),
    ...(entry.picture ? [paragraph({ type: 'image', alt: entry.picture.alt, url: resolve(entry.picture.url) })] : []),
  ];
  return `---\n${front.join('\n')}\n---\n\n${toMarkdown(entry.body, resolve, top)}\n`;
}

const text = (value: string): PhrasingContent => ({ type: 'text', value: value.trim() });
const paragraph = (child: PhrasingContent): BlockContent => ({ type: 'paragraph', children: [child] });
