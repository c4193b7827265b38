import type { ReactNode } from 'react';
import { hasEntry } from '@/lib/content/queries';
import { currentLocale } from '@/lib/i18n/current-locale';
import type { EntryKind } from '@/lib/site/collections';

/** Shows a link to an entry only if the Contentful space has that entry. */
export async function IfEntry({ kind, slug, children }: { kind: EntryKind; slug: string; children: ReactNode }) {
  return (await hasEntry(kind, slug, await currentLocale())) ? children : null;
}
