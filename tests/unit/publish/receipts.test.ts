import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, type TestContext, test } from 'vitest';
import { lineOf } from '../../../scripts/publishes/table.ts';
import { bring, later, NOON, receive, storeFor, work } from '../../support/publications.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

describe('a receipt', () => {
  test('has what came, when, and how long each step took', (context) => {
    const { store } = storeFor(context);
    const { receipts } = store;
    receipts.receive(
      { action: 'remove', item: 'Entry', id: 'a', kind: 'blog', revision: 4 },
      { call: 'call', event: 'Entry.unpublish', via: 'webhook', receivedBy: 'one', receivedAt: NOON, verifiedAt: later(5) },
    );
    expect(receipts.newest({ limit: 1 })).toMatchObject([
      { state: 'waiting', liveAt: null, round: null, ms: { verify: 5, wait: null, total: null } },
    ]);
    receipts.asked(['a'], later(105));
    expect(receipts.newest({ limit: 1 })).toMatchObject([{ state: 'working' }]);
    bring(store, 'a', null, later(115));
    expect(receipts.newest({ limit: 1 })).toMatchObject([{ state: 'marked', pages: { stale: 2, made: 0 } }]);
    receipts.made(['/en/a'], later(150));
    expect(receipts.newest({ limit: 1 })).toMatchObject([{ state: 'marked', pages: { stale: 2, made: 1 } }]);
    receipts.made(['/en/b'], later(175));
    expect(receipts.newest({ limit: 1 })).toMatchObject([
      {
        ...{ number: 1, item: 'Entry', id: 'a', kind: 'blog', event: 'Entry.unpublish', revision: 4, revisionSeen: null, state: 'done' },
        ...{ receivedAt: '2026-05-04T12:00:00.000Z', verifiedAt: '2026-05-04T12:00:00.005Z', startedAt: '2026-05-04T12:00:00.105Z' },
        ...{ seenAt: '2026-05-04T12:00:00.115Z', markedAt: '2026-05-04T12:00:00.115Z', liveAt: '2026-05-04T12:00:00.175Z' },
        ms: { verify: 5, wait: 100, see: 10, mark: 0, make: 60, total: 175 },
        pages: { stale: 2, made: 2, failed: 0 },
        ...{ leftOut: null, replacedBy: null, attempts: 0, lastError: null, round: 1, mergedInto: null, via: 'webhook', receivedBy: 'one' },
      },
    ]);
  });

  test('of a call that is sent again is one', (context) => {
    const { receipts } = storeFor(context).store;
    const arrival = {
      call: 'same',
      event: 'Entry.publish',
      via: 'webhook',
      receivedBy: 'one',
      receivedAt: NOON,
      verifiedAt: NOON,
    } as const;
    const published = { action: 'publish', item: 'Entry', id: 'a', kind: 'blog', revision: 1 } as const;
    expect([receipts.receive(published, arrival), receipts.receive(published, arrival)]).toEqual([true, false]);
    expect(receipts.newest({ limit: 9 })).toHaveLength(1);
  });

  test('is made for what a look found and nobody told of', (context) => {
    const { store } = storeFor(context);
    work(store, 'a', 3);
    expect(store.receipts.newest({ limit: 9 })).toMatchObject([
      { id: 'a', via: 'look', receivedBy: null, event: 'Entry.publish', state: 'done', revisionSeen: 3 },
    ]);
  });

  test('waits until the announced revision is there, or was waited for long enough', (context) => {
    const { store } = storeFor(context);
    receive(store.receipts, 'a', { revision: 5 });
    work(store, 'a', 4);
    const ofCall = () => store.receipts.numbered([1])[0];
    expect(ofCall()).toMatchObject({ state: 'working' });
    work(store, 'a', 4, later(10), { isLate: true });
    expect(ofCall()).toMatchObject({ state: 'done', revision: 5, revisionSeen: 4 });
  });

  test('counts the pages that failed, and has the reason once it is worth a line', (context) => {
    const { store } = storeFor(context);
    const newest = () => store.receipts.newest({ limit: 1 });
    receive(store.receipts, 'a');
    bring(store, 'a', 1, NOON, { paths: ['/en/a', '/en/b', '/en/c'] });
    store.receipts.made(['/en/a', '/en/b'], NOON);
    store.receipts.pageFailed('/en/c', true, null);
    expect(newest()).toMatchObject([{ pages: { stale: 3, made: 2, failed: 1 }, lastError: null }]);
    store.receipts.pageFailed('/en/c', false, '/c answered 500');
    expect(newest()).toMatchObject([{ pages: { failed: 1 }, lastError: '/c answered 500' }]);
    expect(store.receipts.made(['/en/c'], later(50))).toMatchObject([{ id: 'a', pages: 3 }]);
    expect(newest()).toMatchObject([{ pages: { stale: 3, made: 3, failed: 1 }, state: 'done' }]);
  });

  test('of a page that two publications share is through with the other one', (context) => {
    const { store } = storeFor(context);
    for (const id of ['a', 'b']) {
      receive(store.receipts, id);
      bring(store, id, 1, NOON, { paths: [`/en/${id}`, '/en/list'] });
    }
    expect(store.receipts.made(['/en/a', '/en/list'], later(5)).map(({ id }) => id)).toEqual(['a']);
    expect(store.receipts.made(['/en/b'], later(9)).map(({ id }) => id)).toEqual(['b']);
  });

  test('of each call that was merged has the round and the end of the one that was brought', (context) => {
    const { store } = storeFor(context);
    for (let revision = 1; revision <= 500; revision += 1) receive(store.receipts, `entry-${revision % 10}`, { revision });
    store.file.transaction(() =>
      store.receipts.brought(
        Array.from({ length: 10 }, (_, index) => ({
          event: { action: 'publish', item: 'Entry', kind: 'blog', id: `entry-${index}`, revision: 500 } as const,
          ...{ revisionSeen: 500, isLate: false, isNew: true, tags: [], paths: ['/en/a'], leftOut: null },
        })),
        later(20),
      ),
    );
    store.receipts.made(['/en/a'], later(90));
    receive(store.receipts, 'entry-1', { revision: 600 });
    work(store, 'entry-1', 600, later(500));
    const receipts = store.receipts.newest({ limit: 1000 });
    expect(receipts).toHaveLength(501);
    const [last, ...burst] = receipts;
    expect(last).toMatchObject({ number: 501, round: 2, state: 'done' });
    expect(
      burst.every(({ round, liveAt, revisionSeen }) => round === 1 && liveAt === later(90).toISOString() && revisionSeen === 500),
    ).toBe(true);
    expect(burst.filter(({ state }) => state === 'done')).toHaveLength(10);
    // What was merged took no steps of its own after that.
    expect(burst.at(-1)).toMatchObject({ number: 1, state: 'replaced', mergedInto: 491, ms: { make: null, total: 90 } });
  });

  describe('of three calls', () => {
    function three(context: TestContext) {
      const { store } = storeFor(context);
      const { receipts } = store;
      for (const [index, id] of ['a', 'b', 'c'].entries()) receive(receipts, id, {}, later(index * 1000));
      return { store, receipts, idsOf: (options: Parameters<typeof receipts.newest>[0]) => receipts.newest(options).map(({ id }) => id) };
    }

    test('is found by its time and by its number, the newest first', (context) => {
      const { receipts, idsOf } = three(context);
      expect(idsOf({ limit: 2 })).toEqual(['c', 'b']);
      expect(idsOf({ limit: 9, since: later(1000) })).toEqual(['c', 'b']);
      expect(idsOf({ limit: 9, after: 2 })).toEqual(['c']);
      expect(receipts.numbered([1, 3, 99]).map(({ id }) => id)).toEqual(['c', 'a']);
    });

    test('is gone after 30 days', (context) => {
      const { store, receipts, idsOf } = three(context);
      for (const id of ['a', 'b', 'c']) work(store, id, 1, later(3000));
      receipts.prune(later(29 * DAY_MS));
      expect(idsOf({ limit: 9 })).toHaveLength(3);
      receipts.prune(later(31 * DAY_MS));
      expect(idsOf({ limit: 9 })).toEqual([]);
    });
  });
});

