import { expect, test } from 'vitest';
import { Catalogue } from '../../../lib/content/store/catalogue.ts';
import { tags } from '../../../lib/content/tags.ts';
import { staleKeywords } from '../../../lib/publish/entry-change.ts';
import { cardOf } from '../../support/localized-card.ts';

/** The keyword pages of English entries, each with one keyword, the newest first. */
const pagesOf = (...keywords: string[]) =>
  new Catalogue(
    keywords.map((keyword, index) => cardOf(`entry-${index}`, { keywords: [keyword], publishedAt: `202${9 - index}` }, { keywords: [] })),
  ).keywords;

const of = (slug: string) => ({
  page: tags.keyword('blog', 'en', slug),
  links: tags.keywordHasPage('blog', 'en', slug),
});
const [NAMES, COUNTS] = [tags.keywords('blog', 'en'), tags.keywordCounts('blog', 'en')];

test.each([
  ['comes', ['a', 'a'], ['a', 'a', 'a'], [of('a').page, of('a').links, NAMES, COUNTS], ['/en/blogs/keyword/a']],
  ['goes', ['a', 'a', 'a'], ['a', 'a'], [of('a').page, of('a').links, NAMES, COUNTS], []],
  ['gets an entry', ['a', 'a', 'a'], ['a', 'a', 'a', 'a'], [of('a').page, COUNTS], []],
  ['stays as it is', ['a', 'a', 'a'], ['a', 'a', 'a', 'b'], [], []],
])('a keyword page that %s makes stale what shows it, leads to it or counts it, and nothing else', (_, before, after, stale, paths) => {
  const found = staleKeywords('blog', pagesOf(...before), pagesOf(...after));
  expect([found.tags.toSorted(), found.paths]).toEqual([stale.toSorted(), paths]);
});

test('a keyword whose most used spelling changes makes stale its own page and every row of names', () => {
  const found = staleKeywords('blog', pagesOf('plan', 'plan', 'Plan'), pagesOf('plan', 'Plan', 'Plan'));
  expect(found.tags).toContain(of('plan').page);
  expect(found.tags).toContain(NAMES);
  expect(found.tags).not.toContain(of('plan').links);
});
