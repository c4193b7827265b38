import { beforeEach, expect, test } from 'vitest';
import { Catalogue } from '../../../lib/content/store/catalogue.ts';
import { tags } from '../../../lib/content/tags.ts';
import type { LocalizedCard } from '../../../lib/content/types.ts';
import { LOCALES } from '../../../lib/i18n/locales.ts';
import { staleKeywordPages } from '../../../lib/publish/keyword-change.ts';
import { keywordPath } from '../../../lib/routing/collection-addresses.ts';
import { pagesWithTags, rememberPage, standsAt } from '../../../lib/stored-pages/page-index.ts';
import { localizedCard } from '../../support/localized-card.ts';
import { forgetProcessState } from '../../support/process-state.ts';

beforeEach(() => forgetProcessState('page-index'));

const AT = '2026-05-01T08:00:00.000Z';

function card(id: string, keywords: string[], publishedAt = AT): LocalizedCard {
  const common = { id, kind: 'blog', slug: id, title: id, description: id, picture: null, publishedAt, updatedAt: publishedAt } as const;
  const base = { ...common, languages: [...LOCALES] };
  return localizedCard({
    en: { ...base, keywords, language: 'en' },
    es: { ...base, keywords: keywords.map((word) => `${word}o`), language: 'es' },
  });
}

/** A site whose keyword pages are stored as the catalogue has them. */
function siteOf(cards: LocalizedCard[]): Catalogue {
  const catalogue = new Catalogue(cards);
  for (const locale of LOCALES) {
    for (const keyword of catalogue.keywords.byLocale[locale].values()) {
      rememberPage(`/${locale}${keywordPath('blog', keyword.slug)}`, [
        tags.keyword('blog', locale, keyword.slug),
        ...keyword.cards.map(({ id }) => tags.entry(id)),
      ]);
    }
  }
  return catalogue;
}

/** What a change of one entry brings, as a publish would find it. */
function change(catalogue: Catalogue, id: string, after: LocalizedCard | null) {
  const before = catalogue.byId(id) ?? null;
  const keywordsBefore = catalogue.keywords;
  if (after) catalogue.put(after);
  else catalogue.remove(id);
  return staleKeywordPages(
    { kind: 'blog', id, before, after, keywordsBefore, keywordsAfter: catalogue.keywords },
    { withTags: pagesWithTags, exists: standsAt },
  );
}

const four = (keywords: string[]) => ['a', 'b', 'c', 'd'].map((id) => card(id, keywords));

test('an entry that keeps its keywords and its place concerns no keyword page', () => {
  const catalogue = siteOf(four(['plan', 'team']));
  expect(change(catalogue, 'a', card('a', ['team', 'plan']))).toEqual({ tags: [], paths: [] });
});

test('a keyword that reaches three entries comes about: its page is asked for, rows and entries that name it are marked', () => {
  const catalogue = siteOf([card('a', ['plan']), card('b', ['plan']), card('c', ['other'])]);
  const { tags: marked, paths } = change(catalogue, 'c', card('c', ['Plan']));
  expect(paths).toEqual(['/en/blogs/keyword/plan', '/es/blogs/keyword/plano']);
  for (const tag of [tags.keywords('blog', 'es'), tags.keywordHasPage('blog', 'es', 'plano'), tags.keyword('blog', 'es', 'plano')])
    expect(marked).toContain(tag);
});

test('a keyword that falls below three goes', () => {
  const catalogue = siteOf(['a', 'b', 'c'].map((id) => card(id, ['plan'])));
  const { tags: marked, paths } = change(catalogue, 'b', null);
  expect(paths).toEqual([]);
  for (const tag of [tags.keywords('blog', 'en'), tags.keywordHasPage('blog', 'en', 'plan'), tags.keyword('blog', 'en', 'plan')])
    expect(marked).toContain(tag);
});

test('another place in the order marks the pages of all its keywords', () => {
  const catalogue = siteOf(four(['plan', 'team']));
  const { tags: marked } = change(catalogue, 'a', card('a', ['plan', 'team'], '2026-06-01T08:00:00.000Z'));
  expect(marked.filter((tag) => tag.startsWith('keyword:en') || tag.startsWith('keyword:blog:en')).toSorted()).toEqual([
    'keyword:blog:en:plan',
    'keyword:blog:en:team',
  ]);
});

test('what stored pages show counts where the process has learnt of the change before the message', () => {
  const catalogue = siteOf(four(['plan', 'team']));
  // A visitor's request has brought the new revision in already.
  catalogue.put(card('a', ['plan']));
  const { tags: marked } = change(catalogue, 'a', card('a', ['plan']));
  expect(marked).toContain(tags.keyword('blog', 'en', 'team'));
});

test('a change of alternates marks the pages that name them, though the entry is on none of them in that language', () => {
  const catalogue = siteOf(four(['plan']).concat(card('x', ['else'])));
  const x = card('x', ['else']);
  const { tags: marked } = change(catalogue, 'x', { ...x, in: { ...x.in, es: { ...x.in.es, keywords: ['plano'] } } });
  expect(marked).toContain(tags.keyword('blog', 'en', 'plan'));
});
