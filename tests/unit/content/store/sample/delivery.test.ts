import { describe, expect, test } from 'vitest';
import { answerDelivery, apiError } from '../../../../../lib/content/store/sample/delivery.ts';
import type { Space, SpaceItem } from '../../../../../lib/content/store/sample/space.ts';
import { embed, link, makeArticle, makeAsset, makeCodeBlock, makeSpace } from '../../../../support/space.ts';

type Collection = { total: number; skip: number; limit: number; items: SpaceItem[]; includes?: { Entry: SpaceItem[]; Asset: SpaceItem[] } };

const ENTRIES = '/spaces/sample/environments/master/entries';
const ASSETS = '/spaces/sample/environments/master/assets';

const ask = (space: Space, query: Record<string, string>, path = ENTRIES) =>
  answerDelivery(space, path, new URLSearchParams({ locale: '*', ...query }));
function collection(space: Space, query: Record<string, string>, path = ENTRIES): Collection {
  const { status, body } = ask(space, query, path);
  expect(status).toBe(200);
  return body as Collection;
}
const idsOf = (items: SpaceItem[] = []) => items.map(({ sys }) => sys.id);

describe('what it does not know is an error and no silent guess', () => {
  const space = makeSpace(1);

  test.each([
    'query',
    'fields.slug[in]',
    'fields.slug[ne]',
    'sys.createdAt[gte]',
    'mimetype_group',
    'links_to_entry',
    'fields.author.sys.id',
    'content-type',
    'metadata.tags.sys.id[in]',
  ])('the query parameter %s is a 400', (name) => {
    expect(ask(space, { [name]: 'x' })).toMatchObject({
      status: 400,
      body: { sys: { type: 'Error', id: 'InvalidQuery' }, message: expect.stringContaining(`"${name}"`) },
    });
  });

  test.each(['/spaces/sample/environments/master/tags', '/spaces/sample', '/', '/spaces/sample/environments/master/entries/blog-1'])(
    'the path %s is a 404',
    (path) => {
      expect(ask(space, {}, path)).toMatchObject({
        status: 404,
        body: { sys: { id: 'NotFound' }, message: 'The resource could not be found.' },
      });
    },
  );

  test.each(['en-US', ''])('the locale "%s" is a 400', (locale) => {
    expect(ask(space, { locale })).toMatchObject({ status: 400, body: { sys: { id: 'BadRequest' } } });
  });

  test('a limit over 1000 is a 400', () => {
    expect(ask(space, { limit: '1001' })).toMatchObject({ status: 400, body: { sys: { id: 'InvalidQuery' } } });
    expect(ask(space, { limit: '1000' }).status).toBe(200);
  });

  test("an error has the form of the API's", () => {
    expect(apiError(503, 'ServerError', 'Down.')).toEqual({
      status: 503,
      body: { sys: { type: 'Error', id: 'ServerError' }, message: 'Down.', requestId: expect.any(String) },
    });
  });
});

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

  test('find a value in the default language, or in the one that they name', () => {
    const found = (field: string, value: string) => idsOf(collection(space, { [field]: value }).items);
    expect(found('fields.title', 'Title of blog-2 (English)')).toEqual(['blog-2']);
    expect(found('fields.title.es', 'Title of blog-2 (Spanish)')).toEqual(['blog-2']);
    expect(found('fields.title', 'Title of blog-2 (Spanish)')).toEqual([]);
    // A query does not fall back to the default language, though an answer does.
    expect(found('fields.slug.es', 'blog-2')).toEqual([]);
  });

  test('pick assets by id, without includes', () => {
    const answer = collection(space, { 'sys.id': 'cover' }, ASSETS);
    expect(idsOf(answer.items)).toEqual(['cover']);
    expect(answer).not.toHaveProperty('includes');
  });
});

describe('order and paging', () => {
  const space: Space = {
    assets: [],
    entries: [
      makeArticle({ id: 'b', kind: 'blog', createdAt: '2026-01-01T00:00:00.000Z' }),
      makeArticle({ id: 'a', kind: 'blog', createdAt: '2026-01-01T00:00:00.000Z' }),
      makeArticle({ id: 'new', kind: 'blog', createdAt: '2026-06-01T00:00:00.000Z' }),
      makeArticle({ id: 'old', kind: 'blog', createdAt: '2025-01-01T00:00:00.000Z' }),
    ],
  };

  test.each([
    ['sys.createdAt,sys.id', ['old', 'a', 'b', 'new']],
    ['-sys.createdAt,sys.id', ['new', 'a', 'b', 'old']],
    ['-sys.createdAt,-sys.id', ['new', 'b', 'a', 'old']],
    ['sys.id', ['a', 'b', 'new', 'old']],
  ])('%s', (order, ids) => {
    expect(idsOf(collection(space, { order }).items)).toEqual(ids);
  });

  test('pages of any size cover everything once', () => {
    for (const limit of [1, 2, 3, 4, 5]) {
      const pages = Array.from({ length: Math.ceil(4 / limit) }, (_, page) =>
        collection(space, { order: 'sys.id', limit: String(limit), skip: String(page * limit) }),
      );
      expect(pages.flatMap(({ items }) => idsOf(items))).toEqual(['a', 'b', 'new', 'old']);
      for (const { total, limit: told } of pages) expect([total, told]).toEqual([4, limit]);
    }
  });

  test('a page past the end is empty and still tells the total', () => {
    expect(collection(space, { skip: '9' })).toMatchObject({ items: [], total: 4, skip: 9 });
  });

  test('without a limit a page has a hundred', () => {
    const many = makeSpace({ blog: 101, resource: 0, compare: 0 }, 1);
    expect(collection(many, {}).items).toHaveLength(100);
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
    ['2', ['two', 'three'], ['cover-1', 'cover-2']],
    ['3', ['two', 'three', 'code'], ['cover-1', 'cover-2']],
    ['10', ['two', 'three', 'code'], ['cover-1', 'cover-2']],
  ])('come to the depth of include=%s', (include, entries, assets) => {
    expect(included({ include })).toEqual([entries, assets]);
  });

  test('come one level deep by default', () => {
    expect(included({})).toEqual([['two'], ['cover-1']]);
  });

  test('come once, and not again when they are among the items', () => {
    const { includes } = collection(space, { include: '10' });
    expect([idsOf(includes?.Entry), idsOf(includes?.Asset)]).toEqual([[], ['cover-1', 'cover-2']]);
  });

  test('that are not in the space are left unresolved', () => {
    const broken: Space = {
      entries: [makeArticle({ id: 'one', kind: 'blog', cover: 'gone', fields: { next: { 'en-US': link('Entry', 'gone-too') } } })],
      assets: [],
    };
    expect(collection(broken, { include: '2' }).includes).toEqual({ Entry: [], Asset: [] });
  });

  test('of fields that were not selected stay away', () => {
    expect(included({ include: '2', select: 'sys,fields.previewImage' })).toEqual([[], ['cover-1']]);
  });
});

describe('select', () => {
  test('gives the fields that are named, and sys always', () => {
    const [item] = collection(makeSpace(1), { content_type: 'blog', select: 'sys,fields.title,fields.slug' }).items;
    expect(Object.keys(item?.fields ?? {}).sort()).toEqual(['slug', 'title']);
    expect(item?.sys.id).toBe('blog-1');
  });

  test('leaves the space itself as it was', () => {
    const space = makeSpace(1);
    const before = JSON.stringify(space);
    collection(space, { select: 'sys,fields.title', include: '2' });
    expect(JSON.stringify(space)).toBe(before);
  });
});
