import { cacheLife } from 'next/cache';
import { LOCALES, type Locale } from '../i18n/locales.ts';
import { type Dated, dated, shared } from '../next/age.ts';
import { tagWith } from '../next/cache-tags.ts';
import type { EntryKind } from '../site/collections.ts';
import { UNAVAILABLE, unlessUnavailable } from './cached-answer.ts';
import { itemsOnPage, NEWEST_ENTRIES, pageCount } from './paging.ts';
import { nextToRead, pickRelated } from './related.ts';
import { contentStore } from './store/content-store.ts';
import { pageStore } from './store/page-store.ts';
import { cardTags, entryTags, slugTags, tags } from './tags.ts';
import type { Card, Entry, LocalizedCard, LocalizedEntry } from './types.ts';

/** What is known of a slug: its entry, that there is none, or that the API could not say. */
type Lookup = { status: 'found'; entry: Entry } | { status: 'missing' } | { status: 'unavailable' };

/** The entry under this slug in a language. */
export const entryBySlug = shared(async (kind: EntryKind, slug: string, locale: Locale): Promise<Dated<Lookup>> => {
  'use cache';
  return dated(async () => {
    const found = await unlessUnavailable(`${kind} "${slug}" could not be read`, async () =>
      (await pageStore()).entryBySlug(kind, slug, locale),
    );
    if (found === UNAVAILABLE) {
      cacheLife('unavailable');
      return { status: 'unavailable' };
    }
    cacheLife('content');
    const entry = found?.in[locale];
    tagWith(slugTags(kind, slug, locale, entry));
    return entry ? { status: 'found', entry } : { status: 'missing' };
  });
});

/**
 * One page of a kind's list, newest first, counted from 1, and how many pages there are (at least 1). Where the API cannot say, a later page
 * counts as behind the last, of 0: it leads to the first, and nothing of it is kept. For the first page there is no such way out: throws
 * ContentUnavailable, and the last good one stays.
 */
export const listPage = shared(
  async (kind: EntryKind, locale: Locale, page: number): Promise<Dated<{ cards: Card[]; pages: number; total: number }>> => {
    'use cache';
    return dated(async () => {
      const ask = async () => (await pageStore()).catalogue(kind);
      const catalogue = page === 1 ? await ask() : await unlessUnavailable(`page ${page} of the ${kind} list could not be read`, ask);
      if (catalogue === UNAVAILABLE) {
        cacheLife('unavailable');
        return { cards: [], pages: 0, total: 0 };
      }
      cacheLife('content');
      const all = catalogue.cards(locale);
      const cards = itemsOnPage(all, page);
      const pages = Math.max(1, pageCount(all.length));
      tagWith([tags.list(kind), ...cards.flatMap(cardTags), ...(page > pages ? [tags.missing] : [])]);
      return { cards, pages, total: all.length };
    });
  },
);

/**
 * Some of the newest entries of a kind in brief, newest first: for a page that shows these and nothing else of the list, and is to be left alone when
 * another one changes. Throws ContentUnavailable.
 */
export const newestCards = shared(async (kind: EntryKind, locale: Locale, count: number): Promise<Dated<Card[]>> => {
  'use cache';
  return dated(async () => {
    cacheLife('content');
    const cards = (await (await pageStore()).catalogue(kind)).cards(locale).slice(0, count);
    tagWith([tags.list(kind), ...cards.flatMap(cardTags)]);
    return cards;
  });
});

/** The newest entries of a kind with their texts, newest first, in every language. Throws ContentUnavailable. */
export const newestEntries = shared(async (kind: EntryKind): Promise<Dated<LocalizedEntry[]>> => {
  'use cache';
  return dated(async () => {
    cacheLife('content');
    const entries = await contentStore().newestEntries(kind, NEWEST_ENTRIES);
    tagWith([...new Set([tags.list(kind), ...entries.flatMap((entry) => LOCALES.flatMap((locale) => entryTags(entry.in[locale])))])]);
    return entries;
  });
});

/** Every entry of a kind in brief and in every language, newest first, with pictures. Throws ContentUnavailable. */
export const localizedCards = shared(async (kind: EntryKind): Promise<Dated<readonly LocalizedCard[]>> => {
  'use cache';
  return dated(async () => {
    cacheLife('content');
    tagWith([tags.list(kind), tags.cards(kind), tags.pictures(kind)]);
    return (await contentStore().catalogue(kind)).localizedCards();
  });
});

/**
 * Whether an entry stands under a slug: for a page that leads there and shows nothing of it. Only its coming and going make the page stale, and no
 * time does. Where the API cannot say, it does not.
 */
export const hasEntry = shared(async (kind: EntryKind, slug: string, locale: Locale): Promise<Dated<boolean>> => {
  'use cache';
  return dated(async () => {
    const catalogue = await unlessUnavailable(`whether ${kind} has "${slug}" is not known`, async () =>
      (await pageStore()).catalogue(kind),
    );
    if (catalogue === UNAVAILABLE) {
      cacheLife('unavailable');
      return false;
    }
    cacheLife({ revalidate: Number.POSITIVE_INFINITY, expire: Number.POSITIVE_INFINITY });
    tagWith([tags.standing(kind, locale, slug)]);
    return catalogue.has(slug, locale);
  });
});

/** Every entry of a kind in brief, newest first. Throws ContentUnavailable. */
export const allCards = shared(async (kind: EntryKind, locale: Locale): Promise<Dated<Card[]>> => {
  'use cache';
  return dated(async () => {
    cacheLife('content');
    tagWith([tags.list(kind), tags.cards(kind)]);
    return (await (await pageStore()).catalogue(kind)).cards(locale);
  });
});

/**
 * Up to five other entries of the kind, drawn anew each time the page is made; none where they cannot be fetched. The one to read next stands
 * at the end of the entry, so it is not among them unless there is no other.
 */
export const relatedCards = shared(async (kind: EntryKind, openId: string, locale: Locale): Promise<Dated<Card[]>> => {
  'use cache';
  return dated(async () => {
    const catalogue = await unlessUnavailable(`no related ${kind} entries for ${openId}`, async () => (await pageStore()).catalogue(kind));
    if (catalogue === UNAVAILABLE) {
      cacheLife('unavailable');
      return [];
    }
    cacheLife('content');
    const all = catalogue.cards(locale);
    const next = nextToRead(all, openId);
    const others = all.filter(({ id }) => id !== next?.id);
    const cards = pickRelated(others.length > 1 ? others : all, openId);
    // Not the list's tag: a new entry must not make every page of its kind stale.
    tagWith(cards.flatMap(cardTags));
    return cards;
  });
});

/** What to read after an entry; nothing where that cannot be found out. */
export const nextCard = shared(async (kind: EntryKind, openId: string, locale: Locale): Promise<Dated<Card | null>> => {
  'use cache';
  return dated(async () => {
    const catalogue = await unlessUnavailable(`no entry after ${openId}`, async () => (await pageStore()).catalogue(kind));
    if (catalogue === UNAVAILABLE) {
      cacheLife('unavailable');
      return null;
    }
    cacheLife('content');
    const card = nextToRead(catalogue.cards(locale), openId);
    // Not the list's tag, as above: what is new comes before, not after.
    if (card) tagWith(cardTags(card));
    return card;
  });
});

/** The slugs of a kind in a language, for generateStaticParams. Throws ContentUnavailable, which ends a build. */
export async function slugsOf(kind: EntryKind, locale: Locale): Promise<string[]> {
  return (await contentStore().catalogue(kind)).slugs(locale);
}
