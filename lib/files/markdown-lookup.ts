import { cacheLife } from 'next/cache';
import { entryBySlug } from '../content/queries.ts';
import type { Locale } from '../i18n/locales.ts';
import { type Dated, dated, shared } from '../next/age.ts';
import type { EntryKind } from '../site/collections.ts';
import { type EntryMarkdown, entryMarkdown } from './entry-markdown.ts';

type MarkdownLookup = ({ status: 'found' } & EntryMarkdown) | { status: 'missing' } | { status: 'unavailable' };

/** The entry under this slug in a language, as Markdown. */
export const markdownBySlug = shared(async (kind: EntryKind, slug: string, locale: Locale): Promise<Dated<MarkdownLookup>> => {
  'use cache';
  return dated(async () => {
    const lookup = await entryBySlug(kind, slug, locale);
    if (lookup.status === 'unavailable') cacheLife('unavailable');
    else cacheLife('content');
    return lookup.status === 'found' ? { status: 'found', ...(await entryMarkdown(lookup.entry, locale)) } : lookup;
  });
});
