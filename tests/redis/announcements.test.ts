import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { RedisStream } from '../../lib/durable/redis-stream.ts';
import { write } from '../../lib/publish/announcement.ts';
import type { Reading } from '../../lib/publish/announcement-record.ts';
import { Announcements } from '../../lib/publish/announcements.ts';
import type { Journal } from '../../lib/publish/journal.ts';
import { journalFor, receive } from '../support/publications.ts';
import { Redis, WayToRedis } from '../support/redis.ts';

const KEY = 'announcements';
const DAY_MS = 24 * 60 * 60 * 1000;
const FROM_THE_START: Reading = { position: '0-0', isMessage: false };

const context = { onTestFinished };

async function until<T>(probe: () => T | Promise<T>, timeoutMs = 20_000): Promise<NonNullable<T>> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const value = await probe();
    if (value) return value;
    if (Date.now() > deadline) throw new Error(`not within ${timeoutMs} ms: ${probe}`);
    await delay(10);
  }
}

type Given = {
  url: string;
  name?: string;
  pages?: string;
  start?: Reading;
  mend?: () => Promise<void>;
  journal?: Journal;
  patienceMs?: number;
  clock?: () => number;
};

/** An instance without a site: its journal, what it says, how often it had work, and how often it mended a break. */
function instance({
  url,
  name = 'one',
  pages = 'pages',
  start = FROM_THE_START,
  mend,
  journal = journalFor(context, name).journal,
  patienceMs,
  clock = Date.now,
}: Given) {
  const lines: string[] = [];
  const counts = { taken: 0, mended: 0 };
  const announcements = new Announcements({
    journal: () => journal,
    open: () => RedisStream.open(url, KEY, { clock, ...(patienceMs ? { patienceMs } : {}) }),
    ...{ pages: () => pages, start: () => start, random: () => 0, longestWaitMs: 200, lookEveryMs: 300 },
    placed: () => undefined,
    taken: () => {
      counts.taken += 1;
    },
    mend: async () => {
      await mend?.();
      counts.mended += 1;
    },
    report: (_, line) => lines.push(line),
    complain: (_, line) => lines.push(line),
  });
  announcements.begin();
  onTestFinished(() => announcements.stop());
  return {
    ...{ announcements, journal, lines, counts },
    /** A webhook calls here. */
    publish: (id: string, revision = 1) => {
      calls += 1;
      const taken = journal.receive({ action: 'publish', item: 'Entry', kind: 'blog', id, revision }, `${name}-${calls}`, new Date(), {
        event: 'Entry.publish',
        receivedAt: new Date(),
        announce: true,
      });
      announcements.wake();
      return taken;
    },
    ids: () =>
      journal
        .newest(1000)
        .map(({ id }) => id)
        .reverse(),
    isWell: () =>
      announcements.look().then(
        () => true,
        () => false,
      ),
  };
}
let calls = 0;

/** Every instance has heard of all of these, each once. */
const allHave = (instances: readonly ReturnType<typeof instance>[], ids: readonly string[]) =>
  until(() => instances.every((each) => [...each.ids()].sort().join() === [...ids].sort().join()));

test('a clock that is off is said once, with how far, and once more when it is right', async () => {
  const redis = await Redis.start(context);
  let offMs = -120_000;
  const one = instance({ url: redis.url, clock: () => Date.now() + offMs });
  await until(() => one.lines.length > 0);
  expect(one.lines).toEqual(["clock: this machine's clock is 120 s behind Redis'; set it, as receipts and logs have its times"]);
  offMs = 300;
  await until(() => one.lines.length > 1);
  expect(one.lines.slice(1)).toEqual(["clock: this machine's clock agrees with Redis' again"]);
});

/** A Redis that lost what it had while the instance that had told it, and heard itself, was away. */
async function lostWhileAway() {
  const redis = await Redis.start(context);
  const one = instance({ url: redis.url });
  one.publish('a');
  await until(() => one.journal.announcements.readingFor('pages', () => FROM_THE_START).isMessage);
  await one.announcements.stop();
  await redis.stop({ forget: true });
  await redis.start();
  return { redis, one };
}

