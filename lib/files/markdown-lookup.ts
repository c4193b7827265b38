import { cacheLife } from 'next/cache';
import { current } from '../content/current.ts';
import { entryBySlug } from '../content/queries.ts';
import type { Locale } from '../i18n/locales.ts';
import type { EntryKind } from '../site/collections.ts';
import { entryMarkdown } from './entry-markdown.ts';

export const markdownBySlug = current(async (kind: EntryKind, slug: string, locale: Locale, _change: number) => {
  'use cache';
  cacheLife('content');
  const entry = await entryBySlug(kind, slug, locale);
  return entry && (await entryMarkdown(entry, locale));
});
