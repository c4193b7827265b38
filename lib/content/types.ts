import type { Document } from '@contentful/rich-text-types';
import type { Locale } from '../i18n/locales.ts';
import type { EntryKind } from '../site/collections.ts';

/** An image asset, as the pages need it. */
export type Picture = {
  /** The asset's id: the page that shows it is tagged with it. */
  id: string;
  url: string;
  /** Pixels, as Contentful measured them; null where the asset says nothing. */
  width: number | null;
  height: number | null;
  contentType: string;
  alt: string;
  /** What an editor calls it, to be shown below it in a text; null where that is no name for readers. */
  caption: string | null;
};

/** What an entry is in every language. */
export type Identity = {
  id: string;
  kind: EntryKind;
  /** Its own part of its address in each language: the default one's where the entry has no other. */
  slugs: Record<Locale, string>;
  /** ISO 8601: when the entry was first published. */
  publishedAt: string;
  /** ISO 8601: when it was created; absent where that is `publishedAt`. */
  createdAt?: string;
  /** ISO 8601: when the current revision was published; never before the first one. */
  updatedAt: string;
  /** The languages that title and description are written in: where the entry counts as a page of its own. */
  languages: Locale[];
};

/** What a list says of a text that it does not show. */
export type TextFacts = {
  /** How long it takes to read. */
  minutes: number;
  /** Its tables, and its pieces of code or text to be copied. */
  tables: number;
  copies: number;
  /** The titles of its first chapters, its h2 headings: three at most. */
  chapters: string[];
  /** The first two columns of its first table that has as many: their heads, and the lines below. */
  lines?: [string, string][];
};

/** What a list or a related column shows of an entry. */
export type Card = Identity & {
  /** Its slug in the page's language. */
  slug: string;
  title: string;
  description: string;
  keywords: string[];
  picture: Picture | null;
  /** The asset that its preview image links to, while that is not published or is no image; absent otherwise. */
  awaitedPicture?: string;
  /** The language of title and description: the default one where the entry has none in the page's language. */
  language: Locale;
  /** Of its text; not there where the card was asked for without it, and nobody here has seen that revision of it. */
  facts?: TextFacts;
};

/** A whole entry: its card and its text. Links inside `body` are resolved to `BodyTarget`s. */
export type Entry = Card & {
  body: Document;
  /** The language of the body, which may be English under a Spanish title. */
  bodyLanguage: Locale;
};

/** What an embedded node or a link of a body points at, once mapped; `unknown` stands for whatever renders nothing (yet). */
export type BodyTarget =
  | { type: 'picture'; picture: Picture }
  | { type: 'code'; id: string; code: string; language: string | null }
  /** Of links only: another entry's page. */
  | { type: 'entry'; id: string; kind: EntryKind; slug: string }
  /** A file that is no picture. `about` says its kind and size: "PDF, 1.2 MB". */
  | { type: 'file'; id: string; url: string; title: string; about: string; player: 'video' | 'audio' | null }
  | { type: 'unknown'; id: string | null };

/** An entry in each of the site's languages. */
export type LocalizedEntry = Identity & { in: Record<Locale, Entry> };

/** An entry's card in each of the site's languages. */
export type LocalizedCard = Identity & { in: Record<Locale, Card> };

/** An entry as the SDK returns it with all locales: each field holds a value per locale of the space. */
export type RawEntry = {
  sys: {
    id: string;
    firstPublishedAt?: string;
    createdAt?: string;
    updatedAt?: string;
    revision?: number;
    contentType?: { sys?: { id?: string } };
  };
  fields?: Record<string, Record<string, unknown>>;
  /** Why no more is known of it than `sys`: what it holds could not be read. */
  fault?: string;
};

/** An asset, in the same shape. */
export type RawAsset = RawEntry;
