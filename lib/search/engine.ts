import MiniSearch from 'minisearch';
import type { Locale } from '../i18n/locales.ts';
import { stripAccents } from '../i18n/strip-accents.ts';
import { type SearchDocument, searchIndexPath } from './document.ts';
import { isStopWord, wordsOf } from './word-counts.ts';

export type Found = {
  document: SearchDocument;
  /** The words of the document that match the query, and the query's own words. A matching word may be longer than the query's. */
  marks: { words: ReadonlySet<string>; query: readonly string[] };
  /** The matching keywords, and words of its text, in their spelling there; empty if the visible text has them already. */
  inKeywords: string[];
  inText: string[];
};

const BOOST = { title: 6, keywords: 4, description: 2, words: 1 };
/** Minimum number of letters of a word for one misspelt letter, and for two. */
const ONE_SLIP = 5;
const TWO_SLIPS = 9;
/** An exact spelling comes first, in any field. */
const WEIGHTS = { prefix: 0.4, fuzzy: 0.1 };
const IN_TEXT = 4;
/** The weight of a page of the site: it is the one place for a subject that hundreds of entries mention. */
const PAGE_BOOST = 3;
/** Documents indexed in one batch, so that a phone stays responsive. */
const CHUNK = 100;

/** `search` gives the results of a query, best first. Every word must match, except words without a meaning of their own. */
export type SearchEngine = { search: (query: string) => Found[] };

export async function engineWith(language: Locale, documents: readonly SearchDocument[]): Promise<SearchEngine> {
  const index = new MiniSearch<SearchDocument>({
    idField: 'path',
    fields: Object.keys(BOOST),
    tokenize: wordsOf,
    storeFields: ['group'],
    processTerm: stripAccents,
    searchOptions: {
      boost: BOOST,
      prefix: true,
      fuzzy: (word) => (word.length >= TWO_SLIPS ? 2 : word.length >= ONE_SLIP ? 1 : false),
      weights: WEIGHTS,
      combineWith: 'AND',
      boostDocument: (_, __, fields) => (fields?.group === 'pages' ? PAGE_BOOST : 1),
    },
  });
  // The index throws at a duplicate address, which would break the whole search.
  const byPath = new Map(documents.map((document) => [document.path, document]));
  await index.addAllAsync([...byPath.values()], { chunkSize: CHUNK });
  const search = (query: string): Found[] => {
    const all = wordsOf(query).map(stripAccents);
    const telling = all.filter((word) => !isStopWord(word, language));
    const words = telling.length > 0 ? telling : all;
    if (words.length === 0) return [];
    const hits = index.search(words.join(' ')).map(({ id, match }) => ({ document: byPath.get(id) as SearchDocument, match }));
    // The sort keeps the order of scores within a rank.
    hits.sort((a, b) => rankOf(a.document, words) - rankOf(b.document, words));
    return hits.map(({ document, match }) => {
      // A word that is also in the title or the description is highlighted there.
      const only = (...fields: string[]) =>
        Object.keys(match).filter((word) => (match[word] ?? []).every((field) => fields.includes(field)));
      const unseen = only('keywords', 'words');
      const onlyInText = only('words');
      return {
        document,
        marks: { words: new Set(Object.keys(match)), query: words },
        inKeywords: document.keywords.filter((keyword) => wordsOf(keyword).some((word) => unseen.includes(stripAccents(word)))),
        inText: wordsOf(document.words)
          .filter((word) => onlyInText.includes(stripAccents(word)))
          .slice(0, IN_TEXT),
      };
    });
  };
  return { search };
}

/** 0: a page with the query as its own name. 1: a document with all the words in its title. 2: the rest. */
function rankOf({ group, title, keywords }: SearchDocument, words: readonly string[]): number {
  const has = (texts: readonly string[]) => {
    const known = new Set(texts.flatMap(wordsOf).map(stripAccents));
    return words.every((word) => known.has(word));
  };
  if (group === 'pages' && [title, ...keywords].some((name) => has([name]))) return 0;
  return has([title]) ? 1 : 2;
}

export async function loadEngine(language: Locale): Promise<SearchEngine> {
  // The response's own policy is for shared caches; a browser would use it to show last month's index first.
  const response = await fetch(searchIndexPath(language), { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${searchIndexPath(language)} answered ${response.status}`);
  return engineWith(language, (await response.json()) as SearchDocument[]);
}
