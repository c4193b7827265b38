import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, type TestContext, test } from 'vitest';
import type { Journal, Publication } from '../../../lib/publish/journal.ts';
import { lineOf } from '../../../scripts/publishes/table.ts';
import { journalFor, later, NOON, receive } from '../../support/publications.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Works what is due to its end: served in a revision, marked together, its pages made. */
function work(journal: Journal, revision: number | null, atMs: number): Publication[] {
  const claimed = journal.claim(1000, later(atMs));
  const seen = journal.seen(
    claimed.map((each) => [each, { tags: [], paths: ['/en/a', '/en/b'] }, revision]),
    later(atMs + 10),
  );
  journal.marked(seen, later(atMs + 30));
  journal.done(seen, later(atMs + 70));
  return seen;
}

describe('a receipt', () => {
  test('has what came, when, and how long each step took', (context) => {
    const { journal } = journalFor(context);
    const arrival = { event: 'Entry.unpublish', receivedAt: NOON };
    journal.receive({ action: 'remove', item: 'Entry', id: 'a', kind: 'blog', revision: 4 }, 'signature', later(5), arrival);
    expect(journal.receipts({ limit: 1 })).toMatchObject([
      { state: 'waiting', liveAt: null, round: null, ms: { verify: 5, wait: null, total: null } },
    ]);
    work(journal, null, 105);
    expect(journal.receipts({ limit: 1 })).toEqual([
      {
        ...{ number: 1, item: 'Entry', id: 'a', kind: 'blog', event: 'Entry.unpublish', revision: 4, revisionSeen: null, state: 'done' },
        ...{ receivedAt: '2026-05-04T12:00:00.000Z', verifiedAt: '2026-05-04T12:00:00.005Z', startedAt: '2026-05-04T12:00:00.105Z' },
        ...{ seenAt: '2026-05-04T12:00:00.115Z', markedAt: '2026-05-04T12:00:00.135Z', liveAt: '2026-05-04T12:00:00.175Z' },
        ms: { verify: 5, wait: 100, see: 10, mark: 20, make: 40, total: 175 },
        pages: { stale: 2, made: 2, failed: 0 },
        ...{ leftOut: null, replacedBy: null },
        ...{ attempts: 0, lastError: null, round: 1, mergedInto: null, via: 'webhook', receivedBy: null, workedBy: null },
      },
    ]);
  });

  test('names the process that received the call and the one that worked it', (context) => {
    const { journal, open } = journalFor(context, 'one');
    receive(journal, 'a');
    work(open('two'), 1, 0);
    expect(journal.receipts({ limit: 1 })).toMatchObject([{ receivedBy: 'one', workedBy: 'two' }]);
  });

  test('counts the pages that failed, and the reason once it is worth a line', (context) => {
    const { journal } = journalFor(context);
    receive(journal, 'a');
    const [claimed] = journal.claim(1, NOON);
    const seen = journal.seen([[claimed as Publication, { tags: [], paths: ['/en/a', '/en/b', '/en/c'] }, 1]], NOON);
    journal.marked(seen, NOON);
    journal.pageFailed([{ number: 1, pagesMade: 2, pagesFailed: 1 }], null);
    expect(journal.receipts({ limit: 1 })).toMatchObject([{ pages: { stale: 3, made: 2, failed: 1 }, lastError: null }]);
    journal.pageFailed([{ number: 1, pagesMade: 2, pagesFailed: 1 }], '/a answered 500');
    expect(journal.receipts({ limit: 1 })).toMatchObject([{ lastError: '/a answered 500' }]);
    journal.done(seen, later(50));
    expect(journal.receipts({ limit: 1 })).toMatchObject([{ pages: { stale: 3, made: 3, failed: 1 }, lastError: null }]);
  });

  test('of each call that was merged has the round and the end of the one that was worked', (context) => {
    const { journal } = journalFor(context);
    for (let revision = 1; revision <= 500; revision += 1) receive(journal, `entry-${revision % 10}`, { revision });
    work(journal, 500, 20);
    receive(journal, 'entry-1', { revision: 600 });
    work(journal, 600, 500);
    const receipts = journal.receipts({ limit: 1000 });
    expect(receipts).toHaveLength(501);
    const [last, ...burst] = receipts;
    expect(last).toMatchObject({ number: 501, round: 2, state: 'done' });
    expect(
      burst.every(({ round, liveAt, revisionSeen }) => round === 1 && liveAt === later(90).toISOString() && revisionSeen === 500),
    ).toBe(true);
    expect(burst.filter(({ state }) => state === 'done')).toHaveLength(10);
    // What stepped back took no steps of its own after that.
    expect(burst.at(-1)).toMatchObject({ number: 1, state: 'replaced', mergedInto: 11, ms: { make: null, total: 90 } });
  });

  describe('of three calls', () => {
    function three(context: TestContext) {
      const { journal } = journalFor(context);
      for (const [index, id] of ['a', 'b', 'c'].entries()) receive(journal, id, {}, later(index * 1000));
      return { journal, idsOf: (options: Parameters<Journal['receipts']>[0]) => journal.receipts(options).map(({ id }) => id) };
    }

    test('is found by its time and by its number, the newest first', (context) => {
      const { journal, idsOf } = three(context);
      expect(idsOf({ limit: 2 })).toEqual(['c', 'b']);
      expect(idsOf({ limit: 9, since: later(1000) })).toEqual(['c', 'b']);
      expect(idsOf({ limit: 9, after: 2 })).toEqual(['c']);
      expect(journal.receiptsNumbered([1, 3, 99]).map(({ id }) => id)).toEqual(['c', 'a']);
    });

    test('is gone after 30 days, and the rounds go on counting', (context) => {
      const { journal, idsOf } = three(context);
      work(journal, 1, 3000);
      journal.prune(later(31 * DAY_MS));
      expect(idsOf({ limit: 9 })).toEqual([]);
      receive(journal, 'd', {}, later(32 * DAY_MS));
      work(journal, 1, 32 * DAY_MS);
      expect(journal.receipts({ limit: 1 })).toMatchObject([{ id: 'd', round: 2 }]);
    });
  });

  test('of the older form of the file is brought over', (context) => {
    const { file, open } = journalFor(context, null, (path) => {
      mkdirSync(dirname(path), { recursive: true });
      const old = new DatabaseSync(path);
      old.exec(`CREATE TABLE publications (number INTEGER PRIMARY KEY AUTOINCREMENT, item TEXT NOT NULL, id TEXT NOT NULL, kind TEXT,
        action TEXT NOT NULL, revision INTEGER, state TEXT NOT NULL, receivedAt INTEGER NOT NULL, seenAt INTEGER, markedAt INTEGER, doneAt INTEGER,
        attempts INTEGER NOT NULL DEFAULT 0, nextAttemptAt INTEGER NOT NULL, lastError TEXT, tags TEXT NOT NULL DEFAULT '[]',
        paths TEXT NOT NULL DEFAULT '[]', pagesMade INTEGER NOT NULL DEFAULT 0, replacedBy INTEGER REFERENCES publications (number) ON DELETE SET NULL) STRICT;
        CREATE TABLE signatures (signature TEXT PRIMARY KEY, receivedAt INTEGER NOT NULL) STRICT, WITHOUT ROWID;
        INSERT INTO publications (item, id, kind, action, revision, state, receivedAt, seenAt, markedAt, doneAt, nextAttemptAt, pagesMade)
        VALUES ('Entry', 'a', 'blog', 'publish', 7, 'done', 1000, 1100, 1200, 1300, 1000, 0),
          ('Entry', 'a', 'blog', 'publish', 6, 'replaced', 1000, NULL, NULL, 1000, 1000, 0),
          ('Entry', 'b', 'blog', 'publish', 2, 'waiting', 1000, NULL, NULL, NULL, 1000, 0),
          ('Entry', 'b', 'blog', 'publish', 1, 'replaced', 1000, NULL, NULL, 1000, 1000, 0);
        UPDATE publications SET replacedBy = number - 1 WHERE state = 'replaced';
        PRAGMA user_version = 1`);
      old.close();
    });
    expect(file).toContain('publications.sqlite');
    const journal = open();
    expect(journal.receipts({ limit: 9 }).at(-1)).toMatchObject({
      id: 'a',
      event: 'Entry.publish',
      ms: { verify: null, total: 300, mark: 100 },
      round: null,
    });
    expect(journal.liveness('a', 7)).toMatchObject({ isLive: true, revision: 7 });
    expect(journal.liveness('a', null)).toMatchObject({ isLive: true, newest: { state: 'replaced' } });
    expect(journal.liveness('b', null)).toMatchObject({ isLive: false, revision: null });
    work(journal, 2, 0);
    expect(journal.liveness('b', null)).toMatchObject({ isLive: true, revision: 2 });
  });
});

