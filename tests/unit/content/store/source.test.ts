import { BLOCKS, INLINES } from '@contentful/rich-text-types';
import { expect, test } from 'vitest';
import { all, entriesOf, mapped, serve, sourceOf } from '../../../support/for-test.ts';
import { documentOf, node, paragraph, text } from '../../../support/rich-text.ts';
import { embed, inBoth, link, makeArticle, makeCodeBlock, makeSpace } from '../../../support/space.ts';
import type { RecordedRequest } from '../../../support/stand-in.ts';

const pageSizes = (requests: RecordedRequest[]) => requests.map(({ query }) => [Number(query.get('skip')), Number(query.get('limit'))]);

test('reading a whole kind requests pages of a thousand, newest first, and halves them when the answer is too big', async (context) => {
  const standIn = await serve(context, makeSpace({ blog: 1_200, resource: 0, compare: 0 }, 900));
  const { source } = sourceOf(standIn);
  const pages = await entriesOf(source, 'blog');
  expect(pages.map(({ items, done, total }) => [items.length, done, total])).toEqual([
    [500, 500, 1_200],
    [500, 1_000, 1_200],
    [200, 1_200, 1_200],
  ]);
  expect(pageSizes(standIn.requests)).toEqual([
    [0, 1_000],
    [0, 500],
    [500, 500],
    [1_000, 500],
  ]);
  const ids = pages.flatMap(({ items }) => items.map(({ id }) => id));
  expect(ids[0]).toBe('blog-1200');
  expect(new Set(ids).size).toBe(1_200);
});

test('reading a whole kind leaves out one entry that is too large by itself, names it, and gives all others', async (context) => {
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

test('a source requests an entry separately if its links make the answer too large, with all linked items of its page', async (context) => {
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

test('reading a whole kind leaves out one entry that is nested a thousand levels deep, and gives those beside it', async (context) => {
  let inner = paragraph('deep');
  for (let level = 0; level < 1_000; level += 1) inner = node(BLOCKS.QUOTE, [inner]) as typeof inner;
  const space = makeSpace(2);
  space.entries.push(makeArticle({ id: 'deep', kind: 'blog', fields: { content: inBoth(documentOf(inner)) } }));
  const standIn = await serve(context, space);
  const { source, problems } = sourceOf(standIn);
  const found = await source.rawEntries(['blog-1', 'deep', 'blog-2']);
  expect(found.map(({ sys }) => sys.id).sort()).toEqual(['blog-1', 'blog-2', 'deep']);
  expect((await entriesOf(source, 'blog', problems)).flatMap(({ items }) => items.map(({ id }) => id))).toEqual(['blog-2', 'blog-1']);
  expect(problems).toMatchObject([{ id: 'deep', problem: expect.stringContaining('nested') }]);
});

test.for(['{"items": [', 'null', '[]', '{"items": []}', '{"items": [null], "total": 1}', '<!doctype html><title>Welcome</title>'])(
  'the answer "%s" is ContentUnavailable, for an entry, an asset and a whole kind alike',
  async (body, context) => {
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
  },
);
