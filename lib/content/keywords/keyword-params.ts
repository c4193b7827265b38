import type { Locale } from '../../i18n/locales.ts';
import type { EntryKind } from '../../site/collections.ts';
import { type InLocale, PLACEHOLDER, pagesAfterFirst } from '../params.ts';
import { keywordPagesOf } from './keyword-queries.ts';

/** The keywords of a kind that have a page in a language, for generateStaticParams. */
export async function keywordParams(kind: EntryKind, { params: { locale } }: InLocale): Promise<{ keyword: string }[]> {
  const keywords = keywordPagesOf(kind, locale as Locale);
  const slugs = keywords.map(({ slug }) => slug);
  return (slugs.length > 0 ? slugs : [PLACEHOLDER]).map((keyword) => ({ keyword }));
}

/** Their pages after the first. */
export async function keywordPageParams(kind: EntryKind, { params: { locale } }: InLocale): Promise<{ keyword: string; page: string }[]> {
  const keywords = keywordPagesOf(kind, locale as Locale);
  const following = keywords.flatMap(({ slug, pages }) => pagesAfterFirst(pages).map((page) => ({ keyword: slug, page })));
  return following.length > 0 ? following : [{ keyword: PLACEHOLDER, page: PLACEHOLDER }];
}
