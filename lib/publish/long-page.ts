import { tags } from '../content/tags.ts';
import { ENTRY_KINDS, type EntryKind } from '../site/collections.ts';

/** From so many entries on, a page that shows them all takes half a second and more on a busy machine, and the process does nothing else meanwhile. */
const MANY_ENTRIES = 1_000;

/**
 * Whether making a page with these tags keeps the process from anything else for long: it shows every entry of a kind that has many, as sitemaps, /all, llms.txt
 * and the search index do. `entriesOf` says how many a kind has.
 */
export const isLongPage = (shown: readonly string[], entriesOf: (kind: EntryKind) => number): boolean =>
  ENTRY_KINDS.some((kind) => shown.includes(tags.cards(kind)) && entriesOf(kind) >= MANY_ENTRIES);
