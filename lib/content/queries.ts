import { cacheLife } from 'next/cache';
import { LOCALES, type Locale } from '../i18n/locales.ts';
import type { EntryKind } from '../site/collections.ts';
import { tagWith } from '../stored-pages/cache-tags.ts';
import { current } from './current.ts';
import { itemsOnPage, NEWEST_ENTRIES, pageCount } from './paging.ts';
import { contentStore } from './store/content-store.ts';
import { pageStore } from './store/page-store.ts';
import { cardTags, entryTags, slugTags, tags } from './tags.ts';
import type { Card, Entry, LocalizedCard, LocalizedEntry } from './types.ts';

export const entryBySlug = current(async (kind: EntryKind, slug: string, locale: Locale, _change: number): Promise<Entry | null> => {
  'use cache';
  cacheLife('content');
  // Never a draft: an editor in draft mode gets the entry's preview (middleware.ts).
  const entry = contentStore().entryBySlug(kind, slug, locale)?.in[locale];
  tagWith(slugTags(kind, slug, locale, entry));
  return entry ?? null;
});

export const listPage = current(async (kind: EntryKind, locale: Locale, page: number, _change: number) => {
  'use cache';
  cacheLife('content');
  const all = (await (await pageStore()).catalogue(kind)).cards(locale);
  const cards = itemsOnPage(all, page);
  const pages = Math.max(1, pageCount(all.length));
  tagWith([tags.list(kind), ...cards.flatMap(cardTags), ...(page > pages ? [tags.missing] : [])]);
  return { cards, pages, total: all.length };
});

/** Some of the newest cards, for a page that must not be remade when another entry of the list changes. */
export const newestCards = current(async (kind: EntryKind, locale: Locale, count: number, _change: number): Promise<Card[]> => {
  'use cache';
  cacheLife('content');
  const cards = (await (await pageStore()).catalogue(kind)).cards(locale).slice(0, count);
  tagWith([tags.list(kind), ...cards.flatMap(cardTags)]);
  return cards;
});

export const newestEntries = current(async (kind: EntryKind, _change: number): Promise<LocalizedEntry[]> => {
  'use cache';
  cacheLife('content');
  const store = contentStore();
  const newest = store.catalogue(kind).localizedCards().slice(0, NEWEST_ENTRIES);
  const entries = newest.flatMap(({ id }) => store.entry(kind, id) ?? []);
  tagWith([...new Set([tags.list(kind), ...entries.flatMap((entry) => LOCALES.flatMap((locale) => entryTags(entry.in[locale])))])]);
  return entries;
});

/** The cards of all entries of a kind in every language, newest first, with pictures. */
export const localizedCards = current(async (kind: EntryKind, _change: number): Promise<readonly LocalizedCard[]> => {
  'use cache';
  cacheLife('content');
  tagWith([tags.list(kind), tags.cards(kind), tags.pictures(kind)]);
  return contentStore().catalogue(kind).localizedCards();
});

/** Whether an entry exists, for a page that links to it and shows nothing of it. Only its creation and removal make the page stale. */
export const hasEntry = current(async (kind: EntryKind, slug: string, locale: Locale, _change: number): Promise<boolean> => {
  'use cache';
  cacheLife({ revalidate: Number.POSITIVE_INFINITY, expire: Number.POSITIVE_INFINITY });
  tagWith([tags.standing(kind, locale, slug)]);
  return (await (await pageStore()).catalogue(kind)).bySlug(slug, locale) !== undefined;
});

export const allCards = current(async (kind: EntryKind, locale: Locale, _change: number): Promise<Card[]> => {
  'use cache';
  cacheLife('content');
  tagWith([tags.list(kind), tags.cards(kind)]);
  return (await (await pageStore()).catalogue(kind)).cards(locale);
});

/** Up to five others, drawn at random. The next entry to read has its own place: it is left out unless it is the only other one. */
export const relatedCards = current(async (kind: EntryKind, openId: string, locale: Locale, _change: number): Promise<Card[]> => {
  'use cache';
  cacheLife('content');
  const all = (await (await pageStore()).catalogue(kind)).cards(locale);
  const next = nextToRead(all, openId);
  const others = all.filter(({ id }) => id !== next?.id);
  const cards = pickRelated(others.length > 1 ? others : all, openId);
  // Not the list's tag: a new entry must not make every page of its kind stale.
  tagWith(cards.flatMap(cardTags));
  return cards;
});

export const nextCard = current(async (kind: EntryKind, openId: string, locale: Locale, _change: number): Promise<Card | null> => {
  'use cache';
  cacheLife('content');
  const card = nextToRead((await (await pageStore()).catalogue(kind)).cards(locale), openId);
  // Not the list's tag, as above: a new entry comes before, not after.
  if (card) tagWith(cardTags(card));
  return card;
});

export function slugsOf(kind: EntryKind, locale: Locale): string[] {
  return contentStore()
    .catalogue(kind)
    .cards(locale)
    .map(({ slug }) => slug);
}

const RELATED_LIMIT = 5;

/** Up to five others in random order: a partial Fisher–Yates shuffle. */
function pickRelated<T extends { id: string }>(entries: readonly T[], openId: string): T[] {
  const others = entries.filter((entry) => entry.id !== openId);
  const count = Math.min(RELATED_LIMIT, others.length);
  for (let place = 0; place < count; place += 1) {
    const pick = place + Math.floor(Math.random() * (others.length - place));
    [others[place], others[pick]] = [others[pick] as T, others[place] as T];
  }
  return others.slice(0, count);
}

/** The next older entry in a list with the newest first, or the newest after the oldest; null in a list of one. */
function nextToRead<T extends { id: string }>(entries: readonly T[], openId: string): T | null {
  const place = entries.findIndex(({ id }) => id === openId);
  const next = entries[(place + 1) % entries.length];
  return next && next.id !== openId ? next : null;
}
