import type { Document } from '@contentful/rich-text-types';
import { headingRank } from '../content/rich-text/headings.ts';
import { plainText } from '../content/rich-text/reading.ts';
import { walk } from '../content/rich-text/walk.ts';
import { contentStore } from '../content/store/content-store.ts';
import type { Entry } from '../content/types.ts';
import { type Locale, perLocale } from '../i18n/locales.ts';
import { processState } from '../runtime/process-state.ts';
import type { EntryKind } from '../site/collections.ts';
import { inBatches } from './index-words.ts';
import { WordCounts } from './word-counts.ts';

/** The words of a text, packed: `median 7 report 5`. The process holds the words of two thousand entries for its whole life. */
type PackedWords = string;
type EntryWords = { updatedAt: string; words: Record<Locale, PackedWords> };
const HEADING_WEIGHT = 3;

/** The words of every entry's text of a kind, by id. An entry is read again only after a new publication. */
export async function entryWords(kind: EntryKind): Promise<ReadonlyMap<string, EntryWords>> {
  const known = processState(`search-words-${kind}`, () => new Map<string, EntryWords>());
  const store = contentStore();
  const cards = store.catalogue(kind).localizedCards();
  const ids = new Set(cards.map(({ id }) => id));
  for (const id of known.keys()) if (!ids.has(id)) known.delete(id);
  const unread = cards.filter(({ id, updatedAt }) => known.get(id)?.updatedAt !== updatedAt);
  for await (const card of inBatches(unread)) {
    const entry = store.entry(kind, card.id);
    if (entry) known.set(card.id, { updatedAt: entry.updatedAt, words: perLocale((locale) => packWords(entry.in[locale])) });
  }
  return known;
}

function packWords({ body, bodyLanguage }: Entry): PackedWords {
  const counts = new WordCounts();
  for (const { text, heading } of blocksOf(body)) counts.add(text, bodyLanguage, heading ? HEADING_WEIGHT : 1);
  return [...counts.byWord.values()].map(({ spelling, count }) => `${spelling} ${count}`).join(' ');
}

export function* unpackWords(packed: PackedWords): Generator<{ spelling: string; count: number }> {
  const parts = packed === '' ? [] : packed.split(' ');
  for (let place = 0; place < parts.length; place += 2) yield { spelling: parts[place] as string, count: Number(parts[place + 1]) };
}

/** The text of each block that holds text itself. A link's text counts twice, also inside its paragraph: it is more significant. */
function blocksOf(body: Document): { text: string; heading: boolean }[] {
  const blocks: { text: string; heading: boolean }[] = [];
  walk(body, (node) => {
    if (!('content' in node) || !node.content.some((child) => child.nodeType === 'text')) return;
    blocks.push({ text: plainText(node), heading: (headingRank(node.nodeType) ?? 9) <= 4 });
  });
  return blocks;
}
