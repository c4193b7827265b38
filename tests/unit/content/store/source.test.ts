import { BLOCKS, INLINES } from '@contentful/rich-text-types';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { SpaceItem } from '../../../../lib/content/store/sample/space.ts';
import { all, entriesOf, mapped, serve, sourceOf } from '../../../support/for-test.ts';
import { documentOf, node, paragraph, text, textOf } from '../../../support/rich-text.ts';
import { embed, inBoth, link, makeArticle, makeAsset, makeCodeBlock, makeSpace } from '../../../support/space.ts';
import type { RecordedRequest } from '../../../support/stand-in.ts';

const pageSizes = (requests: RecordedRequest[]) => requests.map(({ query }) => [Number(query.get('skip')), Number(query.get('limit'))]);

describe('reading a whole kind', () => {
  test('requests pages of a thousand, newest first, with their linked items', async (context) => {
    const standIn = await serve(context, makeSpace({ blog: 2_300, resource: 0, compare: 0 }, 5));
    const { source } = sourceOf(standIn);
    const pages = await entriesOf(source, 'blog');
    expect(pages.map(({ items, done, total }) => [items.length, done, total])).toEqual([
      [1_000, 1_000, 2_300],
      [1_000, 2_000, 2_300],
      [300, 2_300, 2_300],
    ]);
    expect(pageSizes(standIn.requests)).toEqual([
      [0, 1_000],
      [1_000, 1_000],
      [2_000, 1_000],
    ]);
    expect(standIn.requests.map(({ query }) => query.get('include'))).toEqual(['2', '2', '2']);
    const ids = pages.flatMap(({ items }) => items.map(({ id }) => id));
    expect(ids[0]).toBe('blog-2300');
    expect(new Set(ids).size).toBe(2_300);
  });

  test('halves the page when the API reports that the answer is too big', async (context) => {
    const standIn = await serve(context, makeSpace({ blog: 1_200, resource: 0, compare: 0 }, 900));
    const { source } = sourceOf(standIn);
    const pages = await entriesOf(source, 'blog');
    expect(pages.map(({ items }) => items.length)).toEqual([500, 500, 200]);
    expect(pageSizes(standIn.requests)).toEqual([
      [0, 1_000],
      [0, 500],
      [500, 500],
      [1_000, 500],
    ]);
  });

  test('leaves out one entry that is too large by itself, names it, and gives all others', async (context) => {
    const space = makeSpace({ blog: 40, resource: 0, compare: 0 });
    space.entries[20] = makeArticle({ id: 'huge', kind: 'blog', words: 800_000, createdAt: '2024-01-01T20:00:00.000Z' });
    const standIn = await serve(context, space);
    const { source, problems } = sourceOf(standIn);
    const pages = await entriesOf(source, 'blog', problems);
    expect(pages.flatMap(({ items }) => items)).toHaveLength(39);
    expect(pages.at(-1)).toMatchObject({ done: 40, total: 40 });
    expect(problems).toMatchObject([{ kind: 'blog', id: 'huge', field: 'content', problem: expect.stringContaining('7 MB') }]);
    expect(standIn.requests.length).toBeLessThan(40);
  });

  test('requests an entry separately if its links make the answer too large, with all linked items of its page', async (context) => {
    const space = makeSpace({ blog: 40, resource: 0, compare: 0 }, 60_000);
    const linkTo = (id: string) => node(BLOCKS.PARAGRAPH, [node(INLINES.ENTRY_HYPERLINK, [text(id)], { target: link('Entry', id) })]);
    const embeds = [
      embed('Entry', 'code'),
      embed('Asset', 'cover'),
      ...Array.from({ length: 40 }, (_, index) => linkTo(`blog-${index + 1}`)),
    ];
    space.entries.push(makeArticle({ id: 'hub', kind: 'resource', cover: 'cover', embeds }), makeCodeBlock('code', 'let a = 1;'));
    const { source, problems } = sourceOf(await serve(context, space));
    const shown = JSON.stringify(mapped('resource', await source.rawEntries(['hub']), problems)[0]?.in.en);
    expect(problems).toEqual([]);
    for (const part of ['let a = 1;', 'cover.webp', '"slug":"blog-1"', '"slug":"blog-40"']) expect(shown).toContain(part);
    expect((await source.entryBySlug('resource', 'hub', 'en'))?.id).toBe('hub');
    expect((await entriesOf(source, 'resource', problems)).flatMap(({ items }) => items.map(({ id }) => id))).toEqual(['hub']);
  });

  test.each([[600], [1_000]])('leaves out one entry that is nested %i levels deep, and gives those beside it', async (levels) => {
    let inner = paragraph('deep');
    for (let level = 0; level < levels; level += 1) inner = node(BLOCKS.QUOTE, [inner]) as typeof inner;
    const space = makeSpace(2);
    space.entries.push(makeArticle({ id: 'deep', kind: 'blog', fields: { content: inBoth(documentOf(inner)) } }));
    const standIn = await serve({ onTestFinished }, space);
    const { source, problems } = sourceOf(standIn);
    const found = await source.rawEntries(['blog-1', 'deep', 'blog-2']);
    expect(found.map(({ sys }) => sys.id).sort()).toEqual(['blog-1', 'blog-2', 'deep']);
    expect((await entriesOf(source, 'blog', problems)).flatMap(({ items }) => items.map(({ id }) => id))).toEqual(['blog-2', 'blog-1']);
    expect(problems).toMatchObject([{ id: 'deep', problem: expect.stringContaining('nested') }]);
  });

  test('takes one request for an empty kind', async (context) => {
    const standIn = await serve(context, { entries: [], assets: [] });
    const { source } = sourceOf(standIn);
    expect(await entriesOf(source, 'resource')).toEqual([{ items: [], done: 0, total: 0 }]);
    expect(standIn.requests).toHaveLength(1);
  });

  test('an answer with a total but no entries is an error and no endless loop', async (context) => {
    const standIn = await serve(context, makeSpace(1));
    standIn.fault = () => ({ kind: 'body', body: JSON.stringify({ items: [], total: 7, skip: 0, limit: 1_000 }) });
    const { source } = sourceOf(standIn);
    await expect(entriesOf(source, 'blog')).rejects.toMatchObject({
      name: 'ContentUnavailable',
      message: 'Contentful gave no entries from 0 on, of 7',
    });
    expect(standIn.requests).toHaveLength(1);
  });

  test('leaves out what it cannot show, reports it, and gives the rest', async (context) => {
    const space = makeSpace(1);
    space.entries.push(makeArticle({ id: 'bad', kind: 'blog', slug: 'Not A Slug' }));
    const standIn = await serve(context, space);
    const { source, problems } = sourceOf(standIn);
    const [page] = await entriesOf(source, 'blog', problems);
    expect(page?.items.map(({ id }) => id)).toEqual(['blog-1']);
    expect([page?.done, page?.total]).toEqual([2, 2]);
    expect(problems).toMatchObject([{ kind: 'blog', id: 'bad', field: 'slug' }]);
  });
});

