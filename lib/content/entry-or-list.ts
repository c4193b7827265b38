import { redirect } from 'next/navigation';
import { cache } from 'react';
import { type Locale, localizedPath } from '../i18n/locales.ts';
import { COLLECTIONS, type EntryKind } from '../site/collections.ts';
import { entryBySlug } from './queries.ts';
import type { Entry } from './types.ts';

/**
 * The entry under this slug; without one the visitor is sent to the list of the same language (307). Where the API cannot say,
 * likewise: the page cache knows that redirect by its missing tags, never stores it, and goes on serving the last good page.
 * The parts of a page that ask for it at the same time share one answer.
 */
export const entryOrList = cache(async (kind: EntryKind, slug: string, locale: Locale): Promise<Entry> => {
  const lookup = await entryBySlug(kind, slug, locale);
  return lookup.status === 'found' ? lookup.entry : redirect(localizedPath(COLLECTIONS[kind].listPath, locale));
});
