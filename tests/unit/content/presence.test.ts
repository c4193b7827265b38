import { describe, expect, type TestContext, test, vi } from 'vitest';
import { presenceOf } from '../../../lib/content/presence.ts';
import { LiveStore } from '../../../lib/content/store/content-store.ts';
import type { Locale } from '../../../lib/i18n/locales.ts';
import { log } from '../../../lib/next/log.ts';
import { type Address, parsePath } from '../../../lib/routing/addresses.ts';
import { serve, sourceOf } from '../../support/for-test.ts';
import type { ArticleOptions } from '../../support/space.ts';
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
  for (const slug of ['-', '_', 'a b', 'a\u001b', 'a'.repeat(201)]) expect(await ask(`/blog/${slug}`)).toBe('missing');
  expect(standIn.requests).toHaveLength(0);
});

test('an entry that was published a moment ago is present at once', async (context) => {
  const { standIn, ask } = await spaceFor(context);
  expect(await ask('/blog/fresh')).toBe('missing');
  standIn.publish(makeArticle({ id: 'fresh', kind: 'blog' }));
  expect(await ask('/blog/fresh')).toBe('present');
});

describe('another spelling', () => {
  /** What is said of addresses in a space with these blog posts, which the catalogue knows. */
  async function askIn(context: TestContext, articles: Omit<ArticleOptions, 'kind'>[]) {
    const { standIn, store, ask } = await spaceFor(context);
    for (const article of articles) standIn.publish(makeArticle({ kind: 'blog', ...article }));
    await store.catalogue('blog');
    return ask;
  }
  const entry = (slug: string) => ({ movedTo: { type: 'entry', kind: 'blog', slug } });

  test('of a slug leads to the one entry that can be meant, its Markdown likewise', async (context) => {
    const ask = await askIn(context, [{ id: 'mine', slug: 'Mi-Café' }]);
    expect(await ask('/blog/Mi-Café')).toBe('present');
    for (const path of ['/blog/mi-café', '/blog/MI-CAFÉ', '/blog/mi-cafe']) expect(await ask(path)).toEqual(entry('Mi-Café'));
    expect(await ask('/blog/mi-cafe.md')).toEqual({ movedTo: { type: 'entryMarkdown', kind: 'blog', slug: 'Mi-Café' } });
    expect(await ask('/resource/mi-cafe')).toBe('missing');
  });

  test('that two entries differ in means neither, and each has its own', async (context) => {
    const ask = await askIn(context, [
      { id: 'upper', slug: 'Plan' },
      { id: 'lower', slug: 'plan' },
    ]);
    expect([await ask('/blog/Plan'), await ask('/blog/plan'), await ask('/blog/PLAN')]).toEqual(['present', 'present', 'missing']);
  });

  test("in another language leads to this language's own slug; what stands there already is not led away", async (context) => {
    const ask = await askIn(context, [
      { id: 'one', fields: { slug: { 'en-US': 'plan', es: 'planear' } } },
      { id: 'two', fields: { slug: { 'en-US': 'week', es: 'plan-2' } } },
      { id: 'three', fields: { slug: { 'en-US': 'planear', es: 'tres' } } },
    ]);
    expect(await ask('/blog/planear', 'es')).toBe('present');
    expect(await ask('/blog/plan', 'es')).toEqual(entry('planear'));
    expect(await ask('/blog/Plan', 'es')).toEqual(entry('planear'));
    expect(await ask('/blog/plan-2', 'en')).toEqual(entry('week'));
    // Both an English slug and a Spanish one, of two entries.
    expect(await ask('/blog/planear', 'en')).toBe('present');
    expect(await ask('/blog/TRES', 'en')).toEqual(entry('planear'));
  });

  test('of a keyword is that of another language, where both stand on the same entries', async (context) => {
    const fields = { keywords: { 'en-US': ['Only here'], es: ['Solo aquí'] } };
    const ask = await askIn(
      context,
      ['one', 'two', 'three'].map((id) => ({ id, fields })),
    );
    const keyword = (name: string) => ({ movedTo: { type: 'keyword', kind: 'blog', keyword: name, page: 1 } });
    expect(await ask('/blogs/keyword/solo-aqui', 'es')).toBe('present');
    expect(await ask('/blogs/keyword/only-here', 'es')).toEqual(keyword('solo-aqui'));
    expect(await ask('/blogs/keyword/solo-aqui/page/2', 'en')).toEqual(keyword('only-here'));
    expect(await ask('/blogs/keyword/only-here/page/2', 'en')).toBe('missing');
  });
});

test('an entry that was published a moment ago is found by its slug in another language', async (context) => {
  const { standIn, ask } = await spaceFor(context);
  standIn.publish(makeArticle({ id: 'fresh', kind: 'blog', fields: { slug: { 'en-US': 'fresh', es: 'Recién.hecho' } } }));
  expect(await ask('/blog/Recién.hecho', 'es')).toBe('present');
  expect(await ask('/blog/fresh', 'es')).toEqual({ movedTo: { type: 'entry', kind: 'blog', slug: 'Recién.hecho' } });
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
  const errors = vi.spyOn(log, 'error').mockImplementation(() => undefined);
  context.onTestFinished(() => errors.mockRestore());
  expect(await ask('/blog/blog-1')).toBe('present');
  const before = standIn.requests.length;
  const answers = await Promise.all(Array.from({ length: 100 }, (_, index) => ask(`/resource/x-${index}`)));
  expect(new Set(answers)).toEqual(new Set(['unavailable']));
  const again = await Promise.all(Array.from({ length: 100 }, (_, index) => ask(`/resources/page/${index + 2}`)));
  expect(new Set(again)).toEqual(new Set(['unavailable']));
  expect(errors.mock.calls.map(([event]) => event)).toContain('content.unavailable');
  // Ten by their slugs, then the kind once: its failure stands for all who ask within a second.
  expect(standIn.requests.length - before).toBeLessThanOrEqual(12);
});
