import { describe, expect, type TestContext, test } from 'vitest';
import { resolveAddress } from '../../../lib/content/resolve-address.ts';
import type { Locale } from '../../../lib/i18n/locales.ts';
import { type Address, parsePath } from '../../../lib/routing/addresses.ts';
import { copyOf } from '../../support/replica.ts';
import type { ArticleOptions } from '../../support/space.ts';
import { makeArticle, makeSpace } from '../../support/space.ts';

/** A copy of a space of 14 entries a kind, which makes two pages of a list, and of the keyword that all of them have, and of some more entries. */
async function spaceFor(
  context: TestContext,
  { stored = [], more = [] }: { stored?: readonly string[]; more?: Omit<ArticleOptions, 'kind'>[] } = {},
) {
  const space = makeSpace(14);
  space.entries.push(...more.map((article) => makeArticle({ kind: 'blog', ...article })));
  const { replica, store } = await copyOf(context, space);
  const ask = (path: string, locale: Locale = 'en') =>
    resolveAddress(
      parsePath(path) as Address,
      locale,
      () => replica,
      (each) => stored.includes(each),
    );
  return { ask, store };
}

describe('another spelling', () => {
  const askIn = async (context: TestContext, more: Omit<ArticleOptions, 'kind'>[]) => (await spaceFor(context, { more })).ask;
  const entry = (slug: string) => ({ movedTo: { type: 'entry', kind: 'blog', slug } });

  test('of a slug redirects to the single matching entry, and so does its Markdown', async (context) => {
    const ask = await askIn(context, [{ id: 'mine', slug: 'Mi-Café' }]);
    expect(ask('/blog/Mi-Café')).toBe('present');
    for (const path of ['/blog/mi-café', '/blog/MI-CAFÉ', '/blog/mi-cafe']) expect(ask(path)).toEqual(entry('Mi-Café'));
    expect(ask('/blog/mi-cafe.md')).toEqual({ movedTo: { type: 'entryMarkdown', kind: 'blog', slug: 'Mi-Café' } });
    expect(ask('/resource/mi-cafe')).toBe('missing');
  });

  test('that two entries differ in means neither, and each has its own', async (context) => {
    const ask = await askIn(context, [
      { id: 'upper', slug: 'Plan' },
      { id: 'lower', slug: 'plan' },
    ]);
    expect([ask('/blog/Plan'), ask('/blog/plan'), ask('/blog/PLAN')]).toEqual(['present', 'present', 'missing']);
  });

  test('in another language redirects to the slug of this language; an existing one does not redirect', async (context) => {
    const ask = await askIn(context, [
      { id: 'one', fields: { slug: { 'en-US': 'plan', es: 'planear' } } },
      { id: 'two', fields: { slug: { 'en-US': 'week', es: 'plan-2' } } },
      { id: 'three', fields: { slug: { 'en-US': 'planear', es: 'tres' } } },
    ]);
    expect(ask('/blog/planear', 'es')).toBe('present');
    expect(ask('/blog/plan', 'es')).toEqual(entry('planear'));
    expect(ask('/blog/Plan', 'es')).toEqual(entry('planear'));
    expect(ask('/blog/plan-2', 'en')).toEqual(entry('week'));
    // Both an English slug and a Spanish one, of two entries.
    expect(ask('/blog/planear', 'en')).toBe('present');
    expect(ask('/blog/TRES', 'en')).toEqual(entry('planear'));
  });

  test('of a keyword redirects from another language, if both have the same entries', async (context) => {
    const fields = { keywords: { 'en-US': ['Only here'], es: ['Solo aquí'] } };
    const ask = await askIn(
      context,
      ['one', 'two', 'three'].map((id) => ({ id, fields })),
    );
    const keyword = (name: string) => ({ movedTo: { type: 'keyword', kind: 'blog', keyword: name, page: 1 } });
    expect(ask('/blogs/keyword/solo-aqui', 'es')).toBe('present');
    expect(ask('/blogs/keyword/only-here', 'es')).toEqual(keyword('solo-aqui'));
    expect(ask('/blogs/keyword/solo-aqui/page/2', 'en')).toEqual(keyword('only-here'));
    expect(ask('/blogs/keyword/only-here/page/2', 'en')).toBe('missing');
  });
});

test('a former slug of an entry redirects to its current one, with precedence over a similar spelling', async (context) => {
  const { ask, store } = await spaceFor(context, { more: [{ id: 'alike', slug: 'OLD-NAME' }] });
  const slugs = (slug: string) => ({ id: 'blog-1', kind: 'blog' as const, slugs: { en: slug, es: `${slug}-es` } });
  store.replica.slugs.put(slugs('old-name'), new Date(1000));
  store.replica.slugs.put(slugs('blog-1'), new Date(2000));
  expect(ask('/blog/old-name')).toEqual({ movedTo: { type: 'entry', kind: 'blog', slug: 'blog-1' } });
  // An old Spanish address, requested in English.
  expect(ask('/blog/old-name-es.md')).toEqual({ movedTo: { type: 'entryMarkdown', kind: 'blog', slug: 'blog-1' } });
});
