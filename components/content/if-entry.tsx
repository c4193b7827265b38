import type { ReactNode } from 'react';
import { hasEntry } from '@/lib/content/queries';
import { currentLocale } from '@/lib/i18n/current-locale';
import type { EntryKind } from '@/lib/site/collections';

/** What leads to an entry, where the space has that entry. */
export async function IfEntry({ kind, slug, children }: { kind: EntryKind; slug: string; children: ReactNode }) {
  return (await hasEntry(kind, slug, await currentLocale())) ? children : null;
}
