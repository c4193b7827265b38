import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { RedisConnection } from '../../lib/durable/redis-connection.ts';
import { ELSEWHERE, PageExchange } from '../../lib/publish/page-exchange.ts';
import { StreamPlaces, type Unmarked } from '../../lib/publish/stream-places.ts';
import { Redis, WayToRedis } from '../support/redis.ts';

const PATH = '/en/blog/a';
const PATIENCE_MS = 300;
const CLAIMED_MS = 300;

let redis: Redis;
const endings: (() => unknown)[] = [];
beforeAll(async () => {
  redis = await Redis.start({ onTestFinished: (end) => void endings.unshift(end as () => unknown) });
});
afterAll(async () => {
  for (const end of endings) await end();
});

type Given = { url?: string; key?: string; secret?: string; position?: string; pauseMs?: number; claimedMs?: number };

let keys = 0;
function newKey(): string {
  keys += 1;
  return `pages-${keys}`;
}

/** An instance without a site: its stored pages are texts, with their tags before a line break. */
function instance({
  url = redis.url,
  key = 'pages',
  secret = 'known to all',
  position = '10-0',
  pauseMs = 100,
  claimedMs = CLAIMED_MS,
}: Given) {
  const pages = new Map<string, { text: string; asOf: number }>();
  const places = new StreamPlaces();
  const lines: string[] = [];
  const made: string[] = [];
  const fresh = new Set<string>();
  const state = { position: position as string | null, unmarked: [] as Unmarked[] };
  const exchange = new PageExchange({
    open: () => RedisConnection.open(url, { patienceMs: PATIENCE_MS }),
    ...{ key, secret, places, pauseMs, claimedMs, now: () => performance.now() },
    standing: () => (state.position === null ? null : { position: state.position, unmarked: state.unmarked }),
    store: {
      isFresh: (path) => fresh.has(path),
      tagsOf: (path) => tagsIn(pages.get(path)?.text),
      read: (path) => {
        const page = pages.get(path);
        return page ? { file: Buffer.from(page.text), asOf: page.asOf } : null;
      },
      tagsIn: (file) => tagsIn(String(file)),
      take: (file, path) => {
        pages.set(path, { text: String(file), asOf: performance.now() });
        return true;
      },
    },
    report: (line) => lines.push(line),
    complain: (line) => lines.push(line),
  });
  onTestFinished(() => exchange.stop());
  exchange.takesPart();
  return {
    ...{ exchange, places, lines, made, fresh, state },
    shown: (path = PATH) => pages.get(path)?.text.split('\n')[1],
    has: (text: string, path = PATH) => pages.set(path, { text, asOf: performance.now() }),
    /** Makes a page of these tags that shows a text, however long that takes. */
    make: (text: string, { tags = 'entry-a', path = PATH, lastsMs = 0, asOf = Number.NaN, failure = null as string | null } = {}) =>
      exchange.make(path, async () => {
        const madeAt = Number.isNaN(asOf) ? performance.now() : asOf;
        made.push(path);
        await delay(lastsMs);
        if (failure === null) pages.set(path, { text: `${tags}\n${text}`, asOf: madeAt });
        return failure;
      }),
    /** A publication that makes a tag stale is read in the stream, and marked. */
    marks: (tag: string, id: string) => {
      places.note(id, id);
      places.noteStale([tag], [id]);
      state.position = id;
    },
  };
}

const tagsIn = (text: string | undefined) => text?.split('\n')[0]?.split(',') ?? null;

async function given(key: string, path = PATH): Promise<void> {
  while (
    (await redis.ask('EXISTS', `${key}:page:${path}`, `${key}:claim:${path}`)) !== 1 ||
    !(await redis.ask('EXISTS', `${key}:page:${path}`))
  )
    await delay(5);
}
async function left(key: string, path = PATH): Promise<void> {
  while (await redis.ask('EXISTS', `${key}:claim:${path}`)) await delay(5);
}

/** Two instances that have both marked the same publication of an entry. */
function pair(more: Given = {}) {
  const key = newKey();
  const one = instance({ key });
  const two = instance({ key, ...more });
  for (const each of [one, two]) {
    each.has('entry-a\nold');
    each.marks('entry-a', '20-0');
  }
  return { key, one, two };
}

test('a page that one instance has made is taken by another one', async () => {
  const { key, one, two } = pair();
  expect(await one.make('new')).toBeNull();
  await given(key);
  expect(await two.make('its own')).toBeNull();
  expect(two.shown()).toBe('new');
  expect(two.made).toEqual([]);
});