describe('an entry that its publication leaves out', () => {
  const FINDING = { finding: 'slug "a b" is no slug', heldBy: null };
  const TAKEN = { finding: 'slug "a" is held by "Newer" (newer)', heldBy: 'newer' };

  /** Works what is due to its end. */
  function workWith(journal: Journal, leftOut: typeof TAKEN | typeof FINDING | null, revision = 1): void {
    const claimed = journal.claim(9, NOON);
    const seen = journal.seen(
      claimed.map((each) => [each, { tags: [], paths: [] }, revision, leftOut]),
      NOON,
    );
    journal.marked(seen, NOON);
    journal.done(seen, NOON);
  }

  test.each([FINDING, TAKEN])('is not live: its receipt says why, and nobody waits for it (%j)', (leftOut) => {
    const { journal } = journalFor({ onTestFinished });
    receive(journal, 'a', { revision: 1 });
    receive(journal, 'a', { revision: 2 });
    workWith(journal, leftOut, 2);
    const said = { liveAt: null, leftOut: leftOut.finding, replacedBy: leftOut.heldBy };
    expect(journal.receipts({ limit: 9 })).toMatchObject([said, said]);
    expect(journal.liveness('a', null)).toMatchObject({ isKnown: true, isLive: false, isLeftOut: true });
    expect(journal.liveness('a', 2)).toMatchObject({ isLive: false, isLeftOut: true });
    // A later one may be shown.
    expect(journal.liveness('a', 3)).toMatchObject({ isLive: false, isLeftOut: false });
    receive(journal, 'a', { revision: 3 });
    workWith(journal, null, 3);
    expect(journal.liveness('a', 3)).toMatchObject({ isLive: true, isLeftOut: false });
  });

  test('is told when another one takes its address, and when it gets it back', () => {
    const { journal } = journalFor({ onTestFinished });
    receive(journal, 'a');
    workWith(journal, null);
    journal.noteLeftOut([['a', TAKEN]], later(10));
    expect(journal.receipts({ limit: 1 })).toMatchObject([{ liveAt: null, replacedBy: 'newer' }]);
    expect(journal.liveness('a', 1)).toMatchObject({ isLive: false, isLeftOut: true });
    journal.noteLeftOut([['a', null]], later(20));
    expect(journal.receipts({ limit: 1 })).toMatchObject([{ liveAt: later(20).toISOString(), leftOut: null, replacedBy: null }]);
  });

  test('is called so in the table, with the reason; one that is live with the time', () => {
    const { journal } = journalFor({ onTestFinished });
    const line = (leftOut: typeof TAKEN | typeof FINDING | null) => {
      receive(journal, 'a');
      workWith(journal, leftOut);
      return journal.receipts({ limit: 1 }).map(lineOf)[0];
    };
    expect(line(FINDING)).toMatch(/left out .*left out: slug "a b" is no slug$/);
    expect(line(TAKEN)).toMatch(/replaced .*replaced by newer: slug "a" is held by "Newer" \(newer\)$/);
    expect(line(null)).toMatch(/ live at 12:00:00 /);
  });
});

