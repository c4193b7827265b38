import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Catalogue } from '../../../../lib/content/store/catalogue.ts';
import type { LocalizedCard } from '../../../../lib/content/types.ts';
import { LOCALES, type Locale } from '../../../../lib/i18n/locales.ts';
import { cardOf } from '../../../support/localized-card.ts';

test('of entries that want one address a catalogue compares the creation, not the date that pages show, if the API has both', () => {
  const late: LocalizedCard = { ...cardOf('late', { slug: 'plan', publishedAt: '2026-06-01' }), createdAt: '2024-01-01' };
  const catalogue = new Catalogue([late, cardOf('early', { slug: 'plan', publishedAt: '2025-01-01' })]);
  expect(catalogue.cards('en').map(({ id }) => id)).toEqual(['early']);
});

test('a catalogue shows the same entries after any number of changes as a fresh computation from the newest entry on', () => {
  const change = fc.record({
    id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    remove: fc.boolean(),
    slugs: fc.record({ en: fc.constantFrom('x', 'y', 'z'), es: fc.constantFrom('x', 'y', 'z') }),
  });
  const createdAt = { a: '2025', b: '2024', c: '2026', d: '2023', e: '2024' };
  fc.assert(
    fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
      const catalogue = new Catalogue();
      const model = new Map<string, LocalizedCard>();
      for (const { id, remove, slugs } of changes) {
        const next = cardOf(id, { publishedAt: createdAt[id], slug: slugs.en }, { slug: slugs.es });
        if (remove) catalogue.remove(id);
        else catalogue.put(next);
        if (remove) model.delete(id);
        else model.set(id, next);
        const held = new Map<string, string>();
        for (const each of ['c', 'a', 'b', 'e', 'd'].flatMap((name) => model.get(name) ?? [])) {
          const addresses = LOCALES.map((locale) => `${locale}/${each.slugs[locale]}`);
          if (!addresses.some((address) => held.has(address))) for (const address of addresses) held.set(address, each.id);
        }
        const expected = [...new Set(held.values())].sort();
        expect(
          catalogue
            .cards('en')
            .map((each) => each.id)
            .sort(),
        ).toEqual(expected);
        expect(catalogue.leftOut.map((each) => each.id).sort()).toEqual(
          [...model.keys()].filter((each) => !expected.includes(each)).sort(),
        );
        for (const locale of LOCALES)
          for (const slug of ['x', 'y', 'z']) expect(catalogue.bySlug(slug, locale)?.id).toBe(held.get(`${locale}/${slug}`));
      }
    }),
  );
});

test('a catalogue contains after any number of changes exactly the added entries', () => {
  const change = fc.record({
    id: fc.constantFrom('a', 'b', 'c', 'd'),
    remove: fc.boolean(),
    slug: fc.nat(3),
    publishedAt: fc.constantFrom('2024', '2025', '2026'),
    title: fc.constantFrom('one', 'another'),
    keywords: fc.subarray(['planning', 'Planning', 'video']),
    languages: fc.constantFrom<Locale[]>(['en'], ['en', 'es']),
  });
  fc.assert(
    fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
      const catalogue = new Catalogue();
      const model = new Map<string, LocalizedCard>();
      for (const { id, remove, slug, ...changed } of changes) {
        const next = cardOf(id, { slug: `${id}-${slug}`, ...changed });
        if (remove) catalogue.remove(id);
        else catalogue.put(next);
        if (remove) model.delete(id);
        else model.set(id, next);
        expect(catalogue.slugs('en').sort()).toEqual([...model.values()].map(({ slugs }) => slugs.en).sort());
        const anew = new Catalogue(model.values());
        expect(catalogue.keywords).toEqual(anew.keywords);
        for (const locale of LOCALES) expect(catalogue.cards(locale)).toEqual(anew.cards(locale));
      }
      const times = catalogue.cards('en').map((each) => each.publishedAt);
      expect(times).toEqual(times.toSorted().reverse());
      for (const { slugs } of model.values()) for (const locale of LOCALES) expect(catalogue.has(slugs[locale], locale)).toBe(true);
    }),
  );
});