describe('what one instance took', () => {
  test('every other takes once, and says how it came', async () => {
    const redis = await Redis.start(context);
    const [one, two, three] = ['one', 'two', 'three'].map((name) => instance({ url: redis.url, name }));
    if (!one || !two || !three) throw new Error('three instances');
    await until(async () => (await one.isWell()) && (await two.isWell()) && (await three.isWell()));
    const began = performance.now();
    one.publish('a');
    two.publish('b');
    await allHave([one, two, three], ['a', 'b']);
    expect(performance.now() - began).toBeLessThan(1000);
    expect([one.counts.taken, two.counts.taken, three.counts.taken]).toEqual([1, 1, 2]);
    const ways = (each: typeof one) =>
      each.journal
        .receipts({ limit: 9 })
        .map(({ id, via, receivedBy, event }) => [id, via, receivedBy, event].join(' '))
        .sort();
    expect(ways(one)).toEqual(['a webhook one Entry.publish', 'b redis two Entry.publish']);
    expect(ways(three)).toEqual(['a redis one Entry.publish', 'b redis two Entry.publish']);
    expect(await redis.ask('XLEN', KEY)).toBe(2);
    // What came over Redis is not announced in turn, and nothing is announced twice.
    expect([one, two, three].map(({ journal }) => journal.announcements.toAnnounce(9))).toEqual([[], [], []]);
    expect([one, two, three].flatMap(({ lines }) => lines)).toEqual([]);
  });

  test('is told of in its order, however much there is', async () => {
    const redis = await Redis.start(context);
    const one = instance({ url: redis.url });
    const ids = Array.from({ length: 350 }, (_, index) => `entry-${index}`);
    for (const id of ids) one.publish(id);
    const two = instance({ url: redis.url, name: 'two' });
    await allHave([two], ids);
    expect(two.ids()).toEqual(ids);
  });

  test('two tell of in another order: the older revision is noted and not worked', async () => {
    const redis = await Redis.start(context);
    const one = instance({ url: redis.url });
    await allHave([one], []);
    const two = instance({ url: redis.url, name: 'two' });
    const three = instance({ url: redis.url, name: 'three' });
    one.publish('a', 3);
    await allHave([two, three], ['a']);
    for (const { journal } of [two, three]) journal.done(journal.claim(9, new Date()), new Date());
    two.publish('b', 7);
    // The same entry, the call for its older revision, at another instance.
    expect(two.publish('a', 2)).toBe('accepted');
    await until(() => three.ids().length === 3);
    const states = three.journal.receipts({ limit: 9 }).map(({ id, revision, state, liveAt }) => [id, revision, state, liveAt !== null]);
    expect(states).toEqual([
      ['a', 2, 'replaced', true],
      ['b', 7, 'waiting', false],
      ['a', 3, 'done', true],
    ]);
  });
});

