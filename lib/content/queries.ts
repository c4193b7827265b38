import { cacheLife, cacheTag } from 'next/cache';
import type { Locale } from '../i18n/locales.ts';
import { pickRelated } from './related.ts';
import { contentStore } from './store.ts';
import { cardTags, entryTags, tags } from './tags.ts';
import type { Card, Entry, EntryKind } from './types.ts';

/** Entries on one page of a list. */
export const PAGE_SIZE = 12;

/** The entry under this slug in a language, or null where the space has none. Throws where the API cannot say. */
export async function entryBySlug(kind: EntryKind, slug: string, locale: Locale): Promise<Entry | null> {
  'use cache';
  cacheLife('content');
  const entry = (await contentStore().entryBySlug(kind, slug))?.[locale] ?? null;
  cacheTag(tags.slug(kind, slug), ...(entry ? entryTags(entry) : [tags.missing]));
  return entry;
}

/** One page of a kind's list, newest first, counted from 1, and how many pages there are (at least 1). Throws where the API cannot say. */
export async function listPage(kind: EntryKind, locale: Locale, page: number): Promise<{ cards: Card[]; pages: number }> {
  'use cache';
  cacheLife('content');
  const all = (await contentStore().catalogue(kind)).cards(locale);
  const cards = all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  cacheTag(tags.list(kind), ...cards.flatMap(cardTags));
  return { cards, pages: Math.max(1, Math.ceil(all.length / PAGE_SIZE)) };
}

/** Up to five other entries of the kind, drawn anew each time the page is made; none where they cannot be fetched. */
export async function relatedCards(kind: EntryKind, openId: string, locale: Locale): Promise<Card[]> {
  try {
    return await drawRelated(kind, openId, locale);
  } catch (error) {
    console.warn(`content: no related ${kind} entries for ${openId}: ${error instanceof Error ? error.message : error}`);
    return [];
  }
}

async function drawRelated(kind: EntryKind, openId: string, locale: Locale): Promise<Card[]> {
  'use cache';
  cacheLife('content');
  const cards = pickRelated((await contentStore().catalogue(kind)).cards(locale), openId);
  // Not the list's tag: a new entry must not make every page of its kind stale.
  cacheTag(...cards.flatMap(cardTags));
  return cards;
}

/** The slugs of a kind, for generateStaticParams. Throws where the API cannot say, which ends a build. */
export async function slugsOf(kind: EntryKind): Promise<string[]> {
  return (await contentStore().catalogue(kind)).slugs();
}
