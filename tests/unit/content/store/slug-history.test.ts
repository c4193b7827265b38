import fc from 'fast-check';
import { expect, type TestContext, test } from 'vitest';
import { later, storeFor } from '../../../support/publications.ts';

type Slugs = { en: string; es: string };

/** A history of blog entries. One word stands for the slugs of both languages. */
function historyFor(context: TestContext) {
  const { store, open } = storeFor(context);
  const history = store.replica.slugs;
  let minutes = 0;
  const next = () => {
    minutes += 1;
    return later(minutes * 60_000);
  };
  const slugsOf = (slugs: string | Slugs): Slugs => (typeof slugs === 'string' ? { en: slugs, es: slugs } : slugs);
  const publish = (id: string, slugs: string | Slugs) => history.put({ id, kind: 'blog', slugs: slugsOf(slugs) }, next());
  const remove = (id: string) => history.remove(id, next());
  const leads = (slug: string, locale: 'en' | 'es' = 'en') => history.slugNow('blog', slug, locale);
  return { store, open, publish, remove, leads, history };
}

test('each language has its own', (context) => {
  const { publish, leads, history } = historyFor(context);
  publish('x', { en: 'plan', es: 'planear' });
  publish('x', { en: 'plan', es: 'planificar' });
  expect([leads('plan'), leads('planear', 'en'), leads('planear', 'es')]).toEqual([null, null, 'planificar']);
  // Requested in English, by its former Spanish slug.
  expect(history.slugNow('blog', 'planear', 'en', 'es')).toBe('plan');
  expect(history.slugNow('resource', 'planear', 'es')).toBeNull();
});

test('after any publications and removals an address redirects to an existing one, in one step, or nowhere', (context) => {
  const { history } = historyFor(context);
  const slug = fc.constantFrom('a', 'b', 'c', 'd');
  const step = fc.record({ id: fc.constantFrom('x', 'y', 'z'), slugs: fc.option(fc.record({ en: slug, es: slug })) });
  let runs = 0;
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      runs += 1;
      // Entries of this run only: one file for all of them is quicker.
      const own = (name: string) => `${name}-${runs}`;
      const now = new Map<string, Slugs | null>();
      for (const [index, { id, slugs }] of steps.entries()) {
        const ownSlugs = slugs && { en: own(slugs.en), es: own(slugs.es) };
        if (ownSlugs) history.put({ id: own(id), kind: 'blog', slugs: ownSlugs }, later(index));
        else history.remove(own(id), later(index));
        now.set(own(id), ownSlugs);
      }
      const current = [...now.values()].flatMap((slugs) => slugs ?? []);
      for (const locale of ['en', 'es'] as const) {
        const standing = current.map((slugs) => slugs[locale]);
        for (const name of ['a', 'b', 'c', 'd']) {
          const target = history.slugNow('blog', own(name), locale);
          if (standing.includes(own(name))) expect(target).toBeNull();
          if (target === null) continue;
          expect(standing).toContain(target);
          expect(history.slugNow('blog', target, locale)).toBeNull();
        }
      }
    }),
  );
});

test('an entry that takes an old slug has it; once that is gone, the address leads nowhere', (context) => {
  const { publish, remove, leads } = historyFor(context);
  publish('x', 'a');
  publish('x', 'b');
  publish('y', 'a');
  expect(leads('a')).toBeNull();
  publish('y', 'c');
  expect(leads('a')).toBe('c');
  remove('y');
  expect([leads('a'), leads('c')]).toEqual([null, null]);
});