describe('Redis', () => {
  test('gone and back: what was published meanwhile comes, from either side, with one line for each', async () => {
    const redis = await Redis.start(context);
    const [one, two] = [instance({ url: redis.url }), instance({ url: redis.url, name: 'two' })];
    one.publish('before');
    await allHave([one, two], ['before']);
    await redis.stop();
    await until(async () => !(await one.isWell()) && !(await two.isWell()));
    expect([one.publish('from-one'), two.publish('from-two')]).toEqual(['accepted', 'accepted']);
    await delay(700);
    await redis.start();
    await allHave([one, two], ['before', 'from-one', 'from-two']);
    await until(async () => (await one.isWell()) && (await two.isWell()));
    for (const { lines, counts } of [one, two]) {
      expect(lines).toEqual([
        expect.stringContaining("redis: instances do not hear of each other's publications for now"),
        'redis: instances hear of each other again',
      ]);
      expect(counts.mended).toBe(0);
    }
  });

  test('gone at the start: an instance begins without it, and hears all once it is there', async () => {
    const redis = await Redis.start(context);
    const one = instance({ url: redis.url });
    one.publish('a');
    await until(() => one.journal.announcements.toAnnounce(1).length === 0);
    await redis.stop();
    const two = instance({ url: redis.url, name: 'two' });
    two.publish('b');
    await until(() => two.lines.length === 1);
    await redis.start();
    await allHave([one, two], ['a', 'b']);
  });

  test('that answers five seconds late is told of as failing, and what it brings is late', async () => {
    const redis = await Redis.start(context);
    const way = await WayToRedis.to(context, redis);
    const [one, two] = [instance({ url: way.url }), instance({ url: redis.url, name: 'two' })];
    await until(() => one.isWell());
    way.hindrance = { lateMs: 5_000 };
    one.publish('a');
    two.publish('b');
    expect(await one.isWell()).toBe(false);
    await allHave([one, two], ['a', 'b']);
    // Told twice or not, it is one message for whoever reads.
    await until(() => one.journal.announcements.toAnnounce(1).length === 0);
    expect(one.lines).toEqual([]);
    way.hindrance = 'none';
    await until(() => one.isWell());
  });

  test.each([
    ['what is not its language', { nonsense: 'HTTP/1.1 400 Bad Request\r\n\r\n' }],
    ['errors', { nonsense: '-ERR I do not know what you mean\r\n' }],
    ['words where a list should be', { nonsense: '+OK\r\n' }],
    ['a list of lists', { nonsense: '*1\r\n*2\r\n*1\r\n+a\r\n*0\r\n' }],
    ['numbers', { nonsense: ':-1\r\n' }],
    ['nothing', { nonsense: '$-1\r\n' }],
    ['more than was asked', { nonsense: '+OK\r\n+OK\r\n+OK\r\n+PONG\r\n' }],
    ['binary', { nonsense: '\u0000\u0001\u00ff\r\n' }],
    ['a text without an end', { nonsense: '$999999999\r\nabc' }],
    ['and hangs up', 'hang-up' as const],
    ['never', 'silence' as const],
  ])('that answers %s is failing, and forgotten once it is itself again', async (_, hindrance) => {
    const redis = await Redis.start(context);
    const way = await WayToRedis.to(context, redis);
    const [one, two] = [instance({ url: way.url, patienceMs: 1_000 }), instance({ url: redis.url, name: 'two' })];
    await until(() => one.isWell());
    way.hindrance = hindrance;
    one.publish('a');
    two.publish('b');
    await until(async () => !(await one.isWell()));
    await delay(500);
    expect(one.ids()).toEqual(['a']);
    way.hindrance = 'none';
    await allHave([one, two], ['a', 'b']);
    await until(() => one.isWell());
    // Telling may fail after hearing works again.
    expect(one.lines.filter((line) => line.includes('do not hear')).length).toBeLessThanOrEqual(2);
    expect(one.counts.mended).toBe(0);
  });

  test('that lost what it had: everything counts as old once, and what is known is told again', async () => {
    const redis = await Redis.start(context);
    const one = instance({ url: redis.url });
    one.publish('a');
    await until(() => one.journal.announcements.toAnnounce(1).length === 0);
    await until(async () => (await redis.ask('XLEN', KEY)) === 1);
    let fails = true;
    const two = instance({
      ...{ url: redis.url, name: 'two' },
      mend: async () => {
        if (fails) throw new Error('the delivery API does not answer');
      },
    });
    await allHave([one, two], ['a']);
    await redis.stop({ forget: true });
    two.publish('b');
    await redis.start();
    await allHave([one, two], ['a', 'b']);
    await until(() => one.counts.mended === 1);
    expect(two.journal.announcements.isBroken).toBe(true);
    fails = false;
    await until(() => two.counts.mended === 1 && !two.journal.announcements.isBroken);
    // The one that it had before, too: an instance that was away has missed it.
    const three = instance({ url: redis.url, name: 'three' });
    await allHave([three], ['a', 'b']);
    await delay(700);
    expect([one, two, three].map(({ counts }) => counts.mended)).toEqual([1, 1, 0]);
    expect(one.lines.filter((line) => line.includes('everything counts as old once'))).toHaveLength(1);
  });

  test('that lost what it had: a process that ended before that was mended leaves the gap to the next one, which mends it', async () => {
    const { redis, one } = await lostWhileAway();
    let fails = true;
    const mend = async () => {
      if (fails) throw new Error('the delivery API does not answer');
    };
    const ended = instance({ url: redis.url, journal: one.journal, mend });
    await until(() => ended.journal.announcements.isBroken && ended.announcements.caughtUpAt !== null);
    await ended.announcements.stop();
    const next = instance({ url: redis.url, journal: one.journal, mend });
    // From here on pages would be exchanged.
    await until(() => next.announcements.caughtUpAt !== null);
    expect([next.journal.announcements.isBroken, next.announcements.hasGap]).toEqual([true, true]);
    fails = false;
    await until(() => next.counts.mended === 1 && !next.journal.announcements.isBroken);
    expect(next.announcements.hasGap).toBe(true);
    await next.announcements.stop();
    // The marks of that one went with it, and may be all that tells pages from fresh ones for an hour. Nothing is missing any more.
    const last = instance({ url: redis.url, journal: one.journal, mend });
    await until(() => last.counts.mended === 1 && last.announcements.caughtUpAt !== null);
    expect(last.announcements.hasGap).toBe(false);
    await last.announcements.stop();
    one.journal.announcements.mended(new Date(Date.now() - 61 * 60 * 1000));
    const later = instance({ url: redis.url, journal: one.journal, mend });
    await until(() => later.announcements.caughtUpAt !== null);
    expect(later.counts.mended).toBe(0);
  });

  test('that was mended lately is mended again by the next process, though Redis is away', async () => {
    const { journal } = journalFor(context, 'mended');
    const { announcements: record } = journal;
    record.readingFor('pages', () => FROM_THE_START);
    record.mended(new Date());
    const next = instance({ url: 'redis://127.0.0.1:1', name: 'mended', journal });
    await until(() => next.counts.mended === 1);
    expect(next.announcements.hasGap).toBe(false);
  });

  test('that lost what it had once more while that was mended: it is mended again', async () => {
    const redis = await Redis.start(context);
    const one = instance({ url: redis.url });
    const begun = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const two = instance({
      ...{ url: redis.url, name: 'two' },
      mend: async () => {
        begun.resolve();
        await goOn.promise;
      },
    });
    const losses = () => two.lines.filter((line) => line.includes('everything counts as old once')).length;
    for (const [round, id] of ['a', 'b'].entries()) {
      one.publish(id);
      await until(() => two.ids().includes(id));
      await redis.stop({ forget: true });
      await redis.start();
      await until(() => losses() === round + 1);
      await begun.promise;
    }
    goOn.resolve();
    await until(() => two.counts.mended === 2 && !two.journal.announcements.isBroken);
  });

  test('that gave up what was not read yet: everything counts as old once', async () => {
    const redis = await Redis.start(context);
    const [one, two] = [instance({ url: redis.url }), instance({ url: redis.url, name: 'two' })];
    one.publish('a');
    await allHave([one, two], ['a']);
    await two.announcements.stop();
    one.publish('b');
    one.publish('c');
    await until(async () => (await redis.ask('XLEN', KEY)) === 3);
    await redis.ask('XTRIM', KEY, 'MAXLEN', '1');
    const again = instance({ url: redis.url, name: 'two', journal: two.journal });
    await until(() => again.counts.mended === 1);
    one.publish('d');
    // What it still had is heard.
    await allHave([again], ['a', 'c', 'd']);
    expect(again.counts.mended).toBe(1);
  });

  test.each([
    ['by a clock that went on', '*'],
    ['by a clock that was set back', '5-1'],
  ])('that lost what it had: what was told for the first time before an instance came back is heard, %s', async (_, id) => {
    const { redis, one } = await lostWhileAway();
    // The other one knows of no break, and so tells this once only.
    await redis.ask(
      'XADD',
      KEY,
      id,
      'm',
      write({ item: 'Entry', kind: 'blog', id: 'b', action: 'publish', revision: 1, call: 'two-b', event: 'Entry.publish', from: 'two' }),
    );
    const again = instance({ url: redis.url, journal: one.journal });
    await allHave([again], ['a', 'b']);
    await until(() => again.counts.mended === 1);
    again.publish('c');
    await until(() => again.journal.announcements.readingFor('pages', () => FROM_THE_START).isMessage);
    expect([again.ids(), again.counts.mended]).toEqual([['a', 'b', 'c'], 1]);
  });

  test('keeps messages for thirty days by its own clock, whatever the clock of who writes', async () => {
    const redis = await Redis.start(context);
    const now = Date.now();
    // As many as are given up together.
    for (let number = 0; number < 250; number += 1) await redis.ask('XADD', KEY, `${now - 31 * DAY_MS}-${number + 1}`, 'm', 'old');
    for (let number = 0; number < 150; number += 1) await redis.ask('XADD', KEY, `${now - 29 * DAY_MS}-${number + 1}`, 'm', 'kept');
    const ahead = await RedisStream.open(redis.url, KEY, { clock: () => Date.now() + 60 * DAY_MS });
    onTestFinished(() => ahead.close());
    expect(Math.abs(ahead.aheadMs + 60 * DAY_MS)).toBeLessThan(1000);
    await ahead.add(['new'], 30 * DAY_MS);
    const kept = (await ahead.readAfter('0-0', { waitMs: 10, most: 1000 })).map(({ text }) => text);
    expect(kept.filter((text) => text === 'kept')).toHaveLength(150);
    expect(kept.filter((text) => text === 'old').length).toBeLessThan(100);
  });
});

