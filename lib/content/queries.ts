import { cacheLife, cacheTag } from 'next/cache';
import type { Locale } from '../i18n/locales.ts';
import { isContentUnavailable } from './errors.ts';
import { pickRelated } from './related.ts';
import { contentStore } from './store.ts';
import { cardTags, entryTags, tags } from './tags.ts';
import type { Card, Entry, EntryKind } from './types.ts';

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
