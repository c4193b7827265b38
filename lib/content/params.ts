import { DEFAULT_LOCALE, type Locale } from '../i18n/locales.ts';
import type { EntryKind } from '../site/collections.ts';
import { pageCount } from './paging.ts';
import { slugsOf } from './queries.ts';

/**
 * The placeholder parameter for a kind without entries: Next requires at least one parameter per route. It is never a valid slug or page
 * number, so its address redirects to the list like any other missing entry.
 */
export const PLACEHOLDER = '-';

/** The argument that Next passes to a generateStaticParams below `[locale]`. */
export type InLocale = { params: { locale: string } };

/** The slugs of a kind in a language for generateStaticParams. */
export async function entryParams(kind: EntryKind, { params: { locale } }: InLocale): Promise<{ slug: string }[]> {
  const slugs = slugsOf(kind, locale as Locale);
  return (slugs.length > 0 ? slugs : [PLACEHOLDER]).map((slug) => ({ slug }));
}

/** The numbers of a list's pages after the first for generateStaticParams. */
export async function listPageParams(kind: EntryKind): Promise<{ page: string }[]> {
  const slugs = slugsOf(kind, DEFAULT_LOCALE);
  const following = pagesAfterFirst(pageCount(slugs.length));
  return (following.length > 0 ? following : [PLACEHOLDER]).map((page) => ({ page }));
}

/** For three pages: "2" and "3". */
export function pagesAfterFirst(pages: number): string[] {
  return Array.from({ length: Math.max(0, pages - 1) }, (_, index) => String(index + 2));
}

/** The number in a list page's address; an invalid number counts as past the end. */
export function pageNumber(param: string): number {
  return /^[1-9]\d{0,5}$/.test(param) ? Number(param) : Number.POSITIVE_INFINITY;
}