describe('an instance that starts', () => {
  test('with stored pages of another build takes what was published since that build, its own calls, too', async () => {
    const redis = await Redis.start(context);
    const one = instance({ url: redis.url });
    one.publish('a');
    one.publish('b');
    await until(() => one.journal.announcements.toAnnounce(1).length === 0);
    one.journal.done(one.journal.claim(9, new Date()), new Date());
    await until(() => one.journal.announcements.readingFor('pages', () => FROM_THE_START).isMessage);
    await one.announcements.stop();
    const same = instance({ url: redis.url, journal: one.journal });
    await until(() => same.isWell());
    await delay(500);
    expect(same.ids()).toEqual(['a', 'b']);
    await same.announcements.stop();
    const other = instance({ url: redis.url, journal: one.journal, pages: 'of another build' });
    await until(() => other.ids().length === 4);
    expect(other.journal.claim(9, new Date()).map(({ id }) => id)).toEqual(['a', 'b']);
    await until(() => other.isWell());
    expect([other.counts.mended, await redis.ask('XLEN', KEY)]).toEqual([0, 2]);
  });

  test('on a disk that takes no journal says so, and hears all once there is room', async () => {
    const redis = await Redis.start(context);
    const { journal } = journalFor(context, 'full');
    const take = vi.spyOn(journal, 'takeAnnounced').mockImplementation(() => {
      throw new Error('database or disk is full');
    });
    const [one, full] = [instance({ url: redis.url }), instance({ url: redis.url, name: 'full', journal })];
    one.publish('a');
    await until(() => full.lines.length > 0);
    expect(full.lines).toEqual([expect.stringContaining('disk is full')]);
    expect([await full.isWell(), full.ids()]).toEqual([false, []]);
    take.mockRestore();
    await allHave([one, full], ['a']);
    await until(() => full.isWell());
    expect(full.counts.mended).toBe(0);
  });

  test('begins at its build, by the time of Redis', async () => {
    const redis = await Redis.start(context);
    const one = instance({ url: redis.url });
    one.publish('before');
    await until(() => one.journal.announcements.toAnnounce(1).length === 0);
    await delay(5);
    const [seconds, microseconds] = (await redis.ask('TIME')) as string[];
    const built = Number(seconds) * 1000 + Math.ceil(Number(microseconds) / 1000);
    await delay(5);
    one.publish('after');
    const two = instance({ url: redis.url, name: 'two', start: { position: `${built}-0`, isMessage: false } });
    await allHave([two], ['after']);
  });

  test('leaves out what is no message that it knows, and says so once', async () => {
    const redis = await Redis.start(context);
    for (const text of ['', '{', '[]', '{"v":2,"id":"a"}', JSON.stringify({ v: 1, id: 'a'.repeat(500) })])
      await redis.ask('XADD', KEY, '*', 'm', text);
    await redis.ask('XADD', KEY, '*', 'other', 'field');
    const one = instance({ url: redis.url });
    const two = instance({ url: redis.url, name: 'two' });
    two.publish('a');
    await allHave([one, two], ['a']);
    expect(one.lines).toEqual([expect.stringMatching(/^redis: message \d+-\d+ is none that this build knows/)]);
  });

  test('whose address of Redis is that of something else, or of a stream that is none, says what it met', async () => {
    const redis = await Redis.start(context);
    await redis.ask('SET', KEY, 'no stream');
    const one = instance({ url: redis.url });
    await until(() => one.lines.length > 0);
    expect(one.lines[0]).toContain('WRONGTYPE');
    await redis.ask('CONFIG', 'SET', 'requirepass', 'secret-word');
    const two = instance({ url: redis.url, name: 'two' });
    await until(() => two.lines.length > 0);
    expect(two.lines[0]).toContain('NOAUTH');
    expect(two.lines.join()).not.toContain('secret-word');
  });
});

test('a journal without a Redis keeps nothing to be announced', () => {
  const { journal } = journalFor(context);
  receive(journal, 'a');
  expect([journal.announcements.toAnnounce(9), journal.announcements.isBroken]).toEqual([[], false]);
});
