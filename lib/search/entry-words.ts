import { BLOCKS, type Document } from '@contentful/rich-text-types';
import { walk } from '../content/rich-text/walk.ts';
import { contentStore } from '../content/store/content-store.ts';
import type { Entry, LocalizedEntry } from '../content/types.ts';
import { type Locale, perLocale } from '../i18n/locales.ts';
import { processState } from '../next/process-state.ts';
import type { EntryKind } from '../site/collections.ts';
import { WordCounts } from './word-counts.ts';

/** The words of a text, packed: `median 7 report 5`. Two thousand entries' are held for the life of the process. */
type PackedWords = string;
type EntryWords = { updatedAt: string; words: Record<Locale, PackedWords> };
type KindWords = { byId: ReadonlyMap<string, EntryWords>; reading: Promise<ReadonlyMap<string, EntryWords>> | null };

/** A heading says more of its text than a sentence does. */
const HEADING_WEIGHT = 3;
const HEADINGS: ReadonlySet<string> = new Set([BLOCKS.HEADING_1, BLOCKS.HEADING_2, BLOCKS.HEADING_3, BLOCKS.HEADING_4]);

/** The words of every entry's text of a kind, by id. An entry is read again only when it was published anew. Throws ContentUnavailable. */
export async function entryWords(kind: EntryKind): Promise<ReadonlyMap<string, EntryWords>> {
  const state = wordsOfKind(kind);
  // The indexes of all languages are made at once, from one reading.
  state.reading ??= readWords(kind, state.byId);
  const { reading } = state;
  try {
    const words = await reading;
    if (state.reading === reading) state.byId = words;
    return words;
  } finally {
    if (state.reading === reading) state.reading = null;
  }
}

/** Takes in the text of an entry that was read for something else, so that the index need not ask for it; null where the entry is gone. */
export function noteEntryWords(kind: EntryKind, id: string, entry: LocalizedEntry | null): void {
  const state = wordsOfKind(kind);
  const byId = new Map(state.byId);
  if (entry) byId.set(id, wordsIn(entry));
  else byId.delete(id);
  state.byId = byId;
  // What is being read may be as it was before.
  state.reading = null;
}

const wordsOfKind = (kind: EntryKind) => processState(`search-words-${kind}`, (): KindWords => ({ byId: new Map(), reading: null }));

function wordsIn(entry: LocalizedEntry): EntryWords {
  return { updatedAt: entry.updatedAt, words: perLocale((locale) => packWords(entry.in[locale])) };
}

async function readWords(kind: EntryKind, before: ReadonlyMap<string, EntryWords>): Promise<ReadonlyMap<string, EntryWords>> {
  const store = contentStore();
  const cards = (await store.catalogue(kind)).localizedCards();
  const current = new Map<string, EntryWords>();
  const unread = cards.filter(({ id, updatedAt }) => {
    const found = before.get(id);
    if (found?.updatedAt !== updatedAt) return true;
    current.set(id, found);
    return false;
  });
  for await (const entry of store.entries(kind, unread)) current.set(entry.id, wordsIn(entry));
  return current;
}

function packWords({ body, bodyLanguage }: Entry): PackedWords {
  const counts = new WordCounts();
  for (const { text, heading } of blocksOf(body)) counts.add(text, bodyLanguage, heading ? HEADING_WEIGHT : 1);
  return [...counts.byWord.values()].map(({ spelling, count }) => `${spelling} ${count}`).join(' ');
}

/** Takes packed words apart again. */
export function* unpackWords(packed: PackedWords): Generator<{ spelling: string; count: number }> {
  const parts = packed === '' ? [] : packed.split(' ');
  for (let place = 0; place < parts.length; place += 2) yield { spelling: parts[place] as string, count: Number(parts[place + 1]) };
}

/** The text of each block that holds text itself. Bold and linked parts of one word belong together. */
function blocksOf(body: Document): { text: string; heading: boolean }[] {
  const blocks: { text: string; heading: boolean }[] = [];
  walk(body, (node) => {
    if (!('content' in node)) return;
    const text = node.content.map((child) => textInside(child as Node)).join('');
    if (node.content.some((child) => child.nodeType === 'text')) blocks.push({ text, heading: HEADINGS.has(node.nodeType) });
  });
  return blocks;
}

type Node = { nodeType: string; value?: string; content?: Node[] };

// A hyperlink's text is counted twice, as its own block and inside its paragraph: what is linked tells more.
const textInside = ({ value, content }: Node): string => value ?? content?.map(textInside).join('') ?? '';
