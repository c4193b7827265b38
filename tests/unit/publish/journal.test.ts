import { describe, expect, test } from 'vitest';
import { event, journalFor, later, NOON, receive } from '../../support/publications.ts';

const NOTHING = { tags: [], paths: [] };
const DAY_MS = 24 * 60 * 60 * 1000;

describe('a publication', () => {
  test('is there for the next process, as it came', (context) => {
    const { journal, open } = journalFor(context);
    expect(receive(journal, 'a', { revision: 7 })).toBe('accepted');
    expect(open().claim(10, NOON)).toMatchObject([
      {
        ...{ number: 1, item: 'Entry', id: 'a', kind: 'blog', action: 'publish', revision: 7, state: 'working' },
        ...{ receivedAt: NOON, seenAt: null, markedAt: null, doneAt: null, attempts: 0, lastError: null, stale: NOTHING },
      },
    ]);
  });

  test('leaves its life behind, for 30 days', (context) => {
    const { journal } = journalFor(context);
    receive(journal, 'a');
    const [claimed] = journal.claim(1, NOON);
    const seen = journal.seen([[claimed as never, { tags: ['entry:a'], paths: ['/en/blog/a', '/es/blog/a'] }]], later(100));
    journal.marked(seen, later(200));
    journal.done(seen, later(300));
    const life = { state: 'done', seenAt: later(100), markedAt: later(200), doneAt: later(300), pagesMade: 2, lastError: null };
    expect(journal.newest(1)).toMatchObject([{ ...life, stale: { tags: ['entry:a'], paths: ['/en/blog/a', '/es/blog/a'] } }]);
    journal.prune(later(29 * DAY_MS));
    expect(journal.newest(1)).toHaveLength(1);
    journal.prune(later(31 * DAY_MS));
    expect(journal.newest(1)).toEqual([]);
  });

  test('is asked for what it made stale, while a cache may not know yet', (context) => {
    const { journal } = journalFor(context);
    for (const id of ['a', 'b', 'c']) receive(journal, id);
    const claimed = journal.claim(3, NOON);
    const seen = journal.seen(
      claimed.map((each) => [each, { tags: [`entry:${each.id}`, 'list:blog'], paths: [] }] as never),
      NOON,
    );
    journal.marked(seen, NOON);
    journal.done(seen.slice(0, 1), later(100));
    journal.done(seen.slice(1, 2), later(5000));
    const unpurged = (then: Date) => journal.unpurgedSince(then).map(({ stale }) => stale.tags);
    expect(unpurged(later(0))).toEqual([
      ['entry:a', 'list:blog'],
      ['entry:b', 'list:blog'],
    ]);
    expect(unpurged(later(1000))).toEqual([['entry:b', 'list:blog']]);
    expect(unpurged(later(6000))).toEqual([]);
    journal.purged([1], later(6000));
    expect(unpurged(later(0))).toEqual([['entry:b', 'list:blog']]);
  });

  test('that waits is not forgotten, however old', (context) => {
    const { journal } = journalFor(context);
    receive(journal, 'a');
    journal.prune(later(400 * DAY_MS));
    expect(journal.counts().waiting).toBe(1);
  });

  test('that failed is due at its time, with what was wrong', (context) => {
    const { journal } = journalFor(context);
    receive(journal, 'a');
    const [claimed] = journal.claim(1, NOON);
    journal.failed([{ publication: claimed as never, reason: 'answered 503', nextAttemptAt: later(1000) }], NOON);
    expect(journal.nextDueAt()).toEqual(later(1000));
    expect(journal.claim(1, later(999))).toEqual([]);
    expect(journal.claim(1, later(1000))).toMatchObject([{ id: 'a', attempts: 1, lastError: 'answered 503' }]);
  });

  test('that failed can be made due', (context) => {
    const { journal } = journalFor(context);
    receive(journal, 'a');
    const [claimed] = journal.claim(1, NOON);
    journal.failed([{ publication: claimed as never, reason: 'answered 503', nextAttemptAt: later(300_000) }], NOON);
    journal.makeDue(later(10));
    expect(journal.nextDueAt()).toEqual(later(10));
  });
});

