import fc from 'fast-check';
import { expect, test } from 'vitest';
import { later, storeFor } from '../../../support/publications.ts';

type Slugs = { en: string; es: string };

test('a former slug leads to the present one in its own language, from another language too', (context) => {
  const history = storeFor(context).store.replica.slugs;
  history.put({ id: 'x', kind: 'blog', slugs: { en: 'plan', es: 'planear' } }, later(1));
  history.put({ id: 'x', kind: 'blog', slugs: { en: 'plan', es: 'planificar' } }, later(2));
  const leads = (slug: string, locale: 'en' | 'es') => history.slugNow('blog', slug, locale);
  expect([leads('plan', 'en'), leads('planear', 'en'), leads('planear', 'es')]).toEqual([null, null, 'planificar']);
  // Requested in English, by its former Spanish slug.
  expect(history.slugNow('blog', 'planear', 'en', 'es')).toBe('plan');
  expect(history.slugNow('resource', 'planear', 'es')).toBeNull();
});

test('after any publications and removals an address redirects to an existing one, in one step, or nowhere', (context) => {
  const history = storeFor(context).store.replica.slugs;
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
