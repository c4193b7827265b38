import { setImmediate as pauseForOthers } from 'node:timers/promises';
import { stripAccents } from '../i18n/strip-accents.ts';
import type { SearchDocument } from './document.ts';
import { wordsOf } from './word-counts.ts';

/** A document that still has all its words: folded, as spelt, and how often. */
export type Candidate = {
  document: Omit<SearchDocument, 'words'>;
  words: { word: string; spelling: string; count: number }[];
};

/** Maximum number of words from texts in the index of a language. It stays one small download. */
const ALL_WORDS = 40_000;
const FEWEST_WORDS = 20;
const MOST_WORDS = 500;
/** After this number of documents the server yields to waiting requests. */
export const BATCH = 50;

/**
 * The most significant words of each document, joined: words that are frequent in it and rare elsewhere (tf-idf). All words while there are
 * few documents, the best ones among thousands. Its title, description and keywords are indexed separately.
 */
async function indexWords(candidates: readonly Candidate[]): Promise<string[]> {
  const documents = new Map<string, number>();
  for (const [index, { words }] of candidates.entries()) {
    if (index % BATCH === 0) await pauseForOthers();
    for (const { word } of words) documents.set(word, (documents.get(word) ?? 0) + 1);
  }
  const rarity = new Map([...documents].map(([word, count]) => [word, Math.log(1 + candidates.length / count)]));
  const limit = Math.min(MOST_WORDS, Math.max(FEWEST_WORDS, Math.floor(ALL_WORDS / candidates.length)));
  const chosen: string[] = [];
  for (const [index, { document, words }] of candidates.entries()) {
    if (index % BATCH === 0) await pauseForOthers();
    const known = new Set(wordsOf([document.title, document.description, ...document.keywords].join(' ')).map(stripAccents));
    const ranked: { spelling: string; weight: number }[] = [];
    for (const { word, spelling, count } of words) {
      if (!known.has(word)) ranked.push({ spelling, weight: count * (rarity.get(word) ?? 0) });
    }
    ranked.sort((a, b) => b.weight - a.weight);
    chosen.push(
      ranked
        .slice(0, limit)
        .map(({ spelling }) => spelling)
        .join(' '),
    );
  }
  return chosen;
}

/** The index of these documents in the browser's form: an array of SearchDocument as JSON. */
export async function indexJson(candidates: readonly Candidate[]): Promise<string> {
  const words = await indexWords(candidates);
  return JSON.stringify(candidates.map(({ document }, index): SearchDocument => ({ ...document, words: words[index] as string })));
}
