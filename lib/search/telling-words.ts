import { fold } from '../fold.ts';
import type { SearchDocument } from './document.ts';
import { wordsOf } from './words.ts';

/** A document that still has all its words: folded, as spelt, and how often. */
export type Candidate = {
  document: Omit<SearchDocument, 'words'>;
  words: { word: string; spelling: string; count: number }[];
};

/** So many words of texts go into the index of a language, whatever the number of texts: it stays one small download. */
const ALL_WORDS = 40_000;
const FEWEST_WORDS = 20;
const MOST_WORDS = 500;

/**
 * For each document the words that tell most about it, joined: those that stand there often and elsewhere seldom (tf-idf). All of
 * them while there are few documents, the best of them where there are thousands. Its title, description and keywords are known anyway.
 */
export function tellingWords(candidates: readonly Candidate[], allWords = ALL_WORDS): string[] {
  const documents = new Map<string, number>();
  for (const { words } of candidates) for (const { word } of words) documents.set(word, (documents.get(word) ?? 0) + 1);
  const limit = Math.min(MOST_WORDS, Math.max(FEWEST_WORDS, Math.floor(allWords / candidates.length)));
  return candidates.map(({ document, words }) => {
    const known = new Set(wordsOf([document.title, document.description, ...document.keywords].join(' ')).map(fold));
    return words
      .filter(({ word }) => !known.has(word))
      .map(({ word, spelling, count }) => ({ spelling, weight: count * Math.log(1 + candidates.length / (documents.get(word) ?? 1)) }))
      .sort((a, b) => b.weight - a.weight)
      .slice(0, limit)
      .map(({ spelling }) => spelling)
      .join(' ');
  });
}

/** The index of these documents as the browser gets it: an array of SearchDocument as JSON. */
export function indexJson(candidates: readonly Candidate[]): string {
  const words = tellingWords(candidates);
  return JSON.stringify(candidates.map(({ document }, index): SearchDocument => ({ ...document, words: words[index] as string })));
}
