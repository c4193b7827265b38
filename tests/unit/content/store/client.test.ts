import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createClient } from 'contentful';
import { afterAll, beforeAll, describe, expect, type TestContext, test, vi } from 'vitest';
import { clientParams, createDeliveryClient, MAX_ATTEMPTS, readsSampleSpace } from '../../../../lib/content/store/client.ts';
import { type Env, parseEnv } from '../../../../lib/env.ts';
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

/** Milliseconds between each request and the one before it. */
const waits = (requests: RecordedRequest[]) => requests.slice(1).map(({ at }, index) => at - (requests[index] as RecordedRequest).at);

// A timer fires up to a millisecond early; a busy machine answers late.
const EARLY_MS = 5;
const LATE_MS = 2_000;

/** The SDK's wait between two attempts: `seconds`, and a jitter of 500 to 700 ms. */
function expectWait(wait: number | undefined, seconds: number, lateMs = 0): void {
  expect(wait).toBeGreaterThanOrEqual(Math.floor(seconds * 1000 + 500) - EARLY_MS);
  expect(wait).toBeLessThanOrEqual(Math.ceil(seconds * 1000 + 700) + lateMs);
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

/** How long this many calls take that are made at once. */
async function millisecondsFor(count: number, call: () => Promise<unknown>): Promise<number> {
  const startedAt = Date.now();
  await Promise.all(Array.from({ length: count }, call));
  return Date.now() - startedAt;
}

describe('while the API stumbles', () => {
  test('a connection is kept for the next request, and another one opened where the API has ended it', async (context) => {
    const standIn = await serve(context, SPACE);
    const { source } = sourceOf(standIn);
    for (const id of ['blog-1', 'blog-2', 'blog-1']) expect(await source.itemsById('Entry', [id])).toHaveLength(1);
    expect(standIn.connections).toBe(1);
    standIn.closeIdle();
    expect(await source.itemsById('Entry', ['blog-2'])).toHaveLength(1);
    expect(standIn.connections).toBe(2);
    expect(standIn.requests).toHaveLength(4);
  });

  test('a kept connection that is cut as the next request arrives costs neither that nor a wait', async (context) => {
    const standIn = await serve(context, SPACE);
    standIn.fault = (_, attempt) => (attempt === 2 ? { kind: 'reset' } : undefined);
    // The SDK itself does not try again here.
    const ask = () => askForBlogs(envFor(standIn), { retryLimit: 0 });
    await ask();
    await expect(ask()).resolves.toMatchObject({ total: 2 });
    expect([standIn.requests.length, standIn.connections]).toEqual([3, 2]);
  });

  test('a connection that is cut once more, on a new one, is a fault of the API', async (context) => {
    const standIn = await serve(context, SPACE);
    standIn.fault = (_, attempt) => (attempt > 1 ? { kind: 'reset' } : undefined);
    const ask = () => askForBlogs(envFor(standIn), { retryLimit: 0 });
    await ask();
    await expect(ask()).rejects.toThrow('ECONNRESET');
    expect(standIn.requests).toHaveLength(3);
  });

  test('gives up after exactly five requests, waiting longer each time, with the reason in one line', async (context) => {
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
    expect(MAX_ATTEMPTS).toBe(5);
    expect(waited).toHaveLength(4);
    for (const [index, wait] of waited.entries()) expectWait(wait, Math.SQRT2 ** (index + 1));
  });

  test('gives up on connections that are reset for good, by the name of the fault', async (context) => {
    endWaitsAtOnce(context);
    const standIn = await serve(context, SPACE);
    standIn.fault = () => ({ kind: 'reset' });
    const { source } = sourceOf(standIn);
    await expect(source.itemsById('Entry', ['blog-1'])).rejects.toMatchObject({
      name: 'ContentUnavailable',
      message: expect.stringContaining('ECONNRESET'),
    });
    expect(standIn.requests).toHaveLength(5);
  });

  test('a call survives a 500 and a 503', async (context) => {
    const waited = endWaitsAtOnce(context);
    const standIn = await serve(context, SPACE);
    standIn.fault = first({ kind: 'status', status: 500 }, DOWN);
    const answer = await askForBlogs(envFor(standIn));
    expect(answer.items).toHaveLength(2);
    expect(standIn.requests).toHaveLength(3);
    const [afterFirst, afterSecond] = waited;
    expectWait(afterFirst, Math.SQRT2);
    expectWait(afterSecond, 2);
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

  test('a 429 without that header is waited out like any fault', async (context) => {
    const waited = endWaitsAtOnce(context);
    const standIn = await serve(context, SPACE);
    standIn.fault = first({ kind: 'status', status: 429 });
    await expect(askForBlogs(envFor(standIn))).resolves.toMatchObject({ total: 2 });
    expect(waited).toHaveLength(1);
    expectWait(waited[0], Math.SQRT2);
  });

  // The test with real waits: the timers' values match the time between two requests.
  test('a connection reset is tried again', async (context) => {
    const standIn = await serve(context, SPACE);
    standIn.fault = first({ kind: 'reset' });
    await expect(askForBlogs(envFor(standIn))).resolves.toMatchObject({ total: 2 });
    expect(standIn.requests).toHaveLength(2);
    expectWait(waits(standIn.requests)[0], Math.SQRT2, LATE_MS);
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

  test.for([400, 401, 404])('a %i is no stumbling: it is not asked again', async (status, context) => {
    const standIn = await serve(context, SPACE);
    standIn.fault = () => ({ kind: 'status', status });
    const { source } = sourceOf(standIn);
    await expect(source.itemsById('Entry', ['blog-1'])).rejects.toMatchObject({
      name: 'ContentUnavailable',
      message: expect.stringContaining(` ${status} `),
    });
    expect(standIn.requests).toHaveLength(1);
  });

  test('the access token stays out of the error', async (context) => {
    const standIn = await serve(context, SPACE);
    standIn.fault = () => ({ kind: 'status', status: 401 });
    const { source } = sourceOf(standIn, { CONTENTFUL_ACCESS_TOKEN: 'a-long-secret-token' });
    const error = await source.itemsById('Entry', ['blog-1']).catch((thrown: unknown) => thrown as Error);
    expect(String(error)).not.toContain('a-long-secret-token');
  });
});

describe.concurrent('the rate', () => {
  test('at 3 requests a second, nine take two seconds', async (context) => {
    const standIn = await serve(context, SPACE);
    const { source } = sourceOf(standIn, { CONTENTFUL_RATE: '3' });
    expect(await millisecondsFor(9, () => source.itemsById('Entry', ['blog-1']))).toBeGreaterThanOrEqual(2_000 - EARLY_MS);
    expect(standIn.requests).toHaveLength(9);
  });

  test.for([
    ['below 1', 0.2, 2],
    ['over 30', 1_000, 31],
  ] as const)('a rate %s is brought into the range by the SDK too', async ([, rate, count], context) => {
    const standIn = await serve(context, SPACE);
    const client = createDeliveryClient({ ...envFor(standIn), CONTENTFUL_RATE: rate });
    expect(await millisecondsFor(count, () => client.withAllLocales.getEntries({ content_type: 'blog' }))).toBeGreaterThanOrEqual(
      1_000 - EARLY_MS,
    );
  });

  test.each(['0', '31', '-1', '7.5', 'fast'])('%s requests a second are refused as a setting', (rate) => {
    expect(() => parseEnv({ CONTENTFUL_RATE: rate })).toThrow(/CONTENTFUL_RATE/);
  });

  test.each([1, 30])('%i requests a second are accepted as a setting', (rate) => {
    expect(parseEnv({ CONTENTFUL_RATE: String(rate) }).CONTENTFUL_RATE).toBe(rate);
  });
});

describe('the connection', () => {
  test('waits 30 seconds for an answer', () => {
    expect(clientParams(parseEnv({})).timeout).toBe(30_000);
    expect(clientParams(parseEnv({ CONTENTFUL_SPACE_ID: 'a', CONTENTFUL_ACCESS_TOKEN: 'b' })).timeout).toBe(30_000);
  });

  test('asks the configured space and environment, with the token', async (context) => {
    const standIn = await serve(context, SPACE);
    const variables = { CONTENTFUL_SPACE_ID: 'our-space', CONTENTFUL_ENVIRONMENT: 'staging', CONTENTFUL_ACCESS_TOKEN: 'our-token' };
    await askForBlogs(envFor(standIn, variables));
    expect(standIn.requests[0]?.path).toBe('/spaces/our-space/environments/staging/entries');
    expect(standIn.requests[0]?.headers.authorization).toBe('Bearer our-token');
  });

  test('reaches a local stand-in directly, with any proxy of the machine', async (context) => {
    const standIn = await serve(context, SPACE);
    const proxy = await serve(context, SPACE);
    vi.stubEnv('http_proxy', proxy.host);
    context.onTestFinished(() => {
      vi.unstubAllEnvs();
    });
    await askForBlogs(envFor(standIn));
    expect([standIn.requests.length, proxy.requests.length]).toEqual([1, 0]);
  });

  test.each(['cdn.contentful.com', 'https://cdn.contentful.com'])('%s is reached over TLS', (host) => {
    const params = clientParams(parseEnv({ CONTENTFUL_SPACE_ID: 'a', CONTENTFUL_ACCESS_TOKEN: 'b', CONTENTFUL_HOST: host }));
    expect(params).toMatchObject({ host: 'cdn.contentful.com', insecure: false });
  });

  test('a host without a protocol gets a TLS handshake', async (context) => {
    const TLS_HANDSHAKE = 0x16;
    const firstByte = Promise.withResolvers<number | undefined>();
    const server = createServer((socket: Socket) => {
      socket.on('error', () => undefined);
      socket.once('data', (data) => {
        firstByte.resolve(data[0]);
        socket.destroy();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    context.onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
    const env = parseEnv({
      CONTENTFUL_SPACE_ID: 'a',
      CONTENTFUL_ACCESS_TOKEN: 'b',
      CONTENTFUL_HOST: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    });
    await expect(askForBlogs(env, { retryLimit: 0 })).rejects.toThrow();
    expect(await firstByte.promise).toBe(TLS_HANDSHAKE);
  });
});

describe('without an account', () => {
  const client = createDeliveryClient(parseEnv({}));

  test('the SDK answers from the sample space', async () => {
    expect(readsSampleSpace(parseEnv({}))).toBe(true);
    const { items, total } = await client.withAllLocales.getEntries({ content_type: 'blog', limit: 1 });
    expect(total).toBeGreaterThan(1);
    expect(items[0]?.fields).toHaveProperty('title.en-US');
  });

  test('the sample space refuses a bad query as the API would', async () => {
    await expect(client.getEntries({ content_type: 'blog' })).rejects.toMatchObject({
      name: 'BadRequest',
      message: expect.stringContaining('"status": 400'),
    });
  });

  test('one answer is never changed by resolving the links of another', async () => {
    const ask = () => client.withAllLocales.getEntries({ content_type: 'resource' });
    const [once, again] = [JSON.stringify((await ask()).items[0]), JSON.stringify((await ask()).items[0])];
    expect(again).toBe(once);
  });
});
