import { cacheLife, cacheTag } from 'next/cache';
import { LOCALES, type Locale } from '../i18n/locales.ts';
import { ENTRY_KINDS, type EntryKind } from '../site/collections.ts';
import { isContentUnavailable } from './errors.ts';
import { IN_FULL } from './in-full.ts';
import { type KeywordAlternates, keywordSlug } from './keywords/keywords.ts';
import { pickRelated } from './related.ts';
import { contentStore } from './store/content-store.ts';
import { cardTags, entryTags, tags } from './tags.ts';
import type { Card, Entry, LocalizedCard, LocalizedEntry } from './types.ts';

/** Entries on one page of a list. */
export const PAGE_SIZE = 12;

/** What is known of a slug: its entry, that there is none, or that the API could not say. */
export type Lookup = { status: 'found'; entry: Entry } | { status: 'missing' } | { status: 'unavailable' };

/** The entry under this slug in a language. */
export async function entryBySlug(kind: EntryKind, slug: string, locale: Locale): Promise<Lookup> {
  'use cache';
  const found = await unlessUnavailable(`${kind} "${slug}" could not be read`, () => contentStore().entryBySlug(kind, slug));
  if (found === UNAVAILABLE) {
    cacheLife('unavailable');
    return { status: 'unavailable' };
  }
  cacheLife('content');
  const entry = found?.[locale];
  tagWith([tags.slug(kind, slug), ...(entry ? entryTags(entry) : [tags.missing])]);
  return entry ? { status: 'found', entry } : { status: 'missing' };
}

/** One page of a kind's list, newest first, counted from 1, and how many pages there are (at least 1). Throws ContentUnavailable. */
export async function listPage(kind: EntryKind, locale: Locale, page: number): Promise<{ cards: Card[]; pages: number }> {
  'use cache';
  cacheLife('content');
  const all = (await contentStore().catalogue(kind)).cards(locale);
  const cards = all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const pages = Math.max(1, Math.ceil(all.length / PAGE_SIZE));
  tagWith([tags.list(kind), ...cards.flatMap(cardTags), ...(page > pages ? [tags.missing] : [])]);
  return { cards, pages };
}

/** A keyword's page: its entries, newest first, and what it is called; or that there is none, or that the API could not say. */
export type KeywordLookup =
  | { status: 'found'; name: string; count: number; cards: Card[]; pages: number; alternates: KeywordAlternates | null }
  | { status: 'missing' }
  | { status: 'unavailable' };

/** One page of the entries that have a keyword, counted from 1. */
export async function keywordPage(kind: EntryKind, slug: string, locale: Locale, page: number): Promise<KeywordLookup> {
  'use cache';
  const catalogue = await unlessUnavailable(`${kind} keyword "${slug}" could not be read`, () => contentStore().catalogue(kind));
  if (catalogue === UNAVAILABLE) {
    cacheLife('unavailable');
    return { status: 'unavailable' };
  }
  cacheLife('content');
  const keyword = catalogue.keywords.byLocale[locale].get(slug);
  const pages = keyword ? Math.ceil(keyword.cards.length / PAGE_SIZE) : 0;
  if (!keyword || page > pages) {
    tagWith([tags.keyword(kind, locale, slug), tags.missing]);
    return { status: 'missing' };
  }
  const cards = keyword.cards.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const alternates = catalogue.keywords.pairs.get(`${locale}/${slug}`) ?? null;
  const itself = LOCALES.flatMap((each) => {
    const there = each === locale ? slug : alternates?.[each];
    return there ? [tags.keyword(kind, each, there)] : [];
  });
  tagWith([...itself, ...cards.flatMap(cardTags)]);
  return { status: 'found', name: keyword.name, count: keyword.cards.length, cards, pages, alternates };
}

/** A keyword that has a page, and how many entries it has. */
export type CountedKeyword = { slug: string; name: string; count: number };

/** The keywords of a kind that have pages, with their counts, in the order of their names. Throws ContentUnavailable. */
export async function countedKeywords(kind: EntryKind, locale: Locale): Promise<CountedKeyword[]> {
  'use cache';
  cacheLife('content');
  tagWith([tags.keywords(kind, locale), tags.keywordCounts(kind, locale)]);
  const keywords = (await contentStore().catalogue(kind)).keywords.byLocale[locale];
  return [...keywords.values()].map(({ slug, name, cards }) => ({ slug, name, count: cards.length }));
}

/** The same without counts, which change with every publication: a keyword's page must not be made anew for another keyword's. */
export async function keywordNames(kind: EntryKind, locale: Locale): Promise<{ slug: string; name: string }[]> {
  'use cache';
  cacheLife('content');
  tagWith([tags.keywords(kind, locale)]);
  const keywords = (await contentStore().catalogue(kind)).keywords.byLocale[locale];
  return [...keywords.values()].map(({ slug, name }) => ({ slug, name }));
}