test('a file of an earlier version is brought over, and keeps the former slugs', (context) => {
  const { store } = storeFor(context, (path) => {
    mkdirSync(dirname(path), { recursive: true });
    const old = new DatabaseSync(path);
    old.exec(`CREATE TABLE publications (number INTEGER PRIMARY KEY); CREATE TABLE signatures (signature TEXT); CREATE TABLE rounds (number INTEGER);
      CREATE TABLE reading (only INTEGER); CREATE TABLE entries (id TEXT PRIMARY KEY);
      CREATE TABLE slugs (kind TEXT, locale TEXT, slug TEXT, id TEXT REFERENCES entries (id) ON DELETE CASCADE, leftAt INTEGER);
      INSERT INTO entries VALUES ('x');
      INSERT INTO slugs VALUES ('blog', 'en', 'before', 'x', 1000), ('blog', 'en', 'today', 'x', NULL);
      PRAGMA user_version = 8`);
    old.close();
  });
  expect(store.replica.slugs.slugNow('blog', 'before', 'en')).toBe('today');
  receive(store.receipts, 'a');
  expect(store.receipts.counts()).toMatchObject({ waiting: 1 });
});

describe('an entry that its publication leaves out', () => {
  const FINDING = { finding: 'slug "a b" is no slug', heldBy: null };
  const TAKEN = { finding: 'slug "a" is held by "Newer" (newer)', heldBy: 'newer' };

  test.each([FINDING, TAKEN])('is not live: its receipt says why, and nobody waits for it (%j)', (leftOut) => {
    const { store } = storeFor({ onTestFinished });
    const { receipts } = store;
    receive(receipts, 'a', { revision: 1 });
    receive(receipts, 'a', { revision: 2 });
    work(store, 'a', 2, NOON, { leftOut });
    const said = { liveAt: null, leftOut: leftOut.finding, replacedBy: leftOut.heldBy };
    expect(receipts.newest({ limit: 9 })).toMatchObject([said, said]);
    expect(receipts.liveness('a', null, false)).toMatchObject({ isKnown: true, isLive: false, isLeftOut: true });
    expect(receipts.liveness('a', 2, false)).toMatchObject({ isLive: false, isLeftOut: true });
    // A later one may be shown.
    expect(receipts.liveness('a', 3, false)).toMatchObject({ isLive: false, isLeftOut: false });
    receive(receipts, 'a', { revision: 3 });
    work(store, 'a', 3);
    expect(receipts.liveness('a', 3, true)).toMatchObject({ isLive: true, isLeftOut: false });
  });

  test('is told when another one takes its address, and when it gets it back', () => {
    const { store } = storeFor({ onTestFinished });
    const { receipts } = store;
    receive(receipts, 'a');
    work(store, 'a', 1);
    receipts.noteLeftOut([['a', TAKEN]], later(10));
    expect(receipts.newest({ limit: 1 })).toMatchObject([{ liveAt: null, replacedBy: 'newer' }]);
    expect(receipts.liveness('a', 1, false)).toMatchObject({ isLive: false, isLeftOut: true });
    receipts.noteLeftOut([['a', null]], later(20));
    expect(receipts.newest({ limit: 1 })).toMatchObject([{ liveAt: later(20).toISOString(), leftOut: null, replacedBy: null }]);
  });

  test('is called so in the table, with the reason; one that is live with the time', () => {
    const { store } = storeFor({ onTestFinished });
    const line = (leftOut: typeof TAKEN | typeof FINDING | null) => {
      receive(store.receipts, 'a');
      work(store, 'a', 1, NOON, { leftOut });
      return store.receipts.newest({ limit: 1 }).map(lineOf)[0];
    };
    expect(line(FINDING)).toMatch(/left out .*left out: slug "a b" is no slug$/);
    expect(line(TAKEN)).toMatch(/replaced .*replaced by newer: slug "a" is held by "Newer" \(newer\)$/);
    expect(line(null)).toMatch(/ live at 12:00:00 /);
  });
});

