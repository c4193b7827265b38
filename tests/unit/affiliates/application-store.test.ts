import { readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { ApplicationStore, DAY_MS, HOUR_MS } from '../../../lib/affiliates/application-store.ts';
import { ANNA, accept, GENEROUS, later, NOON, ORIGIN, storeFor, VISITOR } from '../../support/applications.ts';

const MINUTE_MS = 60_000;

describe('an application', () => {
  test('is in the file, with where it came from, once it is accepted', (context) => {
    const { open, store } = storeFor(context);
    expect(accept(store)).toBe('stored');
    expect([...open().all()]).toEqual([
      {
        ...{ ...ANNA, ...ORIGIN, id: expect.stringMatching(/^[0-9a-f-]{36}$/), revision: 1, receivedAt: NOON, updatedAt: NOON },
        ...{ deliveredAt: null, failures: 0, nextAttemptAt: NOON, lastError: null },
      },
    ]);
  });

  test('of the same person within a day takes the place of the first, which is kept as an earlier revision', (context) => {
    const { file, store } = storeFor(context);
    accept(store);
    const changed = { ...ANNA, email: 'ANNA@Example.com', promotion: 'A podcast.' };
    expect(store.accept(changed, { ...ORIGIN, referral: null }, VISITOR, GENEROUS, later(DAY_MS - 1))).toBe('updated');
    const [application, ...others] = store.all();
    expect(others).toEqual([]);
    expect(application).toMatchObject({ ...changed, revision: 2, receivedAt: NOON, referral: ORIGIN.referral });
    const earlier = new DatabaseSync(file).prepare('SELECT revision, promotion FROM earlier_revisions').all();
    expect(earlier).toEqual([{ revision: 1, promotion: ANNA.promotion }]);
  });

  test('of the same person after a day is another one', (context) => {
    const { store } = storeFor(context);
    accept(store);
    expect(accept(store, ANNA.email, later(DAY_MS))).toBe('stored');
    expect(store.counts()).toEqual({ stored: 2, waiting: 2 });
  });

  test('sent word for word again changes nothing and is not counted against anybody', (context) => {
    const { store } = storeFor(context);
    const once = { perAddress: 1, total: 1 };
    expect(store.accept(ANNA, ORIGIN, VISITOR, once, NOON)).toBe('stored');
    expect(store.accept(ANNA, ORIGIN, VISITOR, once, later(1000))).toBe('unchanged');
    expect([...store.all()]).toMatchObject([{ revision: 1, updatedAt: NOON }]);
  });

  test('of an international domain is the same person in either spelling', (context) => {
    const { store } = storeFor(context);
    accept(store, 'anna@bücher.example');
    expect(accept(store, 'Anna@xn--bcher-kva.example')).toBe('updated');
  });
});

describe('the limits', () => {
  const limits = { perAddress: 5, total: 8 };
  const from = (store: ApplicationStore, name: string, address: string, now = NOON, weight = 1, network = address) =>
    store.accept({ ...ANNA, email: `${name}@example.com` }, ORIGIN, { address, network, weight }, limits, now);

  test('five from one address within an hour, and the sixth when the first is an hour old', (context) => {
    const { store } = storeFor(context);
    const results = Array.from({ length: 6 }, (_, index) => from(store, `a${index}`, '192.0.2.1', later(index * MINUTE_MS)));
    expect(results).toEqual(['stored', 'stored', 'stored', 'stored', 'stored', 'limited']);
    expect(from(store, 'a6', '192.0.2.1', later(HOUR_MS - 1))).toBe('limited');
    expect(from(store, 'a6', '192.0.2.1', later(HOUR_MS))).toBe('stored');
    expect(from(store, 'a7', '192.0.2.1', later(HOUR_MS))).toBe('limited');
  });

  test('hold for each address by itself, up to the ceiling for all of them', (context) => {
    const { store } = storeFor(context);
    for (let index = 0; index < 5; index += 1) from(store, `a${index}`, '192.0.2.1');
    expect(from(store, 'b0', '192.0.2.2')).toBe('stored');
    expect(from(store, 'b1', '192.0.2.2')).toBe('stored');
    expect(from(store, 'c0', '192.0.2.3')).toBe('stored');
    expect(from(store, 'd0', '192.0.2.4')).toBe('limited');
    expect(store.counts().stored).toBe(8);
  });

  test('count one without a clock for two', (context) => {
    const { store } = storeFor(context);
    expect([1, 2, 3].map((index) => from(store, `a${index}`, '192.0.2.1', NOON, 2))).toEqual(['stored', 'stored', 'limited']);
  });

  test('let one network have three addresses’ worth, so that thirty from one leave room for somebody else', (context) => {
    const { store } = storeFor(context);
    const roomy = { perAddress: 5, total: 20 };
    const apply = (index: number, network: string) =>
      store.accept(
        { ...ANNA, email: `n${index}@example.com` },
        ORIGIN,
        { address: `2001:db8:1:${index}::/64`, network, weight: 1 },
        roomy,
        NOON,
      );
    const results = Array.from({ length: 30 }, (_, index) => apply(index, '2001:db8:1::/48'));
    expect(results.filter((result) => result === 'stored')).toHaveLength(15);
    expect(apply(30, '2001:db8:2::/48')).toBe('stored');
  });

  test('store nothing of what they turn away', (context) => {
    const { store } = storeFor(context);
    expect(store.accept(ANNA, ORIGIN, VISITOR, { perAddress: 0, total: 10 }, NOON)).toBe('limited');
    expect(store.counts().stored).toBe(0);
  });

  test('hold across processes that share the file', (context) => {
    const { open, store } = storeFor(context);
    const other = open();
    const results = Array.from({ length: 6 }, (_, index) => from(index % 2 ? store : other, `a${index}`, '192.0.2.1'));
    expect(results.filter((result) => result === 'stored')).toHaveLength(5);
  });
});

describe('privacy', () => {
  const everythingIn = (file: string) => Buffer.concat(['', '-wal'].map((end) => readFileSync(file + end))).toString('latin1');

  test('the address is nowhere in the file, and what stands for it is another one tomorrow', (context) => {
    const { file, store } = storeFor(context);
    accept(store);
    const anonymous = () =>
      new DatabaseSync(file)
        .prepare('SELECT visitor FROM admissions')
        .all()
        .map(({ visitor }) => visitor);
    const today = anonymous();
    expect(everythingIn(file)).not.toContain(VISITOR.address);
    accept(store, 'b@example.com', later(DAY_MS));
    expect(anonymous()).toHaveLength(1);
    expect(anonymous()).not.toEqual(today);
    expect(new DatabaseSync(file).prepare('SELECT day FROM salts').all()).toEqual([{ day: '2026-05-05' }]);
  });

  test('what is forgotten is gone from the file, earlier revisions included, and nobody else is', (context) => {
    const { file, store } = storeFor(context);
    store.accept({ ...ANNA, promotion: 'UNMISTAKABLE-ONE' }, ORIGIN, VISITOR, GENEROUS, NOON);
    store.accept({ ...ANNA, promotion: 'UNMISTAKABLE-TWO' }, ORIGIN, VISITOR, GENEROUS, NOON);
    accept(store, 'berta@example.com');
    expect(everythingIn(file)).toContain('UNMISTAKABLE-ONE');
    expect(store.forget(' Anna@EXAMPLE.com ')).toMatchObject([{ email: ANNA.email, revision: 2 }]);
    expect([...store.all()]).toMatchObject([{ email: 'berta@example.com' }]);
    expect(everythingIn(file)).not.toMatch(/UNMISTAKABLE|anna@example/i);
    expect(store.forget(ANNA.email)).toEqual([]);
  });

  test("the file is for the site's own user only", (context) => {
    const { file } = storeFor(context);
    expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
  });
});

describe('handing on', () => {
  test('what one process claims no other gets, until the claim has run out', (context) => {
    const { open, store } = storeFor(context);
    for (const name of ['a', 'b', 'c']) accept(store, `${name}@example.com`);
    const other = open();
    const first = store.claim(2, NOON);
    const second = other.claim(5, NOON);
    expect([first.length, second.length]).toEqual([2, 1]);
    expect(new Set([...first, ...second].map(({ email }) => email)).size).toBe(3);
    expect(store.claim(5, later(29_000))).toEqual([]);
    expect(store.claim(5, later(30_000))).toHaveLength(3);
  });

  test('a failed one is due again at its time, a delivered one never', (context) => {
    const { store } = storeFor(context);
    accept(store);
    const [claimed] = store.claim(1, NOON);
    if (!claimed) throw new Error('nothing was claimed');
    store.failed(claimed, 'answered 500', later(1000));
    expect(store.nextDueAt()).toEqual(later(1000));
    expect(store.claim(1, later(999))).toEqual([]);
    const [again] = store.claim(1, later(1000));
    expect(again).toMatchObject({ id: claimed.id, revision: 1, failures: 1, lastError: 'answered 500' });
    store.delivered(claimed, later(2000));
    expect(store.nextDueAt()).toBeNull();
    expect([...store.all()]).toMatchObject([{ deliveredAt: later(2000), nextAttemptAt: null, lastError: null }]);
  });

  test('a change that comes while the first is on its way is handed on by itself', (context) => {
    const { store } = storeFor(context);
    accept(store);
    const [first] = store.claim(1, NOON);
    if (!first) throw new Error('nothing was claimed');
    store.accept({ ...ANNA, promotion: 'Another plan.' }, ORIGIN, VISITOR, GENEROUS, later(10));
    store.delivered(first, later(20));
    store.failed(first, 'too late to count', later(HOUR_MS));
    expect(store.counts().waiting).toBe(1);
    expect(store.claim(1, later(20))).toMatchObject([{ id: first.id, revision: 2, promotion: 'Another plan.', failures: 0 }]);
  });

  test('what has waited for a day is reported once a day, by one of the processes', (context) => {
    const { open, store } = storeFor(context);
    accept(store);
    accept(store, 'b@example.com');
    const [claimed] = store.claim(1, NOON);
    if (claimed) store.failed(claimed, 'answered 503', later(HOUR_MS));
    expect(store.takeOverdueReport(later(DAY_MS - 1))).toBeNull();
    expect(store.takeOverdueReport(later(DAY_MS))).toEqual({ count: 2, lastError: 'answered 503' });
    expect(open().takeOverdueReport(later(DAY_MS + HOUR_MS))).toBeNull();
    expect(open().takeOverdueReport(later(2 * DAY_MS))).toMatchObject({ count: 2 });
  });
});

describe('the file', () => {
  test('is written through with every transaction', (context) => {
    const { file } = storeFor(context);
    expect(new DatabaseSync(file).prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
  });

  test('of a newer version of the site is refused and left as it is', (context) => {
    const { file, store } = storeFor(context);
    accept(store);
    new DatabaseSync(file).exec('PRAGMA user_version = 99');
    expect(() => new ApplicationStore(file)).toThrow(/version 99; this version of the site knows up to 2/);
  });

  test('that is moved or removed is no longer in place', (context) => {
    const { file, store, open } = storeFor(context);
    expect(store.inPlace).toBe(true);
    renameSync(file, `${file}.moved`);
    expect(store.inPlace).toBe(false);
    const fresh = open();
    expect([store.inPlace, fresh.inPlace]).toEqual([false, true]);
    rmSync(file);
    expect(fresh.inPlace).toBe(false);
  });
});

describe('a clock that was a week ahead and is put back', () => {
  const AHEAD_MS = 7 * DAY_MS;

  test('shuts no visitor out for that week', (context) => {
    const { store } = storeFor(context);
    const limits = { perAddress: 2, total: 2 };
    for (const email of ['a@example.com', 'b@example.com'])
      expect(store.accept({ ...ANNA, email }, ORIGIN, VISITOR, limits, later(AHEAD_MS))).toBe('stored');
    expect(store.accept({ ...ANNA, email: 'c@example.com' }, ORIGIN, VISITOR, limits, NOON)).toBe('stored');
  });

  test('leaves nothing waiting for that week', (context) => {
    const { store } = storeFor(context);
    store.accept(ANNA, ORIGIN, VISITOR, GENEROUS, later(AHEAD_MS));
    const [claimed] = store.claim(1, later(AHEAD_MS));
    if (!claimed) throw new Error('nothing was due');
    // Claimed by a process that ended then.
    expect(store.claim(1, NOON)).toHaveLength(1);
    store.failed(claimed, 'answered 500', later(AHEAD_MS + HOUR_MS));
    expect(store.claim(1, later(MINUTE_MS))).toHaveLength(1);
  });

  test('does not keep the word about what has waited for a day', (context) => {
    const { store } = storeFor(context);
    accept(store);
    expect(store.takeOverdueReport(later(AHEAD_MS))).not.toBeNull();
    expect(store.takeOverdueReport(later(DAY_MS))).not.toBeNull();
    expect(store.takeOverdueReport(later(DAY_MS + 1))).toBeNull();
  });
});
