import { setImmediate as pauseForOthers } from 'node:timers/promises';
import { stripAccents } from '../i18n/strip-accents.ts';
import type { SearchDocument } from './document.ts';
import { wordsOf } from './word-counts.ts';

export type Candidate = {
  document: Omit<SearchDocument, 'words'>;
  words: { word: string; spelling: string; count: number }[];
};

/** Maximum number of words from texts in the index of a language. It stays one small download. */
const ALL_WORDS = 40_000;
const FEWEST_WORDS = 20;
const MOST_WORDS = 500;
/** After this number of documents the server yields to waiting requests. */
const BATCH = 50;

export async function* inBatches<T>(items: readonly T[]): AsyncGenerator<T> {
  for (const [index, item] of items.entries()) {
    if (index % BATCH === 0) await pauseForOthers();
    yield item;
  }
}

/**
 * An array of SearchDocument as JSON. Each has its most significant words: frequent in it and rare elsewhere (tf-idf); all of them while
 * there are few documents. Title, description and keywords are indexed separately.
 */
export async function indexJson(candidates: readonly Candidate[]): Promise<string> {
  const documents = new Map<string, number>();
  for await (const { words } of inBatches(candidates)) for (const { word } of words) documents.set(word, (documents.get(word) ?? 0) + 1);
  const rarity = new Map([...documents].map(([word, count]) => [word, Math.log(1 + candidates.length / count)]));
  const limit = Math.min(MOST_WORDS, Math.max(FEWEST_WORDS, Math.floor(ALL_WORDS / candidates.length)));
  const index: SearchDocument[] = [];
  for await (const { document, words } of inBatches(candidates)) {
    const known = new Set(wordsOf([document.title, document.description, ...document.keywords].join(' ')).map(stripAccents));
    const weighed = words
      .filter(({ word }) => !known.has(word))
      .map((each) => ({ ...each, weight: each.count * (rarity.get(each.word) ?? 0) }));
    const best = weighed.sort((a, b) => b.weight - a.weight).slice(0, limit);
    index.push({ ...document, words: best.map(({ spelling }) => spelling).join(' ') });
  }
  return JSON.stringify(index);
}
