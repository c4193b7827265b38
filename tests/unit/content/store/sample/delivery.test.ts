import { describe, expect, test } from 'vitest';
import { answerDelivery } from '../../../../../lib/content/store/sample/delivery.ts';
import type { Space, SpaceItem } from '../../../../../lib/content/store/sample/space.ts';
import { embed, makeArticle, makeAsset, makeCodeBlock, makeSpace } from '../../../../support/space.ts';

type Collection = { total: number; skip: number; limit: number; items: SpaceItem[]; includes?: { Entry: SpaceItem[]; Asset: SpaceItem[] } };

const ENTRIES = '/spaces/sample/environments/master/entries';

const ask = (space: Space, query: Record<string, string>, path = ENTRIES) =>
  answerDelivery(space, path, new URLSearchParams({ locale: '*', ...query }));
function collection(space: Space, query: Record<string, string>, path = ENTRIES): Collection {
  const { status, body } = ask(space, query, path);
  expect(status).toBe(200);
  return body as Collection;
}
const idsOf = (items: SpaceItem[] = []) => items.map(({ sys }) => sys.id);

describe('filters', () => {
  const space = makeSpace({ blog: 3, resource: 2, compare: 1 });
  space.entries.push(
    makeArticle({ id: 'no-cover', kind: 'blog', slug: 'shared' }),
    makeArticle({ id: 'other', kind: 'resource', slug: 'shared' }),
  );

  test.each([
    ['content type', { content_type: 'resource' }, ['resource-1', 'resource-2', 'other']],
    ['id', { 'sys.id': 'compare-1' }, ['compare-1']],
    ["a field's value", { 'fields.slug': 'shared' }, ['no-cover', 'other']],
    ['several things at once', { content_type: 'resource', 'fields.slug': 'shared' }, ['other']],
    ['a field that is there', { content_type: 'blog', 'fields.previewImage[exists]': 'true' }, ['blog-1', 'blog-2', 'blog-3']],
    ['a field that is not there', { content_type: 'blog', 'fields.previewImage[exists]': 'false' }, ['no-cover']],
    ['nothing that exists', { 'fields.slug': 'nowhere' }, []],
  ])('pick entries by %s', (_, query, ids) => {
    const answer = collection(space, query);
    expect([idsOf(answer.items), answer.total]).toEqual([ids, ids.length]);
  });
});

describe('order and paging', () => {
  const at = (id: string, year: number) => makeArticle({ id, kind: 'blog', createdAt: `${year}-01-01T00:00:00.000Z` });
  const space: Space = { assets: [], entries: [at('b', 2026), at('a', 2026), at('new', 2027), at('old', 2025)] };

  test('pages of any size cover everything once', () => {
    for (const limit of [1, 2, 3, 4, 5]) {
      const pages = Array.from({ length: Math.ceil(4 / limit) }, (_, page) =>
        collection(space, { order: 'sys.id', limit: String(limit), skip: String(page * limit) }),
      );
      expect(pages.flatMap(({ items }) => idsOf(items))).toEqual(['a', 'b', 'new', 'old']);
      for (const { total, limit: told } of pages) expect([total, told]).toEqual([4, limit]);
    }
  });

  test('an answer over 7 MB is refused, and half of it may do', () => {
    const big = makeSpace({ blog: 4, resource: 0, compare: 0 }, 200_000);
    expect(ask(big, { limit: '4' })).toMatchObject({ status: 400, body: { message: expect.stringContaining('Response size too big') } });
    expect(ask(big, { limit: '2' }).status).toBe(200);
  });
});

describe('linked items', () => {
  // one → two → three → code, and back to one; pictures on the way.
  const chain = (id: string, target: string, cover: string) => makeArticle({ id, kind: 'blog', cover, embeds: [embed('Entry', target)] });
  const space: Space = {
    entries: [
      chain('one', 'two', 'cover-1'),
      chain('two', 'three', 'cover-2'),
      makeArticle({ id: 'three', kind: 'blog', embeds: [embed('Entry', 'code'), embed('Entry', 'one')] }),
      makeCodeBlock('code', 'x'),
    ],
    assets: [makeAsset('cover-1'), makeAsset('cover-2'), makeAsset('unused')],
  };
  const included = (query: Record<string, string>) => {
    const { includes } = collection(space, { 'sys.id': 'one', ...query });
    return [idsOf(includes?.Entry), idsOf(includes?.Asset)];
  };

  test.each([
    ['0', [], []],
    ['1', ['two'], ['cover-1']],
    ['3', ['two', 'three', 'code'], ['cover-1', 'cover-2']],
  ])('come to the depth of include=%s', (include, entries, assets) => {
    expect(included({ include })).toEqual([entries, assets]);
  });
});
