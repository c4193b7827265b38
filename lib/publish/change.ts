import type { KeywordPages } from '../content/keywords/keyword-alternates.ts';
import type { LocalizedCard } from '../content/types.ts';
import type { EntryKind } from '../site/collections.ts';

/** An entry with a page, before and after a publication; null if it did not exist before, or does not exist after. */
export type EntryChange = {
  kind: EntryKind;
  id: string;
  before: LocalizedCard | null;
  after: LocalizedCard | null;
  /** Null if it is shown or removed. */
  leftOut?: LeftOut | null;
  /** The keyword pages of its kind before and after. */
  keywordsBefore: KeywordPages;
  keywordsAfter: KeywordPages;
};

/** Why the site does not show a published entry: the finding, and the entry that holds its address, if that is the reason. */
export type LeftOut = { finding: string; heldBy: string | null };

/** What a publication makes stale: tags, and pages that may not exist yet, the entry's own first. Paths are the router's (`/en/blog/a`). */
export type Stale = {
  tags: string[];
  paths: string[];
  /** The earlier tags of these paths: a CDN knows the pages by them. */
  former?: string[];
};

/** The stored pages. They may be older or newer than the content that this process knows. */
export type StoredPages = {
  /** The paths of pages with one of these tags. */
  withTags: (tags: readonly string[]) => string[];
  /** The tags of stored pages that fit. */
  tagsWhere: (fits: (tag: string) => boolean) => string[];
  /** Whether a page exists at a path. A redirect does not count. */
  exists: (path: string) => boolean;
};
