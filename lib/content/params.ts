import { DEFAULT_LOCALE, type Locale } from '../i18n/locales.ts';
import type { EntryKind } from '../site/collections.ts';
import { keywordPagesOf } from './keywords/keyword-queries.ts';
import { pageCount } from './paging.ts';
import { slugsOf } from './queries.ts';

/** The parameter of a kind without entries: Next requires one. It is no valid slug or number, so its address leads to the list. */
export const PLACEHOLDER = '-';

/** The argument that Next passes to a generateStaticParams below `[locale]`. */
export type InLocale = { params: { locale: string } };

const orPlaceholder = (values: readonly string[]) => (values.length > 0 ? values : [PLACEHOLDER]);

export async function entryParams(kind: EntryKind, { params: { locale } }: InLocale): Promise<{ slug: string }[]> {
  return orPlaceholder(slugsOf(kind, locale as Locale)).map((slug) => ({ slug }));
}

export async function listPageParams(kind: EntryKind): Promise<{ page: string }[]> {
  const slugs = slugsOf(kind, DEFAULT_LOCALE);
  return orPlaceholder(pagesAfterFirst(pageCount(slugs.length))).map((page) => ({ page }));
}

export async function keywordParams(kind: EntryKind, { params: { locale } }: InLocale): Promise<{ keyword: string }[]> {
  const slugs = keywordPagesOf(kind, locale as Locale).map(({ slug }) => slug);
  return orPlaceholder(slugs).map((keyword) => ({ keyword }));
}

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
