import type { Locale } from '../i18n/locales.ts';
import type { EntryKind } from '../site/collections.ts';
import { keywordPagesOf, PAGE_SIZE, slugsOf } from './queries.ts';

// `ensureStatic` wants at least one address to build. Where a kind is empty (or fits one page) it gets one that
// nobody asks for: no slug looks like this, so it leads to the list like any address without an entry.
const NOBODYS = '-';

/** The slugs of a kind for generateStaticParams. */
export async function entryParams(kind: EntryKind): Promise<{ slug: string }[]> {
  const slugs = await slugsOf(kind);
  return (slugs.length > 0 ? slugs : [NOBODYS]).map((slug) => ({ slug }));
}

/** The numbers of a list's pages after the first for generateStaticParams. */
export async function listPageParams(kind: EntryKind): Promise<{ page: string }[]> {
  const pages = Math.ceil((await slugsOf(kind)).length / PAGE_SIZE);
  const following = Array.from({ length: Math.max(0, pages - 1) }, (_, index) => ({ page: String(index + 2) }));
  return following.length > 0 ? following : [{ page: NOBODYS }];
}

/** What Next hands to a generateStaticParams below `[locale]`. */
export type InLocale = { params: { locale: string } };

/** The keywords of a kind that have a page in a language, for generateStaticParams. */
export async function keywordParams(kind: EntryKind, { params: { locale } }: InLocale): Promise<{ keyword: string }[]> {
  const keywords = await keywordPagesOf(kind, locale as Locale);
  return (keywords.length > 0 ? keywords.map(({ slug }) => slug) : [NOBODYS]).map((keyword) => ({ keyword }));
}

/** Their pages after the first. */
export async function keywordFollowingParams(
  kind: EntryKind,
  { params: { locale } }: InLocale,
): Promise<{ keyword: string; page: string }[]> {
  const keywords = await keywordPagesOf(kind, locale as Locale);
  const following = keywords.flatMap(({ slug, pages }) =>
    Array.from({ length: pages - 1 }, (_, index) => ({ keyword: slug, page: String(index + 2) })),
  );
  return following.length > 0 ? following : [{ keyword: NOBODYS, page: NOBODYS }];
}

/** The number in a list page's address; an address that is none counts as past the end. */
export function pageNumber(param: string): number {
  return /^[1-9]\d{0,5}$/.test(param) ? Number(param) : Number.POSITIVE_INFINITY;
}
