import { describe, expect, test } from 'vitest';
import { type ApplicationStore, DAY_MS, HOUR_MS } from '../../lib/affiliates/application-store.ts';
import { ANNA, accept, GENEROUS, later, listed, NOON, ORIGIN, type StoreFor, VISITOR } from './applications.ts';

const MINUTE_MS = 60_000;

/** The results of repeating a call this number of times in sequence. */
async function inTurn<T>(times: number, act: (index: number) => T | Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let index = 0; index < times; index += 1) results.push(await act(index));
  return results;
}

/** The requirements for every store of applications. */
export function testApplicationStore(name: string, storeFor: StoreFor): void {
  describe(name, () => {
    describe('an application', () => {
      test('is in the store, with where it came from, once it is accepted', async (context) => {
        const { open, store } = await storeFor(context);
        expect(await accept(store)).toBe('stored');
        expect(await listed(open())).toEqual([
          {
            ...{ ...ANNA, ...ORIGIN, id: expect.stringMatching(/^[0-9a-f-]{36}$/), revision: 1, receivedAt: NOON, updatedAt: NOON },
            ...{ deliveredAt: null, failures: 0, nextAttemptAt: NOON, lastError: null },
          },
        ]);
      });

      test('of the same person within a day takes the place of the first, which is kept as an earlier revision', async (context) => {
        const { store, rows } = await storeFor(context);
        await accept(store);
        const changed = { ...ANNA, email: 'ANNA@Example.com', promotion: 'A podcast.' };
        expect(await store.accept(changed, { ...ORIGIN, referral: null }, VISITOR, GENEROUS, later(DAY_MS - 1))).toBe('updated');
        const [application, ...others] = await listed(store);
        expect(others).toEqual([]);
        expect(application).toMatchObject({ ...changed, revision: 2, receivedAt: NOON, referral: ORIGIN.referral });
        expect(await rows('earlier_revisions')).toMatchObject([{ revision: 1, promotion: ANNA.promotion }]);
      });

      test('of the same person after a day is another one', async (context) => {
        const { store } = await storeFor(context);
        await accept(store);
        expect(await accept(store, ANNA.email, later(DAY_MS))).toBe('stored');
        expect(await store.counts()).toEqual({ stored: 2, waiting: 2 });
      });

      test('sent again without a change alters nothing and does not count for the limits', async (context) => {
        const { store } = await storeFor(context);
        const once = { perAddress: 1, total: 1 };
        expect(await store.accept(ANNA, ORIGIN, VISITOR, once, NOON)).toBe('stored');
        expect(await store.accept(ANNA, ORIGIN, VISITOR, once, later(1000))).toBe('unchanged');
        expect(await listed(store)).toMatchObject([{ revision: 1, updatedAt: NOON }]);
      });
    });

    describe('the limits', () => {
      const limits = { perAddress: 5, total: 8 };
      const from = (store: ApplicationStore, name: string, address: string, now = NOON, weight = 1, network = address) =>
        store.accept({ ...ANNA, email: `${name}@example.com` }, ORIGIN, { address, network, weight }, limits, now);

      test('five from one address within an hour, and the sixth when the first is an hour old', async (context) => {
        const { store } = await storeFor(context);
        const results = await inTurn(6, (index) => from(store, `a${index}`, '192.0.2.1', later(index * MINUTE_MS)));
        expect(results).toEqual(['stored', 'stored', 'stored', 'stored', 'stored', 'limited']);
        expect(await from(store, 'a6', '192.0.2.1', later(HOUR_MS - 1))).toBe('limited');
        expect(await from(store, 'a6', '192.0.2.1', later(HOUR_MS))).toBe('stored');
        expect(await from(store, 'a7', '192.0.2.1', later(HOUR_MS))).toBe('limited');
      });

      test('hold for each address by itself, up to the ceiling for all of them', async (context) => {
        const { store } = await storeFor(context);
        for (let index = 0; index < 5; index += 1) await from(store, `a${index}`, '192.0.2.1');
        expect(await from(store, 'b0', '192.0.2.2')).toBe('stored');
        expect(await from(store, 'b1', '192.0.2.2')).toBe('stored');
        expect(await from(store, 'c0', '192.0.2.3')).toBe('stored');
        expect(await from(store, 'd0', '192.0.2.4')).toBe('limited');
        expect((await store.counts()).stored).toBe(8);
      });

      test('let one network have three addresses’ worth, so that thirty from one leave room for others', async (context) => {
        const { store } = await storeFor(context);
        const roomy = { perAddress: 5, total: 20 };
        const apply = (index: number, network: string) =>
          store.accept(
            { ...ANNA, email: `n${index}@example.com` },
            ORIGIN,
            { address: `2001:db8:1:${index}::/64`, network, weight: 1 },
            roomy,
            NOON,
          );
        const results = await inTurn(30, (index) => apply(index, '2001:db8:1::/48'));
        expect(results.filter((result) => result === 'stored')).toHaveLength(15);
        expect(await apply(30, '2001:db8:2::/48')).toBe('stored');
      });
    });

    describe('privacy', () => {
      test('the address is nowhere in the store, and its digest changes every day', async (context) => {
        const { store, rows, everything } = await storeFor(context);
        await accept(store);
        const anonymousNames = async () => (await rows('admissions')).map(({ visitor }) => visitor);
        const today = await anonymousNames();
        expect(today).toEqual([expect.stringMatching(/^[\w-]{22}$/)]);
        expect(await everything()).not.toContain(VISITOR.address);
        await accept(store, 'b@example.com', later(DAY_MS));
        expect(await anonymousNames()).toHaveLength(1);
        expect(await anonymousNames()).not.toEqual(today);
        expect(await rows('salts')).toMatchObject([{ day: '2026-05-05' }]);
      });

      test('a deleted application is gone from the store with its earlier revisions, and no other is', async (context) => {
        const { store, everything } = await storeFor(context);
        await store.accept({ ...ANNA, promotion: 'UNMISTAKABLE-ONE' }, ORIGIN, VISITOR, GENEROUS, NOON);
        await store.accept({ ...ANNA, promotion: 'UNMISTAKABLE-TWO' }, ORIGIN, VISITOR, GENEROUS, NOON);
        await accept(store, 'berta@example.com');
        expect(await everything()).toContain('UNMISTAKABLE-ONE');
        expect(await store.forget(' Anna@EXAMPLE.com ')).toMatchObject([{ email: ANNA.email, revision: 2 }]);
        expect(await listed(store)).toMatchObject([{ email: 'berta@example.com' }]);
        expect(await everything()).not.toMatch(/UNMISTAKABLE|anna@example/i);
        expect(await store.forget(ANNA.email)).toEqual([]);
      });
    });

    describe('handing on', () => {
      test('no other process gets a claimed application until the claim expires', async (context) => {
        const { open, store } = await storeFor(context);
        for (const name of ['a', 'b', 'c']) await accept(store, `${name}@example.com`);
        const other = open();
        const first = await store.claim(2, NOON);
        const second = await other.claim(5, NOON);
        expect([first.length, second.length]).toEqual([2, 1]);
        expect(new Set([...first, ...second].map(({ email }) => email)).size).toBe(3);
        expect(await store.claim(5, later(29_000))).toEqual([]);
        expect(await store.claim(5, later(30_000))).toHaveLength(3);
      });

      test('a failed one is due again at its time, a delivered one never', async (context) => {
        const { store } = await storeFor(context);
        await accept(store);
        const [claimed] = await store.claim(1, NOON);
        if (!claimed) throw new Error('nothing was claimed');
        await store.failed(claimed, 'answered 500', later(1000));
        expect(await store.nextDueAt()).toEqual(later(1000));
        expect(await store.claim(1, later(999))).toEqual([]);
        const [again] = await store.claim(1, later(1000));
        expect(again).toMatchObject({ id: claimed.id, revision: 1, failures: 1, lastError: 'answered 500' });
        await store.delivered(claimed, later(2000));
        expect(await store.nextDueAt()).toBeNull();
        expect(await listed(store)).toMatchObject([{ deliveredAt: later(2000), nextAttemptAt: null, lastError: null }]);
      });

      test('a change during a delivery is delivered separately', async (context) => {
        const { store } = await storeFor(context);
        await accept(store);
        const [first] = await store.claim(1, NOON);
        if (!first) throw new Error('nothing was claimed');
        await store.accept({ ...ANNA, promotion: 'Another plan.' }, ORIGIN, VISITOR, GENEROUS, later(10));
        await store.delivered(first, later(20));
        await store.failed(first, 'too late to count', later(HOUR_MS));
        expect((await store.counts()).waiting).toBe(1);
        expect(await store.claim(1, later(20))).toMatchObject([{ id: first.id, revision: 2, promotion: 'Another plan.', failures: 0 }]);
      });

      test('an application that has waited for a day is reported once a day, by one of the processes', async (context) => {
        const { open, store } = await storeFor(context);
        for (const email of ['a', 'b', 'c', 'd']) await accept(store, `${email}@example.com`);
        const claimed = await store.claim(3, NOON);
        // The due times do not show which of them was tried last: the last one may have the shortest wait.
        const [first, second, last] = claimed;
        if (first) await store.failed(first, 'answered 503', later(HOUR_MS));
        if (second) await store.failed(second, 'answered 503', later(HOUR_MS + MINUTE_MS));
        if (last) await store.failed(last, 'answered 401', later(MINUTE_MS));
        const overdue = [
          { lastError: 'answered 503', count: 2 },
          { lastError: null, count: 1 },
          { lastError: 'answered 401', count: 1 },
        ];
        expect(await store.takeOverdueReport(later(DAY_MS - 1))).toBeNull();
        expect((await store.takeOverdueReport(later(DAY_MS)))?.map((each) => ({ ...each }))).toEqual(overdue);
        expect(await open().takeOverdueReport(later(DAY_MS + HOUR_MS))).toBeNull();
        expect(await open().takeOverdueReport(later(2 * DAY_MS))).toMatchObject(overdue);
      });
    });

    test('a clock that was a week ahead and is put back blocks no visitor for that week', async (context) => {
      const { store } = await storeFor(context);
      const limits = { perAddress: 2, total: 2 };
      for (const email of ['a@example.com', 'b@example.com'])
        expect(await store.accept({ ...ANNA, email }, ORIGIN, VISITOR, limits, later(7 * DAY_MS))).toBe('stored');
      expect(await store.accept({ ...ANNA, email: 'c@example.com' }, ORIGIN, VISITOR, limits, NOON)).toBe('stored');
    });
  });
}