const [, RIGHTS = ''] = /\*\*A user of its own\*\* needs `([^`]+)`/.exec(readFileSync('docs/operations.md', 'utf8')) ?? [];

/** The address for a user that has these rights. */
async function urlOfUser(name: string, rights: string): Promise<string> {
  await redis.ask('ACL', 'SETUSER', name, 'reset', 'on', '>secret', ...rights.split(' '));
  return redis.url.replace('//', `//${name}:secret@`);
}

test('a user that has the rights of docs/operations.md gives and takes pages, and what it gives has an end', async () => {
  const url = await urlOfUser('site', RIGHTS);
  const key = `feedloom:pages:${newKey()}`;
  const [one, two] = [instance({ key, url }), instance({ key, url })];
  for (const each of [one, two]) each.marks('entry-a', '20-0');
  expect(await one.make('new')).toBeNull();
  await given(key);
  two.has('entry-a\nold');
  expect([await two.make('its own'), two.shown(), two.made]).toEqual([null, 'new', []]);
  expect([one.lines, two.lines]).toEqual([[], []]);
  expect(Number(await redis.ask('PTTL', `${key}:page:${PATH}`))).toBeGreaterThan(0);
});

test('a page is not given where it cannot be given an end: nobody would ever remove it', async () => {
  const url = await urlOfUser('without-end', RIGHTS.replace('+pexpire ', ''));
  const key = `feedloom:pages:${newKey()}`;
  const one = instance({ key, url });
  one.marks('entry-a', '20-0');
  expect(await one.make('new')).toBeNull();
  while (one.lines.length === 0) await delay(5);
  expect(one.lines).toEqual([expect.stringMatching(/^redis: pages are not exchanged for now.* 'pexpire' /)]);
  expect(await redis.ask('EXISTS', `${key}:page:${PATH}`)).toBe(0);
});

test('a page that a visitor has had made meanwhile is neither taken nor made', async () => {
  const { key, one, two } = pair();
  await one.make('new');
  await given(key);
  two.has('entry-a\nof a visitor');
  two.fresh.add(PATH);
  expect(await two.make('its own')).toBeNull();
  expect([two.shown(), two.made]).toEqual(['of a visitor', []]);
});

test('while one instance makes a page, the others are told that it comes from elsewhere', async () => {
  const { key, one, two } = pair();
  const making = one.make('new', { lastsMs: 300 });
  while (one.made.length === 0) await delay(2);
  expect(await two.make('its own')).toBe(ELSEWHERE);
  await making;
  await given(key);
  expect(await two.make('its own')).toBeNull();
  expect([two.shown(), two.made]).toEqual(['new', []]);
});

test('a page that takes longer than a claim lasts is made by one instance all the same', async () => {
  const { key, one, two } = pair();
  const making = one.make('new', { lastsMs: 900 });
  while (one.made.length === 0) await delay(2);
  let isMade = false;
  void making.then(() => {
    isMade = true;
  });
  while (!isMade) {
    const answer = await two.make('its own');
    if (!isMade) expect(answer).toBe(ELSEWHERE);
    await delay(20);
  }
  await given(key);
  await two.make('its own');
  expect([two.shown(), two.made]).toEqual(['new', []]);
});

test('an instance that ends while it makes a page holds the others up for seconds only', async () => {
  const { one, two } = pair();
  void one.make('never', { lastsMs: 60_000 });
  while (one.made.length === 0) await delay(2);
  await one.exchange.stop();
  const endedAt = performance.now();
  while ((await two.make('its own')) === ELSEWHERE) await delay(50);
  expect(two.shown()).toBe('its own');
  // Ten seconds for a busy machine: the page itself takes a minute.
  expect(performance.now() - endedAt).toBeLessThan(CLAIMED_MS + 10_000);
});

test.each([
  ['of its entry', 'entry-a'],
  ['of something that only the new page shows', 'entry-b'],
])('a page that lacks a publication %s is not taken', async (_, tag) => {
  const { key, one, two } = pair();
  two.marks(tag, '30-0');
  await one.make('without it', { tags: 'entry-a,entry-b' });
  await given(key);
  expect(await two.make('with it')).toBeNull();
  expect(two.shown()).toBe('with it');
});

test('a page is taken by an instance that has marked more, where that is of no concern to it', async () => {
  const { key, one, two } = pair();
  two.marks('entry-c', '30-0');
  await one.make('new');
  await given(key);
  await two.make('its own');
  expect(two.shown()).toBe('new');
});

