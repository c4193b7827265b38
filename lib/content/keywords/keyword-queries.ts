import { cacheLife } from 'next/cache';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../i18n/locales.ts';
import { ENTRY_KINDS, type EntryKind } from '../../site/collections.ts';
import { tagWith } from '../../stored-pages/cache-tags.ts';
import { current } from '../current.ts';
import { itemsOnPage, pageCount } from '../paging.ts';
import type { Catalogue } from '../store/catalogue.ts';
import { contentStore } from '../store/content-store.ts';
import { pageStore } from '../store/page-store.ts';
import { cardTags, tags } from '../tags.ts';
import { type Keyword, keywordKey, keywordSlug } from './keywords.ts';

export const keywordPage = current(async (kind: EntryKind, slug: string, locale: Locale, page: number, _change: number) => {
  'use cache';
  const catalogue = await (await pageStore()).catalogue(kind);
  cacheLife('content');
  const keyword = catalogue.keywords.byLocale[locale].get(slug);
  const pages = keyword ? pageCount(keyword.cards.length) : 0;
  if (!keyword || page > pages) {
    tagWith([tags.keyword(kind, locale, slug), tags.missing]);
    return { status: 'missing' as const };
  }
  const cards = itemsOnPage(keyword.cards, page);
  const alternates = catalogue.keywords.alternates.get(keywordKey(locale, slug)) ?? null;
  const samePages = Object.entries(alternates ?? { [locale]: slug }) as [Locale, string][];
  tagWith([...samePages.map(([each, there]) => tags.keyword(kind, each, there)), ...cards.flatMap(cardTags)]);
  return { status: 'found' as const, ...named(catalogue, locale, keyword), count: keyword.cards.length, cards, pages, alternates };
});

/** A keyword that has a page. `topic`: its slug in the default language, if it has a page there; language-independent features use it. */
export type NamedKeyword = { slug: string; name: string; topic: string };

export const countedKeywords = current(async (kind: EntryKind, locale: Locale, _change: number) => {
  'use cache';
  cacheLife('content');
  tagWith([tags.keywords(kind, locale), tags.keywordCounts(kind, locale)]);
  const catalogue = await (await pageStore()).catalogue(kind);
  return keywordsIn(catalogue, locale).map((keyword) => ({ ...named(catalogue, locale, keyword), count: keyword.cards.length }));
});

/** The same without counts, which change with every publication: a publication under one keyword must not remake another keyword's page. */
export const keywordNames = current(async (kind: EntryKind, locale: Locale, _change: number): Promise<NamedKeyword[]> => {
  'use cache';
  cacheLife('content');
  tagWith([tags.keywords(kind, locale)]);
  const catalogue = await (await pageStore()).catalogue(kind);
  return keywordsIn(catalogue, locale).map((keyword) => named(catalogue, locale, keyword));
});

const ELSEWHERE = 3;

export const keywordElsewhere = current(async (kind: EntryKind, slug: string, locale: Locale, _change: number) => {
  'use cache';
  const catalogue = await (await pageStore()).catalogue(kind);
  cacheLife('content');
  const keyword = catalogue.keywords.byLocale[locale].get(slug);
  const cards = keyword?.cards.slice(0, ELSEWHERE) ?? [];
  tagWith([tags.keywordHasPage(kind, locale, slug), ...(keyword ? [tags.keyword(kind, locale, slug)] : []), ...cards.flatMap(cardTags)]);
  return keyword ? { ...named(catalogue, locale, keyword), cards } : null;
});

export const keywordsOfEntry = current(async (kind: EntryKind, names: string[], locale: Locale, _change: number) => {
  'use cache';
  const catalogue = await (await pageStore()).catalogue(kind);
  cacheLife('content');
  const keywords = catalogue.keywords.byLocale[locale];
  const slugged = names.map((name) => ({ name, slug: keywordSlug(name) }));
  tagWith(slugged.flatMap(({ slug }) => (slug ? [tags.keywordHasPage(kind, locale, slug)] : [])));
  return slugged.map(({ name, slug }) => ({ name, slug: slug !== null && keywords.has(slug) ? slug : null }));
});

/** Every keyword in all languages, with its number of pages. `lastModified`: when one of its entries was last published. */
export const allKeywordPages = current(async (_change: number) => {
  'use cache';
  cacheLife('content');
  tagWith(ENTRY_KINDS.flatMap((kind) => [tags.list(kind), tags.cards(kind)]));
  return ENTRY_KINDS.flatMap((kind) => {
    const catalogue = contentStore().catalogue(kind);
    return LOCALES.flatMap((locale) =>
      keywordsIn(catalogue, locale).map(({ slug, cards }) => ({
        ...{ kind, slug, locale, pages: pageCount(cards.length) },
        lastModified: cards
          .map(({ updatedAt }) => updatedAt)
          .sort()
          .at(-1) as string,
        alternates: catalogue.keywords.alternates.get(keywordKey(locale, slug)) ?? null,
      })),
    );
  });
});

export function keywordPagesOf(kind: EntryKind, locale: Locale): { slug: string; pages: number }[] {
  return keywordsIn(contentStore().catalogue(kind), locale).map(({ slug, cards }) => ({ slug, pages: pageCount(cards.length) }));
}

const keywordsIn = ({ keywords }: Catalogue, locale: Locale): Keyword[] => [...keywords.byLocale[locale].values()];

const named = ({ keywords }: Catalogue, locale: Locale, { slug, name }: Keyword): NamedKeyword => ({
  slug,
  name,
  topic: keywords.alternates.get(keywordKey(locale, slug))?.[DEFAULT_LOCALE] ?? slug,
});
