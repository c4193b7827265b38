import { expect, onTestFinished, type TestContext, test, vi } from 'vitest';
import { Catalogue } from '../../../lib/content/store/catalogue.ts';
import type { SpaceItem } from '../../../lib/content/store/sample/space.ts';
import { tags } from '../../../lib/content/tags.ts';
import type { LocalizedCard, RawEntry } from '../../../lib/content/types.ts';
import { LOCALES } from '../../../lib/i18n/locales.ts';
import type { EntryChange, StoredPages } from '../../../lib/publish/change.ts';
import { applyChanges, type ContentChange, staleAfter } from '../../../lib/publish/content-change.ts';
import { localizedCard, type SimpleCard } from '../../support/localized-card.ts';
import { copyOf } from '../../support/replica.ts';
import { makeArticle } from '../../support/space.ts';

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

const staleTags = (change: ContentChange) => staleAfter(change, NO_PAGES).tags.toSorted();

const slugTags = (slug: string) => LOCALES.map((locale) => tags.slug('blog', locale, slug));
const ITSELF = [tags.cards('blog'), tags.entry('a'), ...slugTags('plan')];

test('an entry that keeps its address and its place makes stale what shows it, and no other page of the list', () => {
  expect([...new Set(staleTags(entryChange(card('plan'), card('plan'))))]).toEqual(ITSELF.toSorted());
});

test.each([
  ['is new', null, card('plan')],
  ['goes', card('plan'), null],
])('an entry that %s makes the whole list stale, and what leads to it', (_what, before, after) => {
  const stale = [...new Set(staleTags(entryChange(before, after)))];
  expect(stale).toEqual([...ITSELF, tags.list('blog'), ...LOCALES.map((locale) => tags.standing('blog', locale, 'plan'))].toSorted());
});

test('an entry that gets another place in the order makes the whole list stale', () => {
  const stale = [...new Set(staleTags(entryChange(card('plan'), card('plan', '2026-06-01T08:00:00.000Z'))))];
  expect(stale).toEqual([...ITSELF, tags.list('blog')].toSorted());
});

test.each([
  ['a code block', { item: 'embedded', id: 'code', texts: [], leftOut: null }, [tags.entry('code')]],
  [
    'an asset',
    { item: 'asset', id: 'cover', kinds: ['blog', 'compare'] },
    [tags.asset('cover'), tags.pictures('blog'), tags.pictures('compare')],
  ],
] as const)('%s makes stale what shows it', (_, change, stale) => {
  expect(staleAfter(change as ContentChange, NO_PAGES)).toEqual({ tags: stale, paths: [] });
});

const article = (id: string, en: string, es: string, year: number) =>
  makeArticle({ id, kind: 'blog', createdAt: `${year}-01-01T00:00:00.000Z`, fields: { slug: { 'en-US': en, es } } });
const newer = article('newer', 'x', 'x', 2026);
const older = article('older', 'y', 'x', 2025);

/** A replica that has some entries, and a way to write what was published since: items, or ids of what is gone. */
async function replicaOf(context: Pick<TestContext, 'onTestFinished'>, ...entries: SpaceItem[]) {
  const { store, replica } = await copyOf(context, { entries, assets: [] });
  const published = (...items: (SpaceItem | string)[]) =>
    store.file
      .transaction(() =>
        applyChanges(
          items.map((item) =>
            typeof item === 'string'
              ? { event: { action: 'remove', item: 'Entry', id: item, kind: 'blog', revision: null }, raw: null }
              : { event: { action: 'publish', item: 'Entry', id: item.sys.id, kind: 'blog', revision: 1 }, raw: item as RawEntry },
          ),
          replica,
          new Date(),
        ),
      )
      .map((change) => {
        if (change.item !== 'entry') throw new Error('no entry');
        const inBrief = ({ id, before, after }: EntryChange) => [id, before !== null, after !== null];
        return { own: inBrief(change), others: change.others.map(inBrief), stale: staleAfter(change, NO_PAGES) };
      });
  return { replica, published };
}

test('entries that want one address go where one that was created later takes the address, with all that showed them', async (context) => {
  const { published } = await replicaOf(context, older);
  const [change] = published(newer);
  expect(change).toMatchObject({ own: ['newer', false, true], others: [['older', true, false]] });
  expect(change?.stale.tags).toEqual(expect.arrayContaining([tags.entry('older'), tags.slug('blog', 'en', 'y'), tags.list('blog')]));
  expect(change?.stale.paths).toEqual(['/en/blog/x', '/es/blog/x', '/en/markdown/blog/x', '/es/markdown/blog/x']);
});

test('entries that want one address are left out while one that was created later has the address, which the log says', async (context) => {
  const { replica, published } = await replicaOf(context, newer);
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  context.onTestFinished(() => warn.mockRestore());
  expect(published(older)[0]).toMatchObject({ own: ['older', false, false], others: [], stale: { paths: [] } });
  expect(replica.catalogue('blog').size).toBe(1);
  expect(warn.mock.calls.flat().join(' ')).toContain('left out blog older: slug "x" is already held by newer, which was created later');
});

test.each([
  ['is moved away', article('newer', 'z', 'z', 2026)],
  ['is gone', 'newer'],
])('entries that want one address come where the one that has the address %s, and have their pages made', async (_, event) => {
  const { published } = await replicaOf({ onTestFinished }, newer, older);
  const [change] = published(event);
  expect(change?.others).toEqual([['older', false, true]]);
  expect(change?.stale.paths).toEqual(expect.arrayContaining(['/en/blog/y', '/es/blog/x']));
  expect(change?.stale.tags).toEqual(expect.arrayContaining([tags.entry('older'), tags.slug('blog', 'es', 'x')]));
});