describe('publications of one item', () => {
  test('are merged while they wait: the newest revision is worked, the others are noted as replaced', (context) => {
    const { journal } = journalFor(context);
    for (const revision of [1, 2, 3]) receive(journal, 'a', { revision });
    receive(journal, 'b');
    expect(journal.claim(10, NOON).map(({ id, revision }) => [id, revision])).toEqual([
      ['a', 3],
      ['b', 1],
    ]);
    expect(journal.counts()).toMatchObject({ working: 2, replaced: 2 });
    expect(journal.newest(10).find(({ number }) => number === 2)).toMatchObject({ state: 'replaced', replacedBy: 3, doneAt: NOON });
  });

  test('are merged with a later removal', (context) => {
    const { journal } = journalFor(context);
    receive(journal, 'a', { revision: 4 });
    receive(journal, 'a', { revision: 4, action: 'remove' });
    expect(journal.claim(10, NOON)).toMatchObject([{ action: 'remove' }]);
  });

  test('that come in the wrong order do not bring the older one', (context) => {
    const { journal } = journalFor(context);
    receive(journal, 'a', { revision: 5 });
    expect(receive(journal, 'a', { revision: 4 })).toBe('outdated');
    expect(journal.claim(10, NOON)).toMatchObject([{ revision: 5 }]);
    expect(journal.counts().replaced).toBe(1);
  });

  test('that was deleted and made again count from 1: its first one takes the place of the removal, an old one does not', (context) => {
    const { journal } = journalFor(context);
    for (const [id, revision, taken] of [
      ['made-again', 1, 'accepted'],
      ['late', 4, 'outdated'],
    ] as const) {
      receive(journal, id, { revision: 5, action: 'remove' });
      expect(receive(journal, id, { revision })).toBe(taken);
    }
    expect(journal.claim(10, NOON).map(({ id, action, revision }) => `${id}: ${action} ${revision}`)).toEqual([
      'made-again: publish 1',
      'late: remove 5',
    ]);
  });

  test('count as later ones where they name no revision', (context) => {
    const { journal } = journalFor(context);
    receive(journal, 'a', { revision: 5 });
    receive(journal, 'a', { revision: null, action: 'remove' });
    expect(journal.claim(10, NOON)).toMatchObject([{ action: 'remove' }]);
  });

  test('are told apart by item and id alike', (context) => {
    const { journal } = journalFor(context);
    receive(journal, 'a', { item: 'Entry' });
    receive(journal, 'a', { item: 'Asset', kind: null });
    expect(journal.claim(10, NOON)).toHaveLength(2);
  });

  test('are worked again where a newer one comes while one is worked, and not before that is through', (context) => {
    const { journal } = journalFor(context);
    receive(journal, 'a', { revision: 1 });
    const [first] = journal.claim(10, NOON);
    expect(receive(journal, 'a', { revision: 2 })).toBe('accepted');
    expect(journal.claim(10, NOON)).toEqual([]);
    expect(journal.nextDueAt()).toBeNull();
    journal.marked([first as never], NOON);
    expect(journal.claim(10, NOON)).toMatchObject([{ revision: 2 }]);
  });

  test('pass on what they had made stale: nobody else knows any more what stood there before', (context) => {
    const { journal } = journalFor(context);
    receive(journal, 'a', { revision: 1 });
    const [first] = journal.claim(10, NOON);
    receive(journal, 'a', { revision: 2 });
    const [seen] = journal.seen([[first as never, { tags: ['keyword:old'], paths: ['/en/old'] }]], NOON);
    expect(journal.overtaken()).toEqual([1]);
    journal.failed([{ publication: seen as never, reason: 'could not be marked', nextAttemptAt: later(1000) }], NOON);
    const [second] = journal.claim(10, NOON);
    expect(second).toMatchObject({ revision: 2, stale: { tags: ['keyword:old'], paths: ['/en/old'] } });
    const [both] = journal.seen([[second as never, { tags: ['entry:a'], paths: ['/en/old', '/en/blog/a'] }]], NOON);
    expect(both?.stale).toEqual({ tags: ['keyword:old', 'entry:a'], paths: ['/en/old', '/en/blog/a'] });
  });
});

