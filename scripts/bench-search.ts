import { brotliCompressSync, gzipSync } from 'node:zlib';
import { readsSampleSpace } from '../lib/content/store/client.ts';
import { toEntries } from '../lib/content/store/entry.ts';
import { createSource } from '../lib/content/store/source.ts';
import { env } from '../lib/env.ts';
import type { SearchDocument } from '../lib/search/document.ts';
import { SearchEngine } from '../lib/search/engine.ts';
import { type Candidate, indexJson } from '../lib/search/index-words.ts';
import { WordCounts, wordsOf } from '../lib/search/word-counts.ts';
import { ENTRY_KINDS } from '../lib/site/collections.ts';

/**
 * `npm run bench:search [-- ENTRIES …]`: the size of the search index and its response time, for the configured space and for generated
 * entries (300 and 2,000) with the word frequencies of a real text.
 */
const WORDS = 900;
const VOCABULARY = 30_000;
const TOPICS = 60;
const TOPIC_WORDS = 400;
const QUERIES = ['calendar', 'plan', 'analytcs', 'brand voice', 'p', 'content calendar template', 'xyzzyq'];

/** The same numbers in every run (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** English texts of the configured space. */
async function realTexts(): Promise<{ candidate: Candidate; words: string[] }[]> {
  const texts: { candidate: Candidate; words: string[] }[] = [];
  for (const kind of ENTRY_KINDS) {
    for await (const { items } of createSource().allItems(kind)) {
      for (const entry of toEntries(kind, items, env().CONTENTFUL_LOCALES).entries) {
        const english = entry.in.en;
        const words = wordsOf(
          JSON.stringify(english.body).replace(/"(?:nodeType|type|uri|url|id|contentType)":"[^"]*"|"[a-zA-Z]+":/g, ' '),
        );
        texts.push({ candidate: candidateOf(english, words), words });
      }
    }
  }
  return texts;
}

type Words = Pick<SearchDocument, 'title' | 'description' | 'keywords'> & { kind: (typeof ENTRY_KINDS)[number]; slug: string };

function candidateOf({ kind, slug, title, description, keywords }: Words, words: string[]): Candidate {
  const { byWord } = new WordCounts().add(words.join(' '), 'en');
  return {
    document: { path: `/${kind}/${slug}`, group: kind, title, description, keywords },
    words: [...byWord].map(([word, { spelling, count }]) => ({ word, spelling, count })),
  };
}

/** Meaningless entries with realistic weights: common words often, each topic's own words often, rare ones rarely. */
function generated(count: number, real: string[]): Candidate[] {
  const random = randomFrom(count);
  const known = [...new Set(real.map((word) => word.toLowerCase()))];
  const syllables = [
    'ba',
    'con',
    'der',
    'est',
    'fi',
    'gra',
    'hil',
    'ing',
    'jo',
    'ka',
    'lum',
    'men',
    'nor',
    'pla',
    'qui',
    'ron',
    'sta',
    'ter',
    'vi',
    'zen',
  ];
  const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)] as T;
  const vocabulary = [
    ...known,
    ...Array.from({ length: Math.max(0, VOCABULARY - known.length) }, () =>
      Array.from({ length: 2 + Math.floor(random() * 3) }, () => pick(syllables)).join(''),
    ),
  ];
  const topics = Array.from({ length: TOPICS }, () => Array.from({ length: TOPIC_WORDS }, () => pick(vocabulary)));
  // Zipf's law: the word of rank r is used 1/r as often as the first.
  const common = () => vocabulary[Math.floor(vocabulary.length ** random()) - 1] as string;
  const own = (topic: string[]) => topic[Math.floor(topic.length ** random()) - 1] as string;
  const some = (length: number, topic: string[], share: number) => Array.from({ length }, () => (random() < share ? own(topic) : common()));
  return Array.from({ length: count }, (_, index) => {
    const topic = pick(topics);
    const title = some(8, topic, 0.5).join(' ');
    const entry = {
      kind: ENTRY_KINDS[index % ENTRY_KINDS.length] as Words['kind'],
      slug: title.replaceAll(' ', '-'),
      title: `${title} ${index}`,
      description: some(21, topic, 0.4).join(' '),
      keywords: some(4, topic, 1),
    };
    return candidateOf({ ...entry, slug: `${entry.slug}-${index}` }, some(WORDS, topic, 0.3));
  });
}

async function report(name: string, candidates: Candidate[]): Promise<void> {
  const json = await indexJson(candidates);
  const documents = JSON.parse(json) as SearchDocument[];
  const bytes = Buffer.from(json);
  const startedAt = performance.now();
  const engine = await SearchEngine.of('en', documents);
  const readyMs = performance.now() - startedAt;
  const times = QUERIES.map((query) => {
    const from = performance.now();
    const { length } = engine.search(query);
    return `"${query}" ${length} in ${(performance.now() - from).toFixed(1)} ms`;
  });
  const kb = (size: number) => `${(size / 1000).toFixed(0)} KB`;
  console.log(
    [
      `${name}: ${documents.length} documents, ${documents.reduce((sum, { words }) => sum + wordsOf(words).length, 0)} words of texts`,
      `  size    ${kb(bytes.length)}, gzip ${kb(gzipSync(bytes).length)}, brotli ${kb(brotliCompressSync(bytes).length)}`,
      `  ready   ${readyMs.toFixed(0)} ms`,
      `  queries ${times.join(', ')}`,
    ].join('\n'),
  );
}

const real = await realTexts();
await report(
  readsSampleSpace(env()) ? 'the sample space' : 'the space',
  real.map(({ candidate }) => candidate),
);
const sizes = process.argv.slice(2).map(Number);
const words = real.flatMap((each) => each.words);
for (const count of sizes.length > 0 ? sizes : [300, 2000]) await report(`${count} generated entries`, generated(count, words));