/** An entry's keywords as it spells them, each with the slug of its page, or null where it has none. */
export async function keywordsOfEntry(kind: EntryKind, names: string[], locale: Locale): Promise<{ name: string; slug: string | null }[]> {
  'use cache';
  const slugs = names.map(keywordSlug);
  const catalogue = await unlessUnavailable(`no keyword links of ${kind}`, () => contentStore().catalogue(kind));
  if (catalogue === UNAVAILABLE) {
    cacheLife('unavailable');
    return names.map((name) => ({ name, slug: null }));
  }
  cacheLife('content');
  tagWith(slugs.flatMap((slug) => (slug ? [tags.keywordStands(kind, locale, slug)] : [])));
  const keywords = catalogue.keywords.byLocale[locale];
  return names.map((name, index) => ({ name, slug: keywords.get(slugs[index] ?? '')?.slug ?? null }));
}

/** A keyword's pages: `pages` of them, from `/blogs/keyword/planning` to `/blogs/keyword/planning/page/3`. */
export type KeywordAddress = {
  kind: EntryKind;
  slug: string;
  locale: Locale;
  pages: number;
  /** ISO 8601: when one of its entries was last published. */
  lastModified: string;
  alternates: KeywordAlternates | null;
};

/** Every keyword page there is, in all languages, for whoever lists the site's addresses. Throws ContentUnavailable. */
export async function allKeywordPages(): Promise<KeywordAddress[]> {
  'use cache';
  cacheLife('content');
  tagWith(ENTRY_KINDS.flatMap((kind) => [tags.list(kind), tags.cards(kind)]));
  const found: KeywordAddress[] = [];
  for (const kind of ENTRY_KINDS) {
    const catalogue = await contentStore().catalogue(kind);
    for (const locale of LOCALES) {
      for (const { slug, cards } of catalogue.keywords.byLocale[locale].values()) {
        found.push({
          kind,
          slug,
          locale,
          pages: Math.ceil(cards.length / PAGE_SIZE),
          lastModified: cards
            .map(({ updatedAt }) => updatedAt)
            .sort()
            .at(-1) as string,
          alternates: catalogue.keywords.pairs.get(`${locale}/${slug}`) ?? null,
        });
      }
    }
  }
  return found;
}

/** The newest entries of a kind with their texts, newest first, in every language. Throws ContentUnavailable. */
export async function newestEntries(kind: EntryKind): Promise<LocalizedEntry[]> {
  'use cache';
  cacheLife('content');
  const entries = await contentStore().newestEntries(kind, IN_FULL);
  tagWith([...new Set([tags.list(kind), ...entries.flatMap((entry) => LOCALES.flatMap((locale) => entryTags(entry[locale])))])]);
  return entries;
}

/** Every entry of a kind in brief and in every language, newest first, with pictures. Throws ContentUnavailable. */
export async function localizedCards(kind: EntryKind): Promise<readonly LocalizedCard[]> {
  'use cache';
  cacheLife('content');
  tagWith([tags.list(kind), tags.cards(kind), tags.pictures(kind)]);
  return (await contentStore().catalogue(kind)).localizedCards();
}

/** Every entry of a kind in brief, newest first. Throws ContentUnavailable. */
export async function allCards(kind: EntryKind, locale: Locale): Promise<Card[]> {
  'use cache';
  cacheLife('content');
  tagWith([tags.list(kind), tags.cards(kind)]);
  return (await contentStore().catalogue(kind)).cards(locale);
}

/** Up to five other entries of the kind, drawn anew each time the page is made; none where they cannot be fetched. */
export async function relatedCards(kind: EntryKind, openId: string, locale: Locale): Promise<Card[]> {
  'use cache';
  const catalogue = await unlessUnavailable(`no related ${kind} entries for ${openId}`, () => contentStore().catalogue(kind));
  if (catalogue === UNAVAILABLE) {
    cacheLife('unavailable');
    return [];
  }
  cacheLife('content');
  const cards = pickRelated(catalogue.cards(locale), openId);
  // Not the list's tag: a new entry must not make every page of its kind stale.
  tagWith(cards.flatMap(cardTags));
  return cards;
}

/** The slugs of a kind, for generateStaticParams. Throws ContentUnavailable, which ends a build. */
export async function slugsOf(kind: EntryKind): Promise<string[]> {
  return (await contentStore().catalogue(kind)).slugs();
}

/** The keywords of a kind that have pages, and how many, for generateStaticParams. Throws ContentUnavailable. */
export async function keywordPagesOf(kind: EntryKind, locale: Locale): Promise<{ slug: string; pages: number }[]> {
  const keywords = (await contentStore().catalogue(kind)).keywords.byLocale[locale];
  return [...keywords.values()].map(({ slug, cards }) => ({ slug, pages: Math.ceil(cards.length / PAGE_SIZE) }));
}

/** Next keeps this many tags of one call and drops the rest. */
const TAGS_PER_CALL = 128;

function tagWith(names: string[]): void {
  for (let start = 0; start < names.length; start += TAGS_PER_CALL) cacheTag(...names.slice(start, start + TAGS_PER_CALL));
}

const UNAVAILABLE = Symbol('unavailable');

// An error thrown inside 'use cache' makes the whole page a 500, caught or not (tried). What has a better answer must return it.
async function unlessUnavailable<T>(what: string, ask: () => Promise<T>): Promise<T | typeof UNAVAILABLE> {
  try {
    return await ask();
  } catch (error) {
    if (!isContentUnavailable(error)) throw error;
    console.error(`content: ${what}: ${error.message}`);
    return UNAVAILABLE;
  }
}