describe('reading the cards of a kind', () => {
  test('requests only the fields of a card, of all entries, or of those that have a text', async (context) => {
    const space = makeSpace(2);
    space.entries.push(
      makeArticle({ id: 'no-text', kind: 'blog', fields: { content: {} } }),
      withoutField(makeArticle({ id: 'no-content', kind: 'blog' }), 'content'),
    );
    const standIn = await serve(context, space);
    const { source } = sourceOf(standIn);
    const [page] = await all(source.allCards('blog'));
    const asked = standIn.requests[0]?.query;
    expect(asked?.get('select')?.split(',').sort()).toEqual([
      'fields.description',
      'fields.keywords',
      'fields.previewImage',
      'fields.slug',
      'fields.title',
      'sys',
    ]);
    expect(asked?.has('fields.content[exists]')).toBe(false);
    expect(page?.items.map(({ id }) => id)).toContain('no-content');
    const [written] = await all(source.allCards('blog', { withText: true }));
    expect(standIn.requests[1]?.query.get('fields.content[exists]')).toBe('true');
    expect(written?.items.map(({ id }) => id)).not.toContain('no-content');
  });

  test('gives the same cards as the entries have', async (context) => {
    const standIn = await serve(context, makeSpace(3));
    const { source } = sourceOf(standIn);
    const [cards] = await all(source.allCards('compare'));
    const [entries] = await entriesOf(source, 'compare');
    for (const [index, card] of (cards?.items ?? []).entries()) expect(entries?.items[index]).toMatchObject(card);
    expect(cards?.items).toHaveLength(3);
    expect(cards?.items[0]?.in.en).not.toHaveProperty('body');
    expect(cards?.items[0]?.in.en.picture?.id).toBe('cover');
  });
});

