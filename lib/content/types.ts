import type { Document } from '@contentful/rich-text-types';
import type { Locale } from '../i18n/locales.ts';
import type { EntryKind } from '../site/collections.ts';

export type Picture = {
  /** The asset's id: the page that shows it is tagged with it. */
  id: string;
  url: string;
  /** Pixels, as Contentful measured them; null if the asset has no size. */
  width: number | null;
  height: number | null;
  contentType: string;
  alt: string;
  /** An editor's title, shown as a caption in a text; null if it is not meant for readers. */
  caption: string | null;
};

/** The properties of an entry that are the same in every language. */
export type Identity = {
  id: string;
  kind: EntryKind;
  /** Its slug in each language: the default one's if the entry has no other. */
  slugs: Record<Locale, string>;
  /** ISO 8601: when the entry was first published. */
  publishedAt: string;
  /** ISO 8601: when it was created; absent if equal to `publishedAt`. */
  createdAt?: string;
  /** ISO 8601: when the current revision was published; never before the first one. */
  updatedAt: string;
  /** The languages of title and description: those in which the entry counts as a separate page. */
  languages: Locale[];
};

export type TextFacts = {
  minutes: number;
  tables: number;
  copies: number;
  chapters: string[];
  /** The first two columns of its first table with at least two columns: headers and rows. */
  lines?: [string, string][];
};

export type Card = Identity & {
  slug: string;
  title: string;
  description: string;
  keywords: string[];
  picture: Picture | null;
  /** The asset of its preview image, while it is unpublished or not an image; absent otherwise. */
  awaitedPicture?: string;
  /** The language of title and description: the default one if the entry has none in the page's language. */
  language: Locale;
  /** The text's summary; absent if the card was requested without its text and this process has not read that revision. */
  facts?: TextFacts;
};

/** A whole entry: its card and its text. Links inside `body` are resolved to `BodyTarget`s. */
export type Entry = Card & {
  body: Document;
  /** The language of the body, which may be English under a Spanish title. */
  bodyLanguage: Locale;
};

/** The mapped target of an embedded node or a link of a body; `unknown` renders nothing (yet). */
export type BodyTarget =
  | { type: 'picture'; picture: Picture }
  | { type: 'code'; id: string; code: string; language: string | null }
  /** Of links only: another entry's page. */
  | { type: 'entry'; id: string; kind: EntryKind; slug: string }
  /** A file that is not a picture. `about` gives its kind and size: "PDF, 1.2 MB". */
  | { type: 'file'; id: string; url: string; title: string; about: string; player: 'video' | 'audio' | null }
  | { type: 'unknown'; id: string | null };

export type LocalizedEntry = Identity & { in: Record<Locale, Entry> };

export type LocalizedCard = Identity & { in: Record<Locale, Card> };

/** An entry or asset as the SDK returns it with all locales: each field holds a value per locale of the space. */
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
  /** Why only its `sys` is known: its contents could not be read. */
  fault?: string;
};
