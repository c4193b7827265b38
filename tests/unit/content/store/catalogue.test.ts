import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Catalogue, withoutBody } from '../../../../lib/content/store/catalogue.ts';
import { toEntries } from '../../../../lib/content/store/entry.ts';
import type { LocalizedCard, Picture } from '../../../../lib/content/types.ts';
import { parseEnv } from '../../../../lib/env.ts';
import { LOCALES, type Locale, perLocale } from '../../../../lib/i18n/locales.ts';
import { localizedCard, type SimpleCard } from '../../../support/localized-card.ts';
import { makeArticle } from '../../../support/space.ts';

const picture = (id: string, alt = id): Picture => ({
  id,
  url: `/${id}.webp`,
  width: 1,
  height: 1,
  contentType: 'image/webp',
  alt,
  caption: null,
});

function card(id: string, changes: Partial<SimpleCard> = {}): LocalizedCard {
  const en: SimpleCard = {
    id,
    kind: 'blog',
    slug: id,
    title: id,
    description: id,
    keywords: [],
    picture: null,
    publishedAt: '2026-01-01',
    updatedAt: '2026-01-01',
    languages: ['en', 'es'],
    language: 'en',
    ...changes,
  };
  return localizedCard({ en, es: { ...en, title: `${id} (es)`, language: 'es' } });
}

test('a card is an entry without its text, but for what lists say of it', () => {
  const [entry] = toEntries('blog', [makeArticle({ id: 'a', kind: 'blog' })], parseEnv({}).CONTENTFUL_LOCALES).entries;
  if (!entry) throw new Error('no entry');
  const { body: _, bodyLanguage: __, ...rest } = entry.in.es;
  expect(withoutBody(entry).in.es).toEqual({ ...rest, facts: { minutes: 1, tables: 0, copies: 0, chapters: [] } });
  expect(withoutBody(entry).in.en).not.toHaveProperty('body');
});

