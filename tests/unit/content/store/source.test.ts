import { BLOCKS, INLINES } from '@contentful/rich-text-types';
import { createClient } from 'contentful';
import { afterAll, beforeAll, expect, type TestContext, test, vi } from 'vitest';
import { clientParams } from '../../../../lib/content/store/client.ts';
import type { Env } from '../../../../lib/env.ts';
import { type ContentProblem, entriesOf, envFor, mapped, serve, sourceOf } from '../../../support/for-test.ts';
import { documentOf, node, paragraph, text } from '../../../support/rich-text.ts';
import { embed, inBoth, link, makeArticle, makeCodeBlock, makeSpace } from '../../../support/space.ts';
import type { Fault } from '../../../support/stand-in.ts';

test('reading a whole kind requests pages of a thousand, newest first, and halves them when the answer is too big', async (context) => {
  const standIn = await serve(context, makeSpace({ blog: 1_200, resource: 0, compare: 0 }, 900));
  const source = sourceOf(standIn);
  const pages = await entriesOf(source, 'blog');
  const got = pages.map(({ items, done, total }) => `${items.length}, ${done} of ${total}`);
  expect(got).toEqual(['500, 500 of 1200', '500, 1000 of 1200', '200, 1200 of 1200']);
  const asked = standIn.requests.map(({ query }) => `${query.get('limit')} from ${query.get('skip')}`);
  expect(asked).toEqual(['1000 from 0', '500 from 0', '500 from 500', '500 from 1000']);
  const ids = pages.flatMap(({ items }) => items.map(({ id }) => id));
  expect(ids[0]).toBe('blog-1200');
  expect(new Set(ids).size).toBe(1_200);
});

test('reading a whole kind leaves out one entry that is too large by itself, names it, and gives all others', async (context) => {
  const space = makeSpace({ blog: 40, resource: 0, compare: 0 });
  space.entries[20] = makeArticle({ id: 'huge', kind: 'blog', words: 800_000, createdAt: '2024-01-01T20:00:00.000Z' });
  const standIn = await serve(context, space);
  const source = sourceOf(standIn);
  const problems: ContentProblem[] = [];
  const pages = await entriesOf(source, 'blog', problems);
  expect(pages.flatMap(({ items }) => items)).toHaveLength(39);
  expect(pages.at(-1)).toMatchObject({ done: 40, total: 40 });
  expect(problems).toMatchObject([{ kind: 'blog', id: 'huge', field: 'content', problem: expect.stringContaining('7 MB') }]);
  expect(standIn.requests.length).toBeLessThan(40);
});

test('a source requests an entry separately if its links make the answer too large, with all linked items of its page', async (context) => {
  const space = makeSpace({ blog: 14, resource: 0, compare: 0 }, 60_000);
  const linkTo = (id: string) => node(BLOCKS.PARAGRAPH, [node(INLINES.ENTRY_HYPERLINK, [text(id)], { target: link('Entry', id) })]);
  const links = Array.from({ length: 14 }, (_, index) => linkTo(`blog-${index + 1}`));
  const embeds = [embed('Entry', 'code'), embed('Asset', 'cover'), ...links];
  space.entries.push(makeArticle({ id: 'hub', kind: 'resource', cover: 'cover', embeds }), makeCodeBlock('code', 'let a = 1;'));
  const source = sourceOf(await serve(context, space));
  const problems: ContentProblem[] = [];
  const shown = JSON.stringify(
    mapped(
      'resource',
      [await source.rawEntryBySlug('resource', 'hub', 'en')].filter((raw) => raw !== null),
      problems,
    )[0]?.in.en,
  );
  expect(problems).toEqual([]);
  for (const part of ['let a = 1;', 'cover.webp', '"slug":"blog-1"', '"slug":"blog-14"']) expect(shown).toContain(part);
  expect((await entriesOf(source, 'resource', problems)).flatMap(({ items }) => items.map(({ id }) => id))).toEqual(['hub']);
});

test('reading a whole kind leaves out one entry that is nested a thousand levels deep, and gives those beside it', async (context) => {
  let inner = paragraph('deep');
  for (let level = 0; level < 1_000; level += 1) inner = node(BLOCKS.QUOTE, [inner]) as typeof inner;
  const space = makeSpace(2);
  space.entries.push(makeArticle({ id: 'deep', kind: 'blog', fields: { content: inBoth(documentOf(inner)) } }));
  const standIn = await serve(context, space);
  const source = sourceOf(standIn);
  const problems: ContentProblem[] = [];
  const found = await source.itemsById('Entry', ['blog-1', 'deep', 'blog-2']);
  expect(found.map(({ sys }) => sys.id).sort()).toEqual(['blog-1', 'blog-2', 'deep']);
  expect((await entriesOf(source, 'blog', problems)).flatMap(({ items }) => items.map(({ id }) => id))).toEqual(['blog-2', 'blog-1']);
  expect(problems).toMatchObject([{ id: 'deep', problem: expect.stringContaining('nested') }]);
});

