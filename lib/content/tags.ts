import { createHash } from 'node:crypto';
import { BLOCKS, type Document, INLINES } from '@contentful/rich-text-types';
import type { Locale } from '../i18n/locales.ts';
import type { EntryKind } from '../site/collections.ts';
import type { FaqList } from '../site/questions.ts';
import { announcementTag } from '../stored-pages/announcement-tags.ts';
import { MISSING_TAG } from '../stored-pages/page-index.ts';
import { pictureIdOf } from './pictures.ts';
import { walk } from './rich-text/walk.ts';
import type { BodyTarget, Card, Entry } from './types.ts';

/** The dependencies of a cached page. A publication marks its tags stale, and so exactly the pages that show the item. */
export const tags = {
  /** Anything that shows this entry: its page, its cards, the pages that embed it. */
  entry: (id: string) => `entry:${id}`,
  asset: (id: string) => `asset:${id}`,
  /** Pages that depend on the set and order of a kind's entries: the list pages. */
  list: (kind: EntryKind) => `list:${kind}`,
  /** Pages that show every entry of a kind: with a tag of each they would carry thousands. */
  cards: (kind: EntryKind) => `cards:${kind}`,
  /** Pages with the preview images of every entry of a kind: the sitemap. */
  pictures: (kind: EntryKind) => `pictures:${kind}`,
  /** The page at an address, with or without an entry. */
  slug: (kind: EntryKind, locale: Locale, slug: string) => `slug:${kind}:${locale}:${inTag(slug)}`,
  /** Pages that link to an address only if an entry exists there. */
  standing: (kind: EntryKind, locale: Locale, slug: string) => `standing:${kind}:${locale}:${inTag(slug)}`,
  /** Pages that depend on the set and order of a keyword's entries: the keyword's pages. */
  keyword: (kind: EntryKind, locale: Locale, slug: string) => `keyword:${kind}:${locale}:${slug}`,
  /** Whether a keyword has a page: the entries that would link to it. */
  keywordHasPage: (kind: EntryKind, locale: Locale, slug: string) => `keyword-has-page:${kind}:${locale}:${slug}`,
  keywords: (kind: EntryKind, locale: Locale) => `keywords:${kind}:${locale}`,
  keywordCounts: (kind: EntryKind, locale: Locale) => `keyword-counts:${kind}:${locale}`,
  faq: (list: FaqList) => `faq:${list}`,
  /** Pages that show this announcement above their header; null: pages that show none. */
  announcement: announcementTag,
  /** Marks a page that answers "no such entry", as opposed to one that could not find out. */
  missing: MISSING_TAG,
} as const;

/** A slug in the form of a tag: tags travel in a header, separated by commas, and may have 256 characters. */
function inTag(slug: string): string {
  return /^[\w.~-]+$/.test(slug) ? slug : createHash('sha256').update(slug).digest('base64url');
}

/** The tags of a card: its entry and its picture, which may not be published yet. */
export function cardTags(card: Card): string[] {
  const picture = pictureIdOf(card);
  return picture === undefined ? [tags.entry(card.id)] : [tags.entry(card.id), tags.asset(picture)];
}

export function entryTags(entry: Entry): string[] {
  return [...new Set([...cardTags(entry), ...bodyTags(entry.body)])];
}

export function slugTags(kind: EntryKind, slug: string, locale: Locale, entry: Entry | undefined): string[] {
  return [tags.slug(kind, locale, slug), ...(entry ? entryTags(entry) : [tags.missing])];
}

/** Nodes whose target is an asset; it may not be published yet. */
const TO_ASSETS = new Set<string>([BLOCKS.EMBEDDED_ASSET, INLINES.ASSET_HYPERLINK]);

export function bodyTags(body: Document): string[] {
  const found: string[] = [];
  walk(body, ({ nodeType, data }) => {
    const target = data.target as BodyTarget | undefined;
    if (!target) return;
    const id = target.type === 'picture' ? target.picture.id : target.id;
    // An unpublished item leaves a gap: its publication fills it.
    const isAsset = target.type === 'unknown' ? TO_ASSETS.has(nodeType) : target.type === 'picture' || target.type === 'file';
    if (id !== null) found.push(isAsset ? tags.asset(id) : tags.entry(id));
  });
  return found;
}
