import { expect, type TestContext, test } from 'vitest';
import { presenceOf } from '../../../lib/content/presence.ts';
import { LiveStore } from '../../../lib/content/store/content-store.ts';
import type { Locale } from '../../../lib/i18n/locales.ts';
import { type Address, parsePath } from '../../../lib/routing/addresses.ts';
import { serve, sourceOf } from '../../support/for-test.ts';
import { makeArticle, makeSpace } from '../../support/space.ts';

/** A space of 14 entries a kind, which makes two pages of a list, and of the keyword that all of them have. */
async function spaceFor(context: TestContext, stored: readonly string[] = []) {
  const standIn = await serve(context, makeSpace(14));
  const store = new LiveStore(sourceOf(standIn).source);
  const ask = (path: string, locale: Locale = 'en') =>
    presenceOf(
      parsePath(path) as Address,
      locale,
      (each) => stored.includes(each),
      () => store,
    );
  return { standIn, store, ask };
}

const PRESENT = [
  '/pricing',
  '/blogs',
  '/blog/blog-1',
  '/blog/blog-1.md',
  '/blogs/page/2',
  '/blogs/keyword/planning',
  '/blogs/keyword/planning/page/2',
];
const MISSING = [
  '/blog/nope',
  '/blog/nope.md',
  '/blog/-',
  `/blog/${'a'.repeat(5000)}`,
  '/blogs/page/3',
  '/blogs/page/999999',
  '/blogs/keyword/nope',
  '/blogs/keyword/planning/page/3',
];

test('what is in the space is present, everything else is missing', async (context) => {
  const { ask } = await spaceFor(context);
  for (const path of PRESENT) expect([path, await ask(path)]).toEqual([path, 'present']);
  for (const path of MISSING) expect([path.slice(0, 40), await ask(path)]).toEqual([path.slice(0, 40), 'missing']);
});

test('a slug that cannot be one is not asked for', async (context) => {
  const { standIn, ask } = await spaceFor(context);
  for (const slug of ['-', 'A', 'a_b', 'a\u001b', 'a'.repeat(201)]) expect(await ask(`/blog/${slug}`)).toBe('missing');
  expect(standIn.requests).toHaveLength(0);
});

test('an entry that was published a moment ago is present at once', async (context) => {
  const { standIn, ask } = await spaceFor(context);
  expect(await ask('/blog/fresh')).toBe('missing');
  standIn.publish(makeArticle({ id: 'fresh', kind: 'blog' }));
  expect(await ask('/blog/fresh')).toBe('present');
});

test('a page that is stored goes on being served, whatever the space says', async (context) => {
  const { standIn, ask } = await spaceFor(context, ['/es/blog/gone', '/es/blogs/page/9']);
  expect(await ask('/blog/gone', 'es')).toBe('present');
  expect(await ask('/blogs/page/9', 'es')).toBe('present');
  expect(standIn.requests).toHaveLength(0);
  expect(await ask('/blog/gone', 'en')).toBe('missing');
});

test('thousands of unknown addresses cost a handful of requests', async (context) => {
  const { standIn, ask } = await spaceFor(context);
  const paths = Array.from({ length: 1_000 }, (_, index) => [
    `/blog/x-${index}`,
    `/blogs/keyword/x-${index}`,
    `/blog/x-${index}.md`,
  ]).flat();
  for (const path of paths) expect(await ask(path)).toBe('missing');
  expect(standIn.requests.length).toBeLessThan(40);
});

test('in an outage known entries are present, and of the others nobody can say; they cost a request a second', async (context) => {
  const { standIn, ask } = await spaceFor(context);
  expect(await ask('/blogs/page/2')).toBe('present');
  standIn.fault = () => ({ kind: 'status', status: 401 });
  expect(await ask('/blog/blog-1')).toBe('present');
  const before = standIn.requests.length;
  const answers = await Promise.all(Array.from({ length: 100 }, (_, index) => ask(`/resource/x-${index}`)));
  expect(new Set(answers)).toEqual(new Set(['unavailable']));
  const again = await Promise.all(Array.from({ length: 100 }, (_, index) => ask(`/resources/page/${index + 2}`)));
  expect(new Set(again)).toEqual(new Set(['unavailable']));
  // Ten by their slugs, then the kind once: its failure stands for all who ask within a second.
  expect(standIn.requests.length - before).toBeLessThanOrEqual(12);
});