test('a clock that is set back makes no publication wait for longer than any would', (context) => {
  const { journal } = journalFor(context);
  receive(journal, 'a', {}, later(DAY_MS));
  expect(journal.claim(1, NOON)).toHaveLength(1);
});

describe('the end of a process', () => {
  test('leaves what was worked, and what was marked and not made, to the next one', (context) => {
    const { journal, open } = journalFor(context);
    for (const id of ['working', 'marked', 'done']) receive(journal, id);
    const [, second, third] = journal.claim(10, NOON);
    journal.marked([...journal.seen([[second as never, { tags: ['t'], paths: ['/en/p'] }]], NOON), third as never], NOON);
    journal.done([third as never], NOON);
    const next = open();
    expect(next.reopen(later(50))).toBe(2);
    expect(next.claim(10, later(50)).map(({ id, stale }) => [id, stale.paths])).toEqual([
      ['working', []],
      ['marked', ['/en/p']],
    ]);
  });
});

describe('a replay', () => {
  test('is known by its signature, by the next process, too, for as long as it may come', (context) => {
    const { journal, open } = journalFor(context);
    expect(journal.receive(event('a'), 'same', NOON)).toBe('accepted');
    expect(journal.receive(event('a'), 'same', later(100))).toBe('replayed');
    expect(open().receive(event('a'), 'same', later(59_000))).toBe('replayed');
    expect(journal.counts().waiting).toBe(1);
  });

  test('is remembered no longer than that', (context) => {
    const { journal } = journalFor(context);
    for (let call = 0; call < 100; call += 1) journal.receive(event('a'), `call-${call}`, NOON);
    expect(journal.receive(event('a'), 'call-1', later(61_000))).toBe('accepted');
  });
});

test('a publication counts as not marked until it is, and so does one that it replaced', (context) => {
  const { journal } = journalFor(context);
  for (const [id, revision] of [
    ['a', 1],
    ['a', 2],
    ['b', 1],
  ] as const)
    receive(journal, id, { revision });
  const [older, newer, other] = journal
    .newest(3)
    .toReversed()
    .map(({ number }) => journal.announcements.callsOf([number])[0]);
  const unmarked = () => journal.announcements.unmarked().map(({ call }) => call);
  expect(unmarked().sort()).toEqual([older, newer, other].sort());
  expect(journal.announcements.unmarked().every(({ isOwn }) => isOwn)).toBe(true);
  const [first] = journal.claim(1, NOON);
  journal.seen([[first as never, { tags: [], paths: ['/en/p'] }, 2]], NOON);
  expect(journal.isUnmarkedUpTo(first?.number as number)).toBe(true);
  journal.marked([first as never], NOON);
  expect(unmarked()).toEqual([other]);
  expect([journal.isUnmarkedUpTo(first?.number as number), journal.isUnmarkedUpTo(99)]).toEqual([false, true]);
});

test('a publication is unfinished until its pages are made, and later ones do not count', (context) => {
  const { journal } = journalFor(context);
  expect(journal.isUnfinishedUpTo(0)).toBe(false);
  for (const id of ['a', 'b']) receive(journal, id);
  const [first, second] = journal.claim(9, NOON);
  const upToFirst = () => journal.isUnfinishedUpTo(first?.number as number);
  expect(upToFirst()).toBe(true);
  journal.seen([[first as never, { tags: [], paths: ['/en/p'] }, 1]], NOON);
  journal.marked([first as never], NOON);
  expect(upToFirst()).toBe(true);
  journal.done([first as never], NOON);
  expect([upToFirst(), journal.isUnfinishedUpTo(second?.number as number)]).toEqual([false, true]);
});
