import { redirect } from 'next/navigation';
import { cache } from 'react';
import { type Locale, localizedPath } from '../i18n/locales.ts';
import { COLLECTIONS, type EntryKind } from '../site/collections.ts';
import { entryBySlug } from './queries.ts';
import type { Entry } from './types.ts';

/**
 * The entry under this slug. Without one the visitor is redirected to the list of the same language (307). Parts of a page that request it
 * at the same time share one answer.
 */
export const entryOrList = cache(
  async (kind: EntryKind, slug: string, locale: Locale): Promise<Entry> =>
    (await entryBySlug(kind, slug, locale)) ?? redirect(localizedPath(COLLECTIONS[kind].listPath, locale)),
);
