import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { PurgeQueue } from '../../../lib/publish/purge-queue.ts';
import { type Cdn, cdnHeaders, cdnTag, MANY_TAG } from '../../../lib/stored-pages/cdn-tags.ts';
import { listening } from '../../support/for-test.ts';
import { forgetProcessState } from '../../support/process-state.ts';

// A hundredth of a second in place of one.
vi.mock('../../../lib/durable/backoff.ts', () => ({ retryDelayMs: () => 10 }));

type Call = { path: string; headers: IncomingMessage['headers']; body: Record<string, unknown> };

let calls: Call[];
let lines: string[];

/** A queue, and the receipts of what it is to purge. */
async function queueFor(cdn: Cdn, againMs = 20, faults: ((response: ServerResponse) => void)[] = []) {
  [calls, lines] = [[], []];
  // It would leave out lines like those of the last test.
  forgetProcessState('log');
  for (const level of ['log', 'warn'] as const) {
    const print = vi.spyOn(console, level).mockImplementation((line) => void lines.push(line));
    onTestFinished(() => print.mockRestore());
  }
  // The API of a CDN, as it answers to each of them, with these faults first.
  const api = await listening({ onTestFinished }, async (request, response) => {
    const body = await json(request);
    calls.push({ path: request.url ?? '', headers: request.headers, body: body as Call['body'] });
    const fault = faults.shift();
    if (fault) return fault(response);
    if (request.url?.startsWith('/zones/')) return response.end('{"success":true,"errors":[]}');
    if (request.url?.startsWith('/service/')) return response.end('{"entry:a":"1-2-3"}');
    return response.writeHead(204).end();
  });
  const unpurged = new Map<number, string[]>();
  const queue = new PurgeQueue({
    receipts: () => ({
      unpurged: () => Array.from(unpurged, ([number, tags]) => ({ number, tags })),
      purged: (numbers) => {
        for (const number of numbers) unpurged.delete(number);
      },
    }),
    account: { cdn, zone: 'a-zone', token: 'a-token', api },
    againMs,
  });
  void queue.begin();
  onTestFinished(() => queue.stop());
  const add = (tags: string[]) => void unpurged.set(unpurged.size, tags);
  return { unpurged, add };
}

/** Every tag that was named, in the order of the calls. */
const named = (each: readonly Call[] = calls) =>
  each.flatMap(({ body }) => (body.tags ?? body.surrogate_keys ?? [body.CacheTag]) as string[]).filter((tag) => tag !== MANY_TAG);

test.each<[Cdn, string, Record<string, string>, (tags: string[]) => object]>([
  ['cloudflare', '/zones/a-zone/purge_cache', { authorization: 'Bearer a-token' }, (tags) => ({ tags })],
  ['fastly', '/service/a-zone/purge', { 'fastly-key': 'a-token' }, (tags) => ({ surrogate_keys: tags })],
  ['bunny', '/pullzone/a-zone/purgeCache', { accesskey: 'a-token' }, ([tag]) => ({ CacheTag: tag })],
])('a purge is asked of %s as it wants it, and once more a little later', async (cdn, path, headers, bodyOf) => {
  const { add, unpurged } = await queueFor(cdn);
  add(['list:blog']);
  await expect.poll(() => unpurged.size, { timeout: 20_000, interval: 10 }).toBe(0);
  const tag = cdnTag('list:blog', cdn);
  expect(calls[0]).toMatchObject({ path, headers: { ...headers, 'content-type': 'application/json' } });
  expect(calls[0]?.body).toEqual(bodyOf(cdn === 'bunny' ? [tag] : [tag, MANY_TAG]));
  expect(named()).toEqual([tag, tag]);
  expect(lines).toEqual([]);
});

test.each<[Cdn, number]>([
  ['cloudflare', 30],
  ['fastly', 256],
  ['bunny', 1],
])('a purge names no more tags at once than %s takes, and each of them', async (cdn, most) => {
  const queue = await queueFor(cdn, 60_000);
  const tags = Array.from({ length: 2 * most + 1 }, (_, number) => `entry:${number}`);
  queue.add(tags);
  await expect.poll(() => named().length, { timeout: 20_000 }).toBe(tags.length);
  expect(Math.max(...calls.map((call) => named([call]).length))).toBeLessThanOrEqual(most);
  expect(new Set(named())).toEqual(new Set(tags.map((tag) => cdnTag(tag, cdn))));
});

test.each<[string, (response: ServerResponse) => void, RegExp]>([
  ['answers 403', (response) => response.writeHead(403).end('{}'), /it answered 403$/],
  ['answers nonsense', (response) => response.end('<html>What?</html>'), /it answered 200 and said no success$/],
  ['leads elsewhere', (response) => response.writeHead(302, { location: '/elsewhere' }).end(), /it could not be asked: /],
  ['hangs up', (response) => response.destroy(), /it could not be asked: /],
])('a CDN that %s is asked again until it does, and said once', async (_, fault, reason) => {
  const queue = await queueFor('cloudflare', 60_000, [fault, fault, fault]);
  queue.add(['entry:a']);
  await expect.poll(() => calls.length, { timeout: 20_000 }).toBe(4);
  expect(named()).toEqual(Array(4).fill('entry:a'));
  await expect.poll(() => lines.length).toBe(2);
  expect(lines[0]).toMatch(/^cdn: cloudflare did not purge/);
  expect(lines[0]).toMatch(reason);
  expect(lines[1]).toBe('cdn: cloudflare purges again');
  expect(lines.join()).not.toContain('a-token');
});

test.each<[Cdn, number]>([
  ['fastly', 4096],
  ['bunny', 1024],
])('an answer keeps to the length that %s reads, and has one name for more', (cdn, most) => {
  for (const count of [1, 50, 100, 500]) {
    const all = Array.from({ length: count }, (_, number) => `entry:6KntaYXaHSyIw8M6eo${number}`);
    const [value = ''] = Object.values(cdnHeaders(all, cdn));
    expect(value.length).toBeLessThanOrEqual(most);
    expect(value === MANY_TAG || value.split(/[ ,]/).length === count).toBe(true);
  }
});
