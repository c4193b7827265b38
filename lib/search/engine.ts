import MiniSearch from 'minisearch';
import { fold } from '../i18n/fold.ts';
import type { Locale } from '../i18n/locales.ts';
import { type SearchDocument, searchIndexPath } from './document.ts';
import { isStopWord, wordsOf } from './word-counts.ts';

/** Something that was found: the document, and which of its words matched, folded. */
export type Found = {
  document: SearchDocument;
  /** The words of the document that answer the query, and the query's own, of which the former may be longer. */
  marks: { words: ReadonlySet<string>; query: readonly string[] };
  /** The matching keywords, and words of its text, as they are spelt there; empty where what is shown anyway says it already. */
  inKeywords: string[];
  inText: string[];
};

/** How much a match tells by where it is. */
const BOOST = { title: 6, keywords: 4, description: 2, words: 1 };
/** From so many letters on a word may be misspelt by one letter, and by two. */
const ONE_SLIP = 5;
const TWO_SLIPS = 9;
/** What is spelt as it was typed comes first, wherever it stands. */
const WEIGHTS = { prefix: 0.4, fuzzy: 0.1 };
const IN_TEXT = 4;
/** A page of the site says in one place what hundreds of entries write about. */
const PAGE_BOOST = 3;
/** Documents taken in at once, so that a phone goes on answering meanwhile. */
const CHUNK = 100;

/** Searches a language's documents in the browser. */
export class SearchEngine {
  readonly #language: Locale;
  readonly #byPath: ReadonlyMap<string, SearchDocument>;
  readonly #index: MiniSearch<SearchDocument>;

  private constructor(language: Locale, byPath: ReadonlyMap<string, SearchDocument>, index: MiniSearch<SearchDocument>) {
    this.#language = language;
    this.#byPath = byPath;
    this.#index = index;
  }

  /** An engine that knows these documents. */
  static async of(language: Locale, documents: readonly SearchDocument[]): Promise<SearchEngine> {
    const index = new MiniSearch<SearchDocument>({
      idField: 'path',
      fields: Object.keys(BOOST),
      tokenize: wordsOf,
      storeFields: ['group'],
      processTerm: fold,
      searchOptions: {
        boost: BOOST,
        prefix: true,
        fuzzy: (word) => (word.length >= TWO_SLIPS ? 2 : word.length >= ONE_SLIP ? 1 : false),
        weights: WEIGHTS,
        combineWith: 'AND',
        boostDocument: (_, __, fields) => (fields?.group === 'pages' ? PAGE_BOOST : 1),
      },
    });
    // An address that stood there twice would cost the whole search: the index throws.
    const byPath = new Map(documents.map((document) => [document.path, document]));
    await index.addAllAsync([...byPath.values()], { chunkSize: CHUNK });
    return new SearchEngine(language, byPath, index);
  }

  /** What answers a query, best first. Every word of it has to be found, but for those that say nothing. */
  search(query: string): Found[] {
    const all = wordsOf(query).map(fold);
    const telling = all.filter((word) => !isStopWord(word, this.#language));
    const words = telling.length > 0 ? telling : all;
    if (words.length === 0) return [];
    const hits = this.#index.search(words.join(' ')).map(({ id, match }) => ({ document: this.#byPath.get(id) as SearchDocument, match }));
    // The sort keeps the order of scores within a rank.
    hits.sort((a, b) => rankOf(a.document, words) - rankOf(b.document, words));
    return hits.map(({ document, match }) => {
      // A word that stands in the title or the description too is marked there.
      const only = (...fields: string[]) =>
        Object.keys(match).filter((word) => (match[word] ?? []).every((field) => fields.includes(field)));
      const unseen = only('keywords', 'words');
      const onlyInText = only('words');
      return {
        document,
        marks: { words: new Set(Object.keys(match)), query: words },
        inKeywords: document.keywords.filter((keyword) => wordsOf(keyword).some((word) => unseen.includes(fold(word)))),
        inText: wordsOf(document.words)
          .filter((word) => onlyInText.includes(fold(word)))
          .slice(0, IN_TEXT),
      };
    });
  }
}

/** 0: a page by a name of its own. 1: whatever has all the words in its title. 2: the rest. */
function rankOf({ group, title, keywords }: SearchDocument, words: readonly string[]): number {
  const has = (texts: readonly string[]) => {
    const known = new Set(texts.flatMap(wordsOf).map(fold));
    return words.every((word) => known.has(word));
  };
  if (group === 'pages' && [title, ...keywords].some((name) => has([name]))) return 0;
  return has([title]) ? 1 : 2;
}

/** Fetches the index of a language. Throws where it cannot be had. */
export async function loadEngine(language: Locale): Promise<SearchEngine> {
  // The answer's own policy speaks to shared caches; a browser would take it as leave to show last month's index first.
  const response = await fetch(searchIndexPath(language), { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${searchIndexPath(language)} answered ${response.status}`);
  return SearchEngine.of(language, (await response.json()) as SearchDocument[]);
}
