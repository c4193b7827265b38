import type { KeywordPages } from '../content/keywords/keyword-alternates.ts';
import type { LocalizedCard } from '../content/types.ts';
import type { EntryKind } from '../site/collections.ts';

/** An entry that has a page, before and after a publication; null where it was not there before, or is not any more. */
export type EntryChange = {
  kind: EntryKind;
  id: string;
  before: LocalizedCard | null;
  after: LocalizedCard | null;
  /** Null where it is shown, or gone. */
  leftOut?: LeftOut | null;
  /** The keyword pages of its kind before and after. */
  keywordsBefore: KeywordPages;
  keywordsAfter: KeywordPages;
};

/** Why the site does not show an entry that is published: what is wrong with it; and the entry that has its address, where that is why. */
export type LeftOut = { finding: string; heldBy: string | null };

/** What a publication makes stale: the tags of what shows it, and pages that may not exist yet, the entry's own first. Paths are the router's (`/en/blog/a`). */
export type Stale = { tags: string[]; paths: string[] };

/** What is known of the pages in the page cache. What a process remembers of the content may be older than they are, or newer. */
export type StoredPages = {
  /** The paths of the pages that depend on one of these tags. */
  withTags: (tags: readonly string[]) => string[];
  /** The tags of stored pages that fit. */
  tagsWhere: (fits: (tag: string) => boolean) => string[];
  /** Whether a page stands at a path; one that leads away does not. */
  exists: (path: string) => boolean;
};
