import { expect, test } from 'vitest';
import { Catalogue } from '../../../lib/content/store/catalogue.ts';
import { tags } from '../../../lib/content/tags.ts';
import type { LocalizedCard } from '../../../lib/content/types.ts';
import { LOCALES } from '../../../lib/i18n/locales.ts';
import type { StoredPages } from '../../../lib/publish/change.ts';
import { type ContentChange, staleAfter } from '../../../lib/publish/content-change.ts';
import { localizedCard, type SimpleCard } from '../../support/localized-card.ts';

const NO_PAGES: StoredPages = { withTags: () => [], tagsWhere: () => [], exists: () => false };

function card(slug: string, publishedAt = '2026-05-01T08:00:00.000Z'): LocalizedCard {
  const common: Omit<SimpleCard, 'language'> = {
    ...{ id: 'a', kind: 'blog', slug, title: slug, description: slug, keywords: [], picture: null },
    ...{ publishedAt, updatedAt: publishedAt, languages: [...LOCALES] },
  };
  return localizedCard({ en: { ...common, language: 'en' }, es: { ...common, language: 'es' } });
}

function entryChange(before: LocalizedCard | null, after: LocalizedCard | null): ContentChange {
  const { keywords } = new Catalogue();
  return { item: 'entry', others: [], kind: 'blog', id: 'a', before, after, keywordsBefore: keywords, keywordsAfter: keywords };
}

const ITSELF = [tags.cards('blog'), tags.entry('a'), ...LOCALES.map((locale) => tags.slug('blog', locale, 'plan'))];
const STANDING = LOCALES.map((locale) => tags.standing('blog', locale, 'plan'));

test.each([
  ['keeps its address and its place makes stale what shows it', card('plan'), card('plan'), ITSELF],
  ['is new makes the whole list stale, and what leads to it', null, card('plan'), [...ITSELF, tags.list('blog'), ...STANDING]],
  ['goes makes the whole list stale, and what leads to it', card('plan'), null, [...ITSELF, tags.list('blog'), ...STANDING]],
  ['gets another place makes the whole list stale', card('plan'), card('plan', '2026-06-01T08:00:00.000Z'), [...ITSELF, tags.list('blog')]],
])('an entry that %s, and nothing else', (_, before, after, stale) => {
  expect([...new Set(staleAfter(entryChange(before, after), NO_PAGES).tags)].sort()).toEqual(stale.toSorted());
});

test.each([
  ['a code block', { item: 'embedded', id: 'code', texts: [], questions: [], leftOut: null }, [tags.entry('code')]],
  [
    'a question',
    { item: 'embedded', id: 'asked', texts: [], questions: ['pricing'], leftOut: null },
    [tags.entry('asked'), tags.faq('pricing')],
  ],
  ['an asset', { item: 'asset', id: 'cover', kinds: ['blog'] }, [tags.asset('cover'), tags.pictures('blog')]],
] as const)('%s makes stale what shows it', (_, change, stale) => {
  expect(staleAfter(change as unknown as ContentChange, NO_PAGES)).toEqual({ tags: stale, paths: [] });
});