describe('reading one entry', () => {
  test('costs one request and brings what it embeds', async (context) => {
    const space = makeSpace(1);
    space.entries.push(
      makeCodeBlock('code-a', 'let a;'),
      makeArticle({ id: 'with-code', kind: 'blog', embeds: [embed('Entry', 'code-a'), embed('Asset', 'cover')] }),
    );
    const standIn = await serve(context, space);
    const { source } = sourceOf(standIn);
    const entry = await source.entryBySlug('blog', 'with-code', 'en');
    expect(entry?.in.en.body.content.slice(1).map((node) => node.data.target)).toMatchObject([
      { type: 'code', id: 'code-a', code: 'let a;' },
      { type: 'picture', picture: { id: 'cover' } },
    ]);
    expect(standIn.requests.map(({ query }) => Object.fromEntries(query))).toEqual([
      { content_type: 'blog', 'fields.slug': 'with-code', include: '2', limit: '2', locale: '*', order: '-sys.createdAt,sys.id' },
    ]);
  });

  test('under an unknown slug gives null, and so does the slug of another kind', async (context) => {
    const standIn = await serve(context, makeSpace(1));
    const { source } = sourceOf(standIn);
    expect(await source.entryBySlug('blog', 'nowhere', 'en')).toBeNull();
    expect(await source.entryBySlug('blog', 'resource-1', 'en')).toBeNull();
  });

  test('of two under one slug gives the newer', async (context) => {
    const space = makeSpace(0);
    space.entries.push(
      makeArticle({ id: 'older', kind: 'blog', slug: 'same', createdAt: '2025-01-01T00:00:00.000Z' }),
      makeArticle({ id: 'newer', kind: 'blog', slug: 'same', createdAt: '2026-01-01T00:00:00.000Z' }),
    );
    const { source } = sourceOf(await serve(context, space));
    expect((await source.entryBySlug('blog', 'same', 'en'))?.id).toBe('newer');
  });

  test('that cannot be shown gives null and a report', async (context) => {
    const space = makeSpace(0);
    space.entries.push(makeArticle({ id: 'untitled', kind: 'blog', fields: { title: {} } }));
    const { source, problems } = sourceOf(await serve(context, space));
    expect(await source.entryBySlug('blog', 'untitled', 'en')).toBeNull();
    expect(problems).toEqual([{ kind: 'blog', id: 'untitled', field: 'title', problem: 'is missing in en-US' }]);
  });

  test('by id finds entries of any content type, and assets apart from them', async (context) => {
    const space = makeSpace(1);
    space.entries.push(makeCodeBlock('code-a', 'let a;'));
    space.assets.push(makeAsset('figure'));
    const { source } = sourceOf(await serve(context, space));
    expect((await source.itemsById('Entry', ['code-a'])).map(({ sys }) => sys.id)).toEqual(['code-a']);
    expect((await source.itemsById('Asset', ['figure'])).map(({ sys }) => sys.id)).toEqual(['figure']);
    expect([await source.itemsById('Entry', ['figure']), await source.itemsById('Asset', ['code-a'])]).toEqual([[], []]);
  });
});

