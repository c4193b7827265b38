import { DEFAULT_LOCALE, type Locale } from '../i18n/locales.ts';
import type { EntryKind } from '../site/collections.ts';
import { keywordPagesOf } from './keywords/keyword-queries.ts';
import { pageCount } from './paging.ts';
import { slugsOf } from './queries.ts';

/**
 * The placeholder parameter for a kind without entries: Next requires at least one parameter per route. It is never a valid slug or page
 * number, so its address redirects to the list like any other missing entry.
 */
export const PLACEHOLDER = '-';

/** The argument that Next passes to a generateStaticParams below `[locale]`. */
export type InLocale = { params: { locale: string } };

const orPlaceholder = (values: readonly string[]) => (values.length > 0 ? values : [PLACEHOLDER]);

/** The slugs of a kind in a language for generateStaticParams. */
export async function entryParams(kind: EntryKind, { params: { locale } }: InLocale): Promise<{ slug: string }[]> {
  return orPlaceholder(slugsOf(kind, locale as Locale)).map((slug) => ({ slug }));
}

/** The numbers of a list's pages after the first for generateStaticParams. */
export async function listPageParams(kind: EntryKind): Promise<{ page: string }[]> {
  const slugs = slugsOf(kind, DEFAULT_LOCALE);
  return orPlaceholder(pagesAfterFirst(pageCount(slugs.length))).map((page) => ({ page }));
}

/** The keywords of a kind that have a page in a language, for generateStaticParams. */
export async function keywordParams(kind: EntryKind, { params: { locale } }: InLocale): Promise<{ keyword: string }[]> {
  const slugs = keywordPagesOf(kind, locale as Locale).map(({ slug }) => slug);
  return orPlaceholder(slugs).map((keyword) => ({ keyword }));
}

/** Their pages after the first. */
export async function keywordPageParams(kind: EntryKind, { params: { locale } }: InLocale): Promise<{ keyword: string; page: string }[]> {
  const keywords = keywordPagesOf(kind, locale as Locale);
  const following = keywords.flatMap(({ slug, pages }) => pagesAfterFirst(pages).map((page) => ({ keyword: slug, page })));
  return following.length > 0 ? following : [{ keyword: PLACEHOLDER, page: PLACEHOLDER }];
}

/** For three pages: "2" and "3". */
const pagesAfterFirst = (pages: number) => Array.from({ length: Math.max(0, pages - 1) }, (_, index) => String(index + 2));

/** The number in a list page's address; an invalid number counts as past the end. */
export function pageNumber(param: string): number {
  return /^[1-9]\d{0,5}$/.test(param) ? Number(param) : Number.POSITIVE_INFINITY;
}
