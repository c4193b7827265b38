import { createClient } from 'contentful';
import { afterAll, beforeAll, expect, type TestContext, test, vi } from 'vitest';
import { clientParams } from '../../../../lib/content/store/client.ts';
import type { Env } from '../../../../lib/env.ts';
import { envFor, serve, sourceOf } from '../../../support/for-test.ts';
import { makeSpace } from '../../../support/space.ts';
import type { Fault, RecordedRequest } from '../../../support/stand-in.ts';

// The log lines of retries are for operators, not for a test run.
beforeAll(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterAll(() => {
  vi.restoreAllMocks();
});

const SPACE = makeSpace(2);
const DOWN: Fault = { kind: 'status', status: 503 };

/** The faults of the first requests, in their order; what follows is answered. */
const first =
  (...faults: Fault[]) =>
  (_: RecordedRequest, attempt: number) =>
    faults[attempt - 1];

const askForBlogs = (env: Env, overrides: object = {}) =>
  createClient({ ...clientParams(env), ...overrides }).withAllLocales.getEntries({ content_type: 'blog' });

// A timer fires up to a millisecond early; a busy machine answers late.
const EARLY_MS = 5;

/** The SDK's wait between two attempts: `seconds`, and a jitter of 500 to 700 ms. */
function expectWait(wait: number | undefined, seconds: number): void {
  expect(wait).toBeGreaterThanOrEqual(Math.floor(seconds * 1000 + 500) - EARLY_MS);
  expect(wait).toBeLessThanOrEqual(Math.ceil(seconds * 1000 + 700));
}

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
  standIn.fault = () => DOWN;
  const { source } = sourceOf(standIn);
  const error = await source.entryBySlug('blog', 'blog-1', 'en').catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({
    name: 'ContentUnavailable',
    message: 'Contentful did not answer: ServerError 503 The stand-in was told to fail.',
  });
  expect(standIn.requests).toHaveLength(5);
  expect(waited).toHaveLength(4);
  for (const [index, wait] of waited.entries()) expectWait(wait, Math.SQRT2 ** (index + 1));
});

test('a 429 is retried at the time of its reset header', async (context) => {
  const waited = endWaitsAtOnce(context);
  const standIn = await serve(context, SPACE);
  standIn.fault = first({ kind: 'status', status: 429, headers: { 'x-contentful-ratelimit-reset': '2' } });
  await expect(askForBlogs(envFor(standIn))).resolves.toMatchObject({ total: 2 });
  expect(standIn.requests).toHaveLength(2);
  expect(waited).toHaveLength(1);
  expectWait(waited[0], 2);
});

test('a request without a response ends at the timeout and is retried', async (context) => {
  const waited = endWaitsAtOnce(context);
  const standIn = await serve(context, SPACE);
  standIn.fault = first({ kind: 'hang' });
  const askedAt = Date.now();
  await expect(askForBlogs(envFor(standIn), { timeout: 300 })).resolves.toMatchObject({ total: 2 });
  expect(standIn.requests).toHaveLength(2);
  expect((standIn.requests[1] as RecordedRequest).at - askedAt).toBeGreaterThanOrEqual(300 - EARLY_MS);
  expectWait(waited[0], Math.SQRT2);
});

test.for([400, 401, 404])('a %i is no stumbling: it is not asked again, and its error has no token', async (status, context) => {
  const standIn = await serve(context, SPACE);
  standIn.fault = () => ({ kind: 'status', status });
  const { source } = sourceOf(standIn, { CONTENTFUL_ACCESS_TOKEN: 'a-long-secret-token' });
  const error = await source.itemsById('Entry', ['blog-1']).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ name: 'ContentUnavailable', message: expect.stringContaining(` ${status} `) });
  expect(String(error)).not.toContain('a-long-secret-token');
  expect(standIn.requests).toHaveLength(1);
});

test('at 3 requests a second, nine take two seconds', async (context) => {
  const standIn = await serve(context, SPACE);
  const { source } = sourceOf(standIn, { CONTENTFUL_RATE: '3' });
  const startedAt = Date.now();
  await Promise.all(Array.from({ length: 9 }, () => source.itemsById('Entry', ['blog-1'])));
  expect(Date.now() - startedAt).toBeGreaterThanOrEqual(2_000 - EARLY_MS);
  expect(standIn.requests).toHaveLength(9);
});