describe('whether an entry is live', () => {
  test('is whether its newest call is through, merged or not', (context) => {
    const { store } = storeFor(context);
    const live = (revision: number | null) => store.receipts.liveness('a', revision, false);
    expect(live(null)).toEqual({ isKnown: false, isLive: false, isLeftOut: false, revision: null, newest: null });
    receive(store.receipts, 'a', { revision: 1 });
    expect(live(null)).toMatchObject({ isKnown: true, isLive: false, revision: null, newest: { number: 1 } });
    work(store, 'a', 1);
    expect(live(null)).toMatchObject({ isLive: true, revision: 1 });
    receive(store.receipts, 'a', { revision: 2 });
    receive(store.receipts, 'a', { revision: 3 });
    expect(live(null)).toMatchObject({ isLive: false, revision: 1, newest: { number: 3 } });
    expect(live(1)).toMatchObject({ isLive: true });
    work(store, 'a', 3, later(100));
    expect(live(null)).toMatchObject({ isLive: true, revision: 3 });
    expect([2, 3, 4].map((revision) => live(revision).isLive)).toEqual([true, true, false]);
  });

  test('goes by the revision that is shown, where that is another one than announced', (context) => {
    const { store } = storeFor(context);
    receive(store.receipts, 'early', { revision: 5 });
    work(store, 'early', 6);
    expect([5, 6, 7].map((revision) => store.receipts.liveness('early', revision, true).isLive)).toEqual([true, true, false]);
  });

  test('is true of what the replica has, as long as nothing else was heard of it', (context) => {
    const { receipts } = storeFor(context).store;
    expect(receipts.liveness('built', null, true)).toEqual({ isKnown: true, isLive: true, isLeftOut: false, revision: null, newest: null });
    expect(receipts.liveness('built', 2, true)).toMatchObject({ isKnown: true, isLive: false });
  });
});

test('what is through and not purged is known to the next process', (context) => {
  const { store, open } = storeFor(context);
  for (const id of ['a', 'b']) work(store, id, 1);
  receive(store.receipts, 'c');
  bring(store, 'c', 1);
  const unpurged = open().receipts.unpurged(NOON);
  expect(unpurged).toMatchObject([{ tags: ['entry:a'] }, { tags: ['entry:b'] }]);
  store.receipts.purged(
    unpurged.map(({ number }) => number),
    later(1),
  );
  expect(store.receipts.unpurged(NOON)).toEqual([]);
});