test.for(['{"items": [', 'null', '[]', '{"items": []}', '{"items": [null], "total": 1}', '<!doctype html><title>Welcome</title>'])(
  'the answer "%s" is ContentUnavailable, for an entry, an asset and a whole kind alike',
  async (body, context) => {
    const standIn = await serve(context, makeSpace(0));
    standIn.fault = () => ({ kind: 'body', body });
    const source = sourceOf(standIn);
    const calls = [
      source.rawEntryBySlug('blog', 'a', 'en'),
      source.itemsById('Entry', ['a']),
      source.itemsById('Asset', ['a']),
      entriesOf(source, 'blog'),
      source.cardItems('blog'),
    ];
    const errors = await Promise.all(calls.map((call) => call.catch((error: unknown) => error)));
    for (const error of errors)
      expect(error).toMatchObject({ name: 'ContentUnavailable', message: expect.stringContaining('no list of entries') });
  },
);

// The log lines of retries are for operators, not for a test run.
beforeAll(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterAll(() => {
  vi.restoreAllMocks();
});

const SPACE = makeSpace(2);

const askForBlogs = (env: Env, overrides: object = {}) =>
  createClient({ ...clientParams(env), ...overrides }).withAllLocales.getEntries({ content_type: 'blog' });

/** Lets timers of the SDK's waits end at once until the test is over, and notes how long each of them was set to. No other timer is that long. */
function endWaitsAtOnce({ onTestFinished }: Pick<TestContext, 'onTestFinished'>): number[] {
  const noted: number[] = [];
  const real = globalThis.setTimeout;
  const spy = vi.spyOn(globalThis, 'setTimeout').mockImplementation(((work: () => void, ms = 0, ...more: []) => {
    const isWait = ms >= 700 && ms < 10_000;
    if (isWait) noted.push(ms);
    return real(work, isWait ? 0 : ms, ...more);
  }) as typeof setTimeout);
  onTestFinished(() => spy.mockRestore());
  return noted;
}

test('a source gives up after exactly five requests, waiting longer each time, with the reason in one line', async (context) => {
  const waited = endWaitsAtOnce(context);
  const standIn = await serve(context, SPACE);
  standIn.fault = () => ({ kind: 'status', status: 503 });
  const source = sourceOf(standIn);
  const error = await source.rawEntryBySlug('blog', 'blog-1', 'en').catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({
    name: 'ContentUnavailable',
    message: 'Contentful did not answer: ServerError 503 The stand-in was told to fail.',
  });
  expect(standIn.requests).toHaveLength(5);
  expect(waited).toHaveLength(4);
  expect(waited.toSorted((a, b) => a - b)).toEqual(waited);
});

test.for<[string, Fault, least: number]>([
  ['a 429 at the time of its reset header', { kind: 'status', status: 429, headers: { 'x-contentful-ratelimit-reset': '2' } }, 2_495],
  ['a request without a response, which ends at the timeout', { kind: 'hang' }, 1_900],
])('a source retries %s', async ([_, fault, least], context) => {
  const waited = endWaitsAtOnce(context);
  const standIn = await serve(context, SPACE);
  standIn.fault = (_, attempt) => (attempt === 1 ? fault : undefined);
  await expect(askForBlogs(envFor(standIn), { timeout: 300 })).resolves.toMatchObject({ total: 2 });
  expect(standIn.requests).toHaveLength(2);
  expect(waited).toHaveLength(1);
  expect(waited[0]).toBeGreaterThanOrEqual(least);
});

test.for([400, 401, 404])('a %i is no stumbling: it is not asked again, and its error has no token', async (status, context) => {
  const standIn = await serve(context, SPACE);
  standIn.fault = () => ({ kind: 'status', status });
  const source = sourceOf(standIn, { CONTENTFUL_ACCESS_TOKEN: 'a-long-secret-token' });
  const error = await source.itemsById('Entry', ['blog-1']).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ name: 'ContentUnavailable', message: expect.stringContaining(` ${status} `) });
  expect(String(error)).not.toContain('a-long-secret-token');
  expect(standIn.requests).toHaveLength(1);
});

test('at 3 requests a second, nine take two seconds', async (context) => {
  const standIn = await serve(context, SPACE);
  const source = sourceOf(standIn, { CONTENTFUL_RATE: '3' });
  const startedAt = Date.now();
  await Promise.all(Array.from({ length: 9 }, () => source.itemsById('Entry', ['blog-1'])));
  // A timer fires up to a millisecond early.
  expect(Date.now() - startedAt).toBeGreaterThanOrEqual(1_995);
  expect(standIn.requests).toHaveLength(9);
});

test('a space without the content type of texts is read without them, and one log line names the command', async (context) => {
  const warn = vi.mocked(console.warn).mockClear();
  const standIn = await serve(context, SPACE);
  const body = { sys: { id: 'InvalidQuery' }, details: { errors: [{ name: 'unknownContentType', value: 'DOESNOTEXIST' }] } };
  standIn.fault = ({ query }) => (query.get('content_type') === 'siteText' ? { kind: 'status', status: 400, body } : undefined);
  const source = sourceOf(standIn);
  for (const read of [source.items('Entry', 'siteText'), source.versions('Entry', 'siteText')])
    expect((await Array.fromAsync(read)).flatMap(({ items }) => items)).toEqual([]);
  expect(warn.mock.calls.flat().filter((line) => /no content type siteText.*content:setup/.test(line))).toHaveLength(1);
});