test('a page goes no further than what its maker has marked, however far that has read', async () => {
  const { key, one, two } = pair();
  one.state.position = '40-0';
  one.places.note('unmarked', '25-0');
  one.state.unmarked = [{ call: 'unmarked', isOwn: false }];
  two.marks('entry-a', '25-0');
  await one.make('without it');
  await given(key);
  await two.make('with it');
  expect(two.shown()).toBe('with it');
});

test('a page is not taken by an instance that knew more when it began', async () => {
  const { key, one, two } = pair({ position: '15-0' });
  const three = instance({ key, position: '50-0' });
  three.has('entry-a\nshows it all');
  await one.make('new');
  await given(key);
  await two.make('its own');
  expect(two.shown()).toBe('new');
  await three.make('its own');
  expect(three.shown()).toBe('its own');
});

test.each([
  ['was made for a visitor before the marking', Number.NEGATIVE_INFINITY],
  ['an earlier process left, whose clock was ahead', Number.POSITIVE_INFINITY],
])('a page that %s is not given', async (_, asOf) => {
  const { key, one, two } = pair();
  await one.make('of before', { asOf });
  await left(key);
  await two.make('its own');
  expect(two.shown()).toBe('its own');
});

test('a page that could not be made may be made by another one at once', async () => {
  const { key, one, two } = pair();
  expect(await one.make('never', { failure: 'it answered 500' })).toBe('it answered 500');
  await left(key);
  expect(await two.make('its own')).toBeNull();
  expect(two.shown()).toBe('its own');
});

test('instances of another build or with other settings have pages of their own', async () => {
  const { key, one } = pair();
  const other = instance({ key: newKey() });
  other.marks('entry-a', '20-0');
  await one.make('new');
  await given(key);
  await other.make('its own');
  expect(other.shown()).toBe('its own');
});

test.each([
  ['by somebody who does not know the secret', PATH],
  ['for another page', '/en/blog/b'],
])('a page that was put into Redis %s is not taken, and said', async (_, path) => {
  const { key, one, two } = pair();
  const stranger = instance({ key, secret: path === PATH ? 'guessed' : 'known to all' });
  stranger.marks('entry-a', '20-0');
  await stranger.make('forged', { path });
  await given(key, path);
  if (path !== PATH) await redis.ask('RENAME', `${key}:page:${path}`, `${key}:page:${PATH}`);
  await two.make('its own');
  expect(two.shown()).toBe('its own');
  expect(two.lines).toEqual([`redis: the copy of ${PATH} was not written by an instance of this site, and is not taken`]);
  expect(one.lines).toEqual([]);
});

test('before an instance knows all that was published, it makes its own pages and gives none', async () => {
  const { key, one, two } = pair();
  one.state.position = null;
  await one.make('new');
  expect(await redis.ask('EXISTS', `${key}:page:${PATH}`, `${key}:claim:${PATH}`)).toBe(0);
  await two.make('its own');
  expect(two.shown()).toBe('its own');
});

test.each([
  ['is silent', 'silence'],
  ['answers nonsense', { nonsense: '+WHAT\r\n' }],
  ['answers what cannot be read', { nonsense: 'HTTP/1.1 400 Bad Request\r\n' }],
  ['hangs up', 'hang-up'],
  ['is late', { lateMs: 2_000 }],
] as const)('where Redis %s, every instance makes its own, and they take from each other once it is back', async (_, hindrance) => {
  const way = await WayToRedis.to({ onTestFinished }, redis);
  const { key, one, two } = pair({ url: way.url });
  await one.make('new');
  await given(key);
  way.hindrance = hindrance;
  expect(await two.make('its own')).toBeNull();
  expect(await two.make('its own again')).toBeNull();
  expect(two.shown()).toBe('its own again');
  expect(two.lines.length).toBeLessThanOrEqual(1);
  way.hindrance = 'none';
  while ((await two.make('its own')) === ELSEWHERE || two.shown() !== 'new') {
    await left(key);
    if ((await redis.ask('EXISTS', `${key}:page:${PATH}`)) === 0) break;
    await one.make('new');
    await delay(20);
  }
  expect(two.shown()).toBe('new');
});

test('an instance that was busy for longer than Redis may take goes on exchanging', async () => {
  const { key, one, two } = pair();
  expect(await one.make('new')).toBeNull();
  await given(key);
  const taken = two.make('its own');
  // By then it has asked: Redis answers while this process can neither read nor do anything else.
  await new Promise(setImmediate);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2 * PATIENCE_MS);
  expect(await taken).toBeNull();
  expect(two.shown()).toBe('new');
  expect(two.lines).toEqual([]);
});
