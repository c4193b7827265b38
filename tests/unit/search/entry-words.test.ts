import { beforeEach, expect, type TestContext, test } from 'vitest';
import { LiveStore } from '../../../lib/content/store/content-store.ts';
import { processState } from '../../../lib/next/process-state.ts';
import { entryWords, noteEntryWords, unpackWords } from '../../../lib/search/entry-words.ts';
import { serve, sourceOf } from '../../support/for-test.ts';
import { forgetProcessState } from '../../support/process-state.ts';
import { documentOf, node, paragraph, text } from '../../support/rich-text.ts';
import { makeArticle, makeSpace } from '../../support/space.ts';

beforeEach(() => {
  forgetProcessState('live-store');
  forgetProcessState('search-words-blog');
});

/** Makes this process a site that reads a stand-in. */
async function siteOf(context: TestContext, count: number) {
  const standIn = await serve(context, makeSpace({ blog: count, resource: 0, compare: 0 }));
  const store = processState('live-store', () => new LiveStore(sourceOf(standIn).source));
  return { standIn, store };
}

const words = async (id: string) =>
  Object.fromEntries([...unpackWords((await entryWords('blog')).get(id)?.words.en ?? '')].map((word) => [word.spelling, word.count]));

test('the words of a text are counted as they are spelt, headings three times, marks inside a word as one word', async (context) => {
  const { standIn, store } = await siteOf(context, 1);
  const content = documentOf(
    node('heading-2', [text('Oranges')]),
    paragraph('The oranges, and a Café.'),
    node('paragraph', [text('mar'), text('mal', 'bold'), text('ade')]),
    node('table', [node('table-row', [node('table-cell', [paragraph('café')])])]),
  );
  standIn.publish(makeArticle({ id: 'new', kind: 'blog', fields: { content: { 'en-US': content } } }));
  expect(await words('new')).toEqual({ oranges: 4, café: 2, marmalade: 1 });
  expect(store.knownCatalogue('blog').size).toBe(2);
});

test('an entry is read again only when it was published anew, and all languages read it once', async (context) => {
  const { standIn, store } = await siteOf(context, 3);
  await Promise.all([entryWords('blog'), entryWords('blog')]);
  const first = standIn.requests.length;
  await entryWords('blog');
  expect(standIn.requests.length).toBe(first);
  standIn.publish(standIn.item('blog-2'));
  const entry = await store.entryBySlug('blog', 'blog-2', 'en');
  expect(entry).not.toBeNull();
  await Promise.all([entryWords('blog'), entryWords('blog')]);
  expect(standIn.requests.length).toBe(first + 2);
});

test('a text that a publication brought need not be asked for', async (context) => {
  const { standIn, store } = await siteOf(context, 2);
  await entryWords('blog');
  standIn.publish(standIn.item('blog-2'));
  const entry = await store.entryBySlug('blog', 'blog-2', 'en');
  noteEntryWords('blog', 'blog-2', entry);
  const before = standIn.requests.length;
  expect((await entryWords('blog')).get('blog-2')?.updatedAt).toBe(entry?.updatedAt);
  expect(standIn.requests.length).toBe(before);
});

test('many entries are read in bulk', async (context) => {
  const { standIn } = await siteOf(context, 50);
  expect((await entryWords('blog')).size).toBe(50);
  // The cards and the texts.
  expect(standIn.requests.length).toBe(2);
});

test('what is no longer published is forgotten', async (context) => {
  const { store } = await siteOf(context, 2);
  expect((await entryWords('blog')).has('blog-1')).toBe(true);
  store.change('blog', (catalogue) => catalogue.remove('blog-1'));
  expect([...(await entryWords('blog')).keys()]).toEqual(['blog-2']);
});
