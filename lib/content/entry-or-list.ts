import { redirect } from 'next/navigation';
import { cache } from 'react';
import { type Locale, localizedPath } from '../i18n/locales.ts';
import { COLLECTIONS, type EntryKind } from '../site/collections.ts';
import { entryBySlug } from './queries.ts';
import type { Entry } from './types.ts';

/** The entry, or a redirect to the list of its language (307). Parts of a page that ask at the same time share one answer. */
export const entryOrList = cache(
  async (kind: EntryKind, slug: string, locale: Locale): Promise<Entry> =>
    (await entryBySlug(kind, slug, locale)) ?? redirect(localizedPath(COLLECTIONS[kind].listPath, locale)),
);