describe('a catalogue', () => {
  test('lists cards and slugs newest first, and by id where the times are the same', () => {
    const catalogue = new Catalogue([
      card('b'),
      card('old', { publishedAt: '2025-01-01' }),
      card('a'),
      card('new', { publishedAt: '2026-06-01' }),
    ]);
    expect(catalogue.slugs('en')).toEqual(['new', 'a', 'b', 'old']);
    expect(catalogue.cards('es').map(({ title }) => title)).toEqual(['new (es)', 'a (es)', 'b (es)', 'old (es)']);
    expect(catalogue.size).toBe(4);
  });

  test('finds by slug and by id', () => {
    const catalogue = new Catalogue([card('id-1', { slug: 'plan' })]);
    expect([catalogue.has('plan', 'en'), catalogue.has('id-1', 'en')]).toEqual([true, false]);
    expect(catalogue.byId('id-1')?.in.es.title).toBe('id-1 (es)');
    expect(catalogue.byId('plan')).toBeUndefined();
  });

  test("takes an entry's new state in place of the old one, in the new order", () => {
    const catalogue = new Catalogue([card('a', { slug: 'before' }), card('b', { publishedAt: '2026-03-01' })]);
    expect(catalogue.slugs('en')).toEqual(['b', 'before']);
    catalogue.put(card('a', { slug: 'after', publishedAt: '2026-04-01' }));
    expect(catalogue.slugs('en')).toEqual(['after', 'b']);
    expect([catalogue.has('before', 'en'), catalogue.has('after', 'en'), catalogue.size]).toEqual([false, true, 2]);
  });

  test('keeps what it has worked out where an entry keeps its place, and shows its new text', () => {
    const catalogue = new Catalogue(['a', 'b', 'c', 'd'].map((id) => card(id, { keywords: ['planning'] })));
    const { keywords } = catalogue;
    const shown = () => catalogue.keywords.byLocale.en.get('planning')?.cards.map(({ title }) => title);
    catalogue.put(card('b', { keywords: ['planning'], title: 'another' }));
    expect(shown()).toEqual(['a', 'another', 'c', 'd']);
    expect(catalogue.cards('en').map(({ title }) => title)).toEqual(['a', 'another', 'c', 'd']);
    expect(catalogue.keywords.alternates).toBe(keywords.alternates);
    // A caller's list stays unchanged.
    expect(keywords.byLocale.en.get('planning')?.cards[1]?.title).toBe('b');
    catalogue.put(card('b', { keywords: [], title: 'another' }));
    expect(shown()).toEqual(['a', 'c', 'd']);
    expect(catalogue.keywords.alternates).not.toBe(keywords.alternates);
    catalogue.put(card('c', { keywords: ['planning'], publishedAt: '2026-02-02' }));
    expect(shown()).toEqual(['c', 'a', 'd']);
    catalogue.put(card('c', { keywords: ['planning'], publishedAt: '2026-02-02', languages: ['en'] }));
    expect(catalogue.keywords.byLocale.es.size).toBe(keywords.byLocale.es.size);
  });

  describe('of entries that want one address', () => {
    const older = (id: string, changes: Partial<SimpleCard> = {}) => card(id, { publishedAt: '2025-01-01', ...changes });
    /** A card with a different slug in each language. */
    const inBoth = (id: string, en: string, es: string, publishedAt: string): LocalizedCard => {
      const { en: english, es: spanish } = card(id, { publishedAt }).in;
      return localizedCard({ en: { ...english, slug: en }, es: { ...spanish, slug: es } });
    };
    const shown = (catalogue: Catalogue) => catalogue.cards('en').map(({ id }) => id);

    test('shows the last created one, in any order of arrival', () => {
      const both = [card('new', { slug: 'plan' }), older('old', { slug: 'plan' })];
      for (const cards of [both, both.toReversed()]) {
        const catalogue = new Catalogue(cards);
        expect([shown(catalogue), catalogue.leftOut.map(({ id }) => id)]).toEqual([['new'], ['old']]);
        expect([catalogue.bySlug('plan', 'en')?.id, catalogue.byId('old'), catalogue.known('old')?.id]).toEqual(['new', undefined, 'old']);
      }
    });

    test('compares the creation, not the date that pages show, if the API has both', () => {
      const late: LocalizedCard = { ...card('late', { slug: 'plan', publishedAt: '2026-06-01' }), createdAt: '2024-01-01' };
      expect(shown(new Catalogue([late, older('early', { slug: 'plan' })]))).toEqual(['early']);
    });

    test('leaves an entry out in all languages that cannot have its address in one', () => {
      const catalogue = new Catalogue([inBoth('a', 'x', 'x', '2025'), inBoth('b', 'y', 'x', '2026')]);
      expect([shown(catalogue), catalogue.has('x', 'en'), catalogue.bySlug('x', 'es')?.id]).toEqual([['b'], false, 'b']);
    });

    test('shows the other one once the address is free, and every entry without another conflict', () => {
      const cards = [inBoth('a', 'x', 'x', '2026'), inBoth('b', 'y', 'x', '2025'), inBoth('c', 'y', 'z', '2024')];
      const catalogue = new Catalogue(cards);
      expect(shown(catalogue)).toEqual(['a', 'c']);
      catalogue.put(inBoth('a', 'w', 'w', '2026'));
      expect(shown(catalogue)).toEqual(['a', 'b']);
      catalogue.remove('b');
      expect(shown(catalogue)).toEqual(['a', 'c']);
      expect(catalogue.leftOut).toEqual([]);
    });

    test('gives the one that is left out its new picture, too', () => {
      const catalogue = new Catalogue([card('new', { slug: 'plan' }), older('old', { slug: 'plan', awaitedPicture: 'cover' })]);
      catalogue.putPicture(
        'cover',
        perLocale(() => picture('cover')),
      );
      catalogue.remove('new');
      expect(catalogue.cards('en')[0]?.picture?.id).toBe('cover');
    });
  });

  test('lets a slug pass from one entry to another', () => {
    const catalogue = new Catalogue([card('a', { slug: 'plan' })]);
    catalogue.put(card('b', { slug: 'plan' }));
    catalogue.put(card('a', { slug: 'other' }));
    expect(['plan', 'other'].map((slug) => catalogue.bySlug(slug, 'en')?.id)).toEqual(['b', 'a']);
  });

  test('forgets an entry that is removed, and takes no notice of one it never had', () => {
    const catalogue = new Catalogue([card('a'), card('b')]);
    expect(catalogue.slugs('en')).toHaveLength(2);
    catalogue.remove('a');
    catalogue.remove('never');
    expect([catalogue.slugs('en'), catalogue.has('a', 'en'), catalogue.byId('a')]).toEqual([['b'], false, undefined]);
  });

  test("gives every card that shows a picture its new state, in the card's language", () => {
    const catalogue = new Catalogue([card('a', { picture: picture('cover') }), card('b', { picture: picture('other') }), card('c')]);
    catalogue.putPicture('cover', { ...perLocale(() => picture('cover', 'new')), es: picture('cover', 'nuevo') });
    const alts = (locale: 'en' | 'es') => catalogue.cards(locale).map((each) => each.picture?.alt ?? null);
    expect([alts('en'), alts('es')]).toEqual([
      ['new', 'other', null],
      ['nuevo', 'other', null],
    ]);
  });

  test('takes a picture away that is gone', () => {
    const catalogue = new Catalogue([card('a', { picture: picture('cover') })]);
    expect(catalogue.cards('en')[0]?.picture).not.toBeNull();
    catalogue.putPicture(
      'cover',
      perLocale(() => null),
    );
    expect([catalogue.cards('en')[0]?.picture, catalogue.cards('es')[0]?.picture]).toEqual([null, null]);
  });

  test('gives a picture to the cards that wait for it: it was not published before, or is published again', () => {
    const catalogue = new Catalogue([card('a', { awaitedPicture: 'cover' }), card('b', { picture: picture('cover') }), card('c')]);
    const shown = () => catalogue.cards('en').map((each) => [each.picture?.alt ?? null, each.awaitedPicture]);
    const nothing = perLocale(() => null);
    expect(
      catalogue
        .putPicture('cover', nothing)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['a', 'b']);
    expect(catalogue.putPicture('other', nothing)).toEqual([]);
    expect(shown()).toEqual([
      [null, 'cover'],
      [null, 'cover'],
      [null, undefined],
    ]);
    catalogue.putPicture(
      'cover',
      perLocale(() => picture('cover', 'new')),
    );
    expect(shown()).toEqual([
      ['new', undefined],
      ['new', undefined],
      [null, undefined],
    ]);
    expect(catalogue.cards('en')[0]).not.toHaveProperty('awaitedPicture');
  });

  test('shows the same entries after any number of changes as a fresh computation from the newest entry on', () => {
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
          const { en, es } = card(id, { publishedAt: createdAt[id] }).in;
          const next = localizedCard({ en: { ...en, slug: slugs.en }, es: { ...es, slug: slugs.es } });
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

  test('contains after any number of changes exactly the added entries', () => {
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
          const next = card(id, { slug: `${id}-${slug}`, ...changed });
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
});
