import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Catalogue } from '../../../../lib/content/store/catalogue.ts';
import type { LocalizedCard } from '../../../../lib/content/types.ts';
import { LOCALES, type Locale } from '../../../../lib/i18n/locales.ts';
import { cardOf } from '../../../support/localized-card.ts';

// Of entries that want one address the older one has it: its creation counts, not the date that pages show.
const CREATED_AT = { a: '2025', b: '2024', c: '2026', d: '2023', e: '2024' };
const NEWEST_FIRST = ['c', 'a', 'b', 'e', 'd'];

test('a catalogue has the same entries and keywords after any number of changes as a fresh computation from the newest entry on', () => {
  const slug = fc.constantFrom('x', 'y', 'z', 'u', 'v');
  const change = fc.record({
    id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    remove: fc.boolean(),
    slugs: fc.record({ en: slug, es: slug }),
    publishedAt: fc.constantFrom('2024', '2025', '2026'),
    title: fc.constantFrom('one', 'another'),
    keywords: fc.subarray(['planning', 'Planning', 'video']),
    languages: fc.constantFrom<Locale[]>(['en'], ['en', 'es']),
  });
  fc.assert(
    fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
      const catalogue = new Catalogue();
      const model = new Map<string, LocalizedCard>();
      for (const { id, remove, slugs, ...changed } of changes) {
        const next = { ...cardOf(id, { slug: slugs.en, ...changed }, { slug: slugs.es }), createdAt: CREATED_AT[id] };
        if (remove) catalogue.remove(id);
        else catalogue.put(next);
        if (remove) model.delete(id);
        else model.set(id, next);
        const held = new Map<string, string>();
        for (const each of NEWEST_FIRST.flatMap((name) => model.get(name) ?? [])) {
          const addresses = LOCALES.map((locale) => `${locale}/${each.slugs[locale]}`);
          if (!addresses.some((address) => held.has(address))) for (const address of addresses) held.set(address, each.id);
        }
        const expected = new Set(held.values());
        expect(new Set(catalogue.cards('en').map((each) => each.id))).toEqual(expected);
        expect([...catalogue.leftOut.keys()].sort()).toEqual([...model.keys()].filter((each) => !expected.has(each)).sort());
        const anew = new Catalogue(model.values());
        expect(catalogue.keywords).toEqual(anew.keywords);
        for (const locale of LOCALES) {
          expect(catalogue.cards(locale)).toEqual(anew.cards(locale));
          for (const name of ['x', 'y', 'z', 'u', 'v']) expect(catalogue.bySlug(name, locale)?.id).toBe(held.get(`${locale}/${name}`));
        }
      }
      const times = catalogue.cards('en').map((each) => each.publishedAt);
      expect(times).toEqual(times.toSorted().reverse());
    }),
  );
});
