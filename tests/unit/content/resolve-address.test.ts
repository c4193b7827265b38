import fc from 'fast-check';
import { expect, type TestContext, test } from 'vitest';
import { resolveAddress } from '../../../lib/content/resolve-address.ts';
import type { Locale } from '../../../lib/i18n/locales.ts';
import { type Address, parsePath } from '../../../lib/routing/addresses.ts';
import { later, storeFor } from '../../support/publications.ts';
import { copyOf } from '../../support/replica.ts';
import { type ArticleOptions, makeArticle, makeSpace } from '../../support/space.ts';

/** A copy of a space with more posts. Its 14 entries a kind make two pages of a list, and of the keyword that all of them have. */
async function spaceFor(context: TestContext, more: Omit<ArticleOptions, 'kind'>[]) {
  const space = makeSpace(14);
  space.entries.push(...more.map((article) => makeArticle({ kind: 'blog', ...article })));
  const { replica, store } = await copyOf(context, space);
  const [own, isLate] = [() => replica, () => false];
  const ask = (path: string, locale: Locale = 'en') => resolveAddress(parsePath(path) as Address, locale, own, isLate);
  return { ask, store };
}

const entry = (slug: string) => ({ movedTo: { type: 'entry', kind: 'blog', slug } });

test('another spelling that two entries differ in means neither; of another kind it means nothing', async (context) => {
  const { ask } = await spaceFor(context, [
    { id: 'upper', slug: 'Plan' },
    { id: 'lower', slug: 'plan' },
    { id: 'mine', slug: 'Mi-Café' },
  ]);
  expect([ask('/blog/Plan'), ask('/blog/plan'), ask('/blog/PLAN')]).toEqual(['present', 'present', 'missing']);
  expect([ask('/blog/MI-CAFE'), ask('/resource/mi-cafe')]).toEqual([entry('Mi-Café'), 'missing']);
});

test('a slug of another language redirects to the slug of this language; an existing one does not redirect', async (context) => {
  const { ask } = await spaceFor(context, [
    { id: 'one', fields: { slug: { 'en-US': 'plan', es: 'planear' } } },
    { id: 'two', fields: { slug: { 'en-US': 'week', es: 'plan-2' } } },
    { id: 'three', fields: { slug: { 'en-US': 'planear', es: 'tres' } } },
  ]);
  expect(ask('/blog/planear', 'es')).toBe('present');
  expect(ask('/blog/Plan', 'es')).toEqual(entry('planear'));
  expect(ask('/blog/plan-2', 'en')).toEqual(entry('week'));
  // Both an English slug and a Spanish one, of two entries.
  expect(ask('/blog/planear', 'en')).toBe('present');
  expect(ask('/blog/TRES', 'en')).toEqual(entry('planear'));
});

test('a keyword of another language redirects, if both have the same entries', async (context) => {
  const fields = { keywords: { 'en-US': ['Only here'], es: ['Solo aquí'] } };
  const more = ['one', 'two', 'three'].map((id) => ({ id, fields }));
  const { ask } = await spaceFor(context, more);
  const keyword = (name: string) => ({ movedTo: { type: 'keyword', kind: 'blog', keyword: name, page: 1 } });
  expect(ask('/blogs/keyword/solo-aqui', 'es')).toBe('present');
  expect(ask('/blogs/keyword/only-here', 'es')).toEqual(keyword('solo-aqui'));
  expect(ask('/blogs/keyword/solo-aqui/page/2', 'en')).toEqual(keyword('only-here'));
  expect(ask('/blogs/keyword/only-here/page/2', 'en')).toBe('missing');
});

test('a former slug has precedence over a similar spelling', async (context) => {
  const { ask, store } = await spaceFor(context, [{ id: 'alike', slug: 'OLD-NAME' }]);
  for (const [second, en] of ['old-name', 'blog-1'].entries())
    store.replica.putSlugs({ id: 'blog-1', kind: 'blog', slugs: { en, es: `${en}-es` } }, new Date(second));
  expect(ask('/blog/old-name')).toEqual(entry('blog-1'));
});

test('after any publications and removals an address redirects to an existing one, in one step, or nowhere', (context) => {
  const { replica } = storeFor(context).store;
  const slug = fc.constantFrom('a', 'b', 'c', 'd');
  const step = fc.record({ id: fc.constantFrom('x', 'y', 'z'), slugs: fc.option(fc.record({ en: slug, es: slug })) });
  let runs = 0;
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      runs += 1;
      // Entries of this run only: one file for all of them is quicker.
      const own = (name: string) => `${name}-${runs}`;
      const now = new Map<string, Record<Locale, string> | null>();
      for (const [index, { id, slugs }] of steps.entries()) {
        const ownSlugs = slugs && { en: own(slugs.en), es: own(slugs.es) };
        if (ownSlugs) replica.putSlugs({ id: own(id), kind: 'blog', slugs: ownSlugs }, later(index));
        else replica.removeSlugs(own(id), later(index));
        now.set(own(id), ownSlugs);
      }
      for (const locale of ['en', 'es'] as const) {
        const standing = [...now.values()].flatMap((slugs) => slugs?.[locale] ?? []);
        for (const name of ['a', 'b', 'c', 'd'].map(own)) {
          const target = replica.slugNow('blog', name, locale);
          if (standing.includes(name)) expect(target).toBeNull();
          if (target !== null) expect([standing.includes(target), replica.slugNow('blog', target, locale)]).toEqual([true, null]);
        }
      }
    }),
  );
});
