import { describe, expect, test, vi } from 'vitest';
import { Catalogue } from '../../../lib/content/store/catalogue.ts';
import type { LiveStore } from '../../../lib/content/store/content-store.ts';
import { tags } from '../../../lib/content/tags.ts';
import type { LocalizedCard } from '../../../lib/content/types.ts';
import { LOCALES } from '../../../lib/i18n/locales.ts';
import type { StoredPages } from '../../../lib/publish/change.ts';
import { type ContentChange, staleAfter, takeIn } from '../../../lib/publish/content-change.ts';
import { localizedCard, type SimpleCard } from '../../support/localized-card.ts';

const NO_PAGES: StoredPages = { withTags: () => [], exists: () => false };

function card(slug: string, publishedAt = '2026-05-01T08:00:00.000Z'): LocalizedCard {
  const common: Omit<SimpleCard, 'language'> = {
    ...{ id: 'a', kind: 'blog', slug, title: slug, description: slug, keywords: [], picture: null },
    ...{ publishedAt, updatedAt: publishedAt, languages: [...LOCALES] },
  };
  return localizedCard({ en: { ...common, language: 'en' }, es: { ...common, language: 'es' } });
}

function entryChange(before: LocalizedCard | null, after: LocalizedCard | null): ContentChange {
  const { keywords } = new Catalogue();
  return { item: 'entry', kind: 'blog', id: 'a', before, after, keywordsBefore: keywords, keywordsAfter: keywords };
}

const staleTags = (change: ContentChange) => staleAfter(change, NO_PAGES).tags.toSorted();
const stalePaths = (change: ContentChange) => staleAfter(change, NO_PAGES).paths.toSorted();

const slugTags = (slug: string) => LOCALES.map((locale) => tags.slug('blog', locale, slug));
const ITSELF = [tags.cards('blog'), tags.entry('a'), ...slugTags('plan')];

describe('an entry', () => {
  test('that keeps its address and its place makes stale what shows it, and no other page of the list', () => {
    expect([...new Set(staleTags(entryChange(card('plan'), card('plan'))))]).toEqual(ITSELF.toSorted());
  });

  test('has its page and its Markdown made in every language, whether or not they were there', () => {
    expect(stalePaths(entryChange(null, card('plan')))).toEqual([
      '/en/blog/plan',
      '/en/markdown/blog/plan',
      '/es/blog/plan',
      '/es/markdown/blog/plan',
    ]);
  });

  test.each([
    ['is new', null, card('plan')],
    ['goes', card('plan'), null],
    ['gets another place in the order', card('plan'), card('plan', '2026-06-01T08:00:00.000Z')],
  ])('that %s makes the whole list stale', (_what, before, after) => {
    expect([...new Set(staleTags(entryChange(before, after)))]).toEqual([...ITSELF, tags.list('blog')].toSorted());
  });

  test('that moves to another address makes the old one stale too', () => {
    const stale = staleTags(entryChange(card('plan'), card('week')));
    for (const tag of [...slugTags('plan'), ...slugTags('week'), tags.list('blog')]) expect(stale).toContain(tag);
  });

  test('that gets another slug in one language makes both of its addresses stale there, and its page in the other', () => {
    const named = (es: string): LocalizedCard => {
      const { en, es: spanish } = card('plan').in;
      return localizedCard({ en, es: { ...spanish, slug: es } });
    };
    const change = entryChange(named('planear'), named('año'));
    expect(staleTags(change)).toEqual(
      [
        ...[tags.cards('blog'), tags.entry('a'), tags.list('blog'), tags.slug('blog', 'en', 'plan')],
        ...['planear', 'año'].map((slug) => tags.slug('blog', 'es', slug)),
      ].toSorted(),
    );
    expect(stalePaths(change)).toEqual(['/en/blog/plan', '/en/markdown/blog/plan', '/es/blog/año', '/es/markdown/blog/año']);
  });

  test('that is gone has no page to make', () => {
    expect(stalePaths(entryChange(card('plan'), null))).toEqual([]);
  });
});

test('an asset makes stale what shows it, and the sitemap of each kind with it on a card', () => {
  expect(staleAfter({ item: 'asset', id: 'cover', kinds: ['blog', 'compare'] }, NO_PAGES)).toEqual({
    tags: [tags.asset('cover'), tags.pictures('blog'), tags.pictures('compare')],
    paths: [],
  });
});

test('a code block that is taken in has what is being asked for asked anew: it may be embedded there as it was', () => {
  const store = { askAnew: vi.fn(), forgetFound: vi.fn(), knownCatalogue: () => new Catalogue(), change: vi.fn() } as unknown as LiveStore;
  const event = { action: 'publish', item: 'Entry', id: 'code', kind: null, revision: 2 } as const;
  expect(takeIn([{ event, raw: null }], store)).toEqual([{ item: 'embedded', id: 'code' }]);
  expect(store.askAnew).toHaveBeenCalledOnce();
});

test('a code block makes stale the pages that embed it', () => {
  expect(staleAfter({ item: 'embedded', id: 'code' }, NO_PAGES)).toEqual({ tags: [tags.entry('code')], paths: [] });
});