describe('whether an entry is live', () => {
  test('is whether its newest call is through, merged or not', (context) => {
    const { journal } = journalFor(context);
    expect(journal.liveness('a', null)).toEqual({ isKnown: false, isLive: false, isLeftOut: false, revision: null, newest: null });
    receive(journal, 'a', { revision: 1 });
    expect(journal.liveness('a', null)).toMatchObject({ isKnown: true, isLive: false, revision: null, newest: { number: 1 } });
    work(journal, 1, 0);
    expect(journal.liveness('a', null)).toMatchObject({ isLive: true, revision: 1 });
    receive(journal, 'a', { revision: 3 });
    // Older than the one that waits: it is only noted, and ends with that one.
    receive(journal, 'a', { revision: 2 });
    expect(journal.liveness('a', null)).toMatchObject({ isLive: false, revision: 1, newest: { number: 3, state: 'replaced' } });
    expect(journal.liveness('a', 1)).toMatchObject({ isLive: true });
    work(journal, 3, 100);
    expect(journal.liveness('a', null)).toMatchObject({ isLive: true, revision: 3 });
    expect([2, 3, 4].map((revision) => journal.liveness('a', revision).isLive)).toEqual([true, true, false]);
  });

  test('goes by the revision that the delivery API served, where that was another one than announced', (context) => {
    const { journal } = journalFor(context);
    receive(journal, 'late', { revision: 5 });
    work(journal, 4, 0);
    receive(journal, 'early', { revision: 5 });
    work(journal, 6, 100);
    expect([4, 5].map((revision) => journal.liveness('late', revision).isLive)).toEqual([true, false]);
    expect([5, 6, 7].map((revision) => journal.liveness('early', revision).isLive)).toEqual([true, true, false]);
  });

  test('is true of what the build found, as long as nothing else was heard of it', (context) => {
    const { journal } = journalFor(context);
    journal.slugs.fill([{ id: 'built', kind: 'blog', slugs: { en: 'a', es: 'a' }, updatedAt: NOON.toISOString() }], NOON);
    expect(journal.liveness('built', null)).toEqual({ isKnown: true, isLive: true, isLeftOut: false, revision: null, newest: null });
    expect(journal.liveness('built', 2)).toMatchObject({ isKnown: true, isLive: false });
  });
});