test('a lookup without ids costs no request', async (context) => {
  const standIn = await serve(context, makeSpace(1));
  const { source } = sourceOf(standIn);
  expect(await Promise.all([source.rawEntries([]), source.rawAssets([]), source.itemsById('Entry', [])])).toEqual([[], [], []]);
  expect(standIn.requests).toEqual([]);
});

describe('entries that link in a circle', () => {
  test('are read and come out finite', async (context) => {
    const space = makeSpace(0);
    space.entries.push(
      makeArticle({ id: 'chicken', kind: 'blog', embeds: [embed('Entry', 'egg'), embed('Entry', 'chicken')] }),
      makeArticle({ id: 'egg', kind: 'blog', embeds: [embed('Entry', 'chicken')] }),
    );
    const { source } = sourceOf(await serve(context, space));
    const [page] = await entriesOf(source, 'blog');
    expect(page?.items).toHaveLength(2);
    expect(JSON.stringify(page).length).toBeLessThan(10_000);
  });
});

describe('an answer that is no content', () => {
  const NO_CONTENT = [
    '{"items": [',
    '',
    'null',
    '[]',
    '"items"',
    '{}',
    '{"items": []}',
    '{"items": {}, "total": 1}',
    '{"items": [null], "total": 1}',
    '{"items": [{}], "total": 1}',
    '<!doctype html><title>Welcome</title>',
  ];

  test.for(NO_CONTENT)('"%s" is ContentUnavailable, for an entry, an asset and a whole kind alike', async (body, context) => {
    const standIn = await serve(context, makeSpace(0));
    standIn.fault = () => ({ kind: 'body', body });
    const { source } = sourceOf(standIn);
    const calls = [
      source.entryBySlug('blog', 'a', 'en'),
      source.itemsById('Entry', ['a']),
      source.itemsById('Asset', ['a']),
      entriesOf(source, 'blog'),
      all(source.allCards('blog')),
    ];
    const errors = await Promise.all(calls.map((call) => call.catch((error: unknown) => error)));
    for (const error of errors)
      expect(error).toMatchObject({ name: 'ContentUnavailable', message: expect.stringContaining('no list of entries') });
  });
});

function withoutField(item: SpaceItem, name: string): SpaceItem {
  const { [name]: _, ...fields } = item.fields;
  return { ...item, fields };
}

test.for<[string, object]>([
  ['without a usable name', { linkType: 'Contentful:Entry', urn: 'crn:x' }],
  ['without any name', { linkType: 'Contentful:Entry' }],
  ['of no kind', { urn: 'crn:contentful:::content:spaces/a/entries/b' }],
  ['to an item that is not there', { linkType: 'Contentful:Entry', urn: 'crn:contentful:::content:spaces/a/entries/b' }],
])('a link to another space %s takes away neither its entry nor another one', async ([, sys], context) => {
  const space = makeSpace({ blog: 2, resource: 0, compare: 0 });
  const odd = { nodeType: 'resource-hyperlink', data: { target: { sys: { type: 'ResourceLink', ...sys } } }, content: [] };
  space.entries.push(makeArticle({ id: 'odd', kind: 'blog', embeds: [{ nodeType: 'paragraph', data: {}, content: [odd] }] }));
  const { source, problems } = sourceOf(await serve(context, space));
  const [{ items } = { items: [] }] = await entriesOf(source, 'blog', problems);
  expect(items.map(({ id }) => id).sort()).toEqual(['blog-1', 'blog-2', 'odd']);
  expect(textOf(items.find(({ id }) => id === 'odd')?.in.en.body)).toContain('Text of odd');
  expect(problems).toEqual([]);
});
