import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { type ApplicationStore, DAY_MS } from '../../lib/affiliates/application-store.ts';
import { Delivery } from '../../lib/affiliates/delivery.ts';
import { LONGEST_DELAY_MS } from '../../lib/durable/backoff.ts';
import { ANNA, accept, GENEROUS, listed, NOON, ORIGIN, type StoreFor, VISITOR } from './applications.ts';
import { startReceiver } from './receiver.ts';

type Receiver = Awaited<ReturnType<typeof startReceiver>>;

/** A receiver, and a clock that only the test advances. */
async function setUp(behave?: Parameters<typeof startReceiver>[0]) {
  const receiver = await startReceiver(behave);
  onTestFinished(() => receiver.close());
  const clock = { ms: NOON.getTime() };
  const reports: string[] = [];
  const deliver = (store: ApplicationStore, options: Partial<ConstructorParameters<typeof Delivery>[0]> = {}) => {
    const delivery = new Delivery({
      ...{
        endpoint: receiver.url,
        store: () => store,
        now: () => new Date(clock.ms),
        random: () => 0,
        report: (line: string) => reports.push(line),
      },
      ...options,
    });
    onTestFinished(() => delivery.stop());
    return delivery;
  };
  return { receiver, clock, reports, deliver };
}

const arrived = (receiver: Receiver, count: number) =>
  vi.waitFor(() => expect(receiver.attempts).toHaveLength(count), { timeout: 30_000, interval: 5 });
const settled = (store: ApplicationStore, waiting: number, failures?: number) =>
  vi.waitFor(
    async () => {
      expect((await store.counts()).waiting).toBe(waiting);
      if (failures !== undefined) expect((await listed(store)).map((each) => each.failures)).toEqual([failures]);
    },
    { timeout: 30_000, interval: 5 },
  );

/** The delivery of applications from any store. */
export function testDelivery(name: string, storeFor: StoreFor): void {
  describe(name, () => {
    test('an application arrives as JSON with its key, the referral, language and page', async (context) => {
      const { store } = await storeFor(context);
      const { receiver, deliver } = await setUp();
      await accept(store);
      deliver(store).wake();
      await settled(store, 0);
      const [{ id } = { id: '' }] = await listed(store);
      expect(receiver.attempts).toMatchObject([
        {
          key: `${id}.1`,
          headers: { 'content-type': 'application/json' },
          body: { id, revision: 1, ...ANNA, ...ORIGIN, receivedAt: NOON.toISOString(), updatedAt: NOON.toISOString() },
        },
      ]);
    });

    describe('a receiver that', () => {
      test('answers 500 and then 200 gets the same application with the same key, a second later', async (context) => {
        const { store } = await storeFor(context);
        const { receiver, clock, deliver } = await setUp((_, index) => (index === 0 ? 500 : 200));
        await accept(store);
        const delivery = deliver(store);
        delivery.wake();
        await settled(store, 1, 1);
        expect(await listed(store)).toMatchObject([{ lastError: 'answered 500', nextAttemptAt: new Date(clock.ms + 1000) }]);
        await vi.waitFor(() => expect(delivery.busy).toBe(false));
        clock.ms += 999;
        await delivery.wake();
        expect(delivery.busy).toBe(false);
        clock.ms += 1;
        delivery.wake();
        await settled(store, 0);
        expect(new Set(receiver.attempts.map(({ key }) => key)).size).toBe(1);
        expect(receiver.attempts).toHaveLength(2);
      });

      test('hangs is dropped after a while, and tried again', async (context) => {
        const { store } = await storeFor(context);
        const { clock, receiver, deliver } = await setUp((_, index) => (index === 0 ? undefined : 200));
        await accept(store);
        const delivery = deliver(store, { timeoutMs: 50 });
        delivery.wake();
        await settled(store, 1, 1);
        expect(await listed(store)).toMatchObject([{ lastError: 'did not answer in time' }]);
        // On a busy machine the second attempt may take the first one's whole time limit: then there is a third.
        await vi.waitFor(
          async () => {
            clock.ms += LONGEST_DELAY_MS;
            await delivery.wake();
            expect((await store.counts()).waiting).toBe(0);
          },
          { timeout: 30_000, interval: 100 },
        );
        expect(receiver.attempts.length).toBeGreaterThan(1);
        expect(new Set(receiver.attempts.map(({ key }) => key)).size).toBe(1);
      });

      test('breaks off in the middle may have it already, and gets it again with the same key', async (context) => {
        const { store } = await storeFor(context);
        const { receiver, clock, deliver } = await setUp((_, index, response) => {
          if (index > 0) return 200;
          response.destroy();
          return undefined;
        });
        await accept(store);
        const delivery = deliver(store);
        delivery.wake();
        await settled(store, 1, 1);
        clock.ms += 1000;
        delivery.wake();
        await settled(store, 0);
        const [first, second] = receiver.attempts;
        expect(second?.key).toBe(first?.key);
        expect(second?.body).toEqual(first?.body);
      });
    });

    test('a name and a password in the address become a header', async (context) => {
      const { store } = await storeFor(context);
      const { receiver, deliver } = await setUp();
      await accept(store);
      deliver(store, { endpoint: receiver.url.replace('//', '//site:s%3Acret@') }).wake();
      await settled(store, 0);
      expect(receiver.attempts[0]?.headers.authorization).toBe(`Basic ${btoa('site:s:cret')}`);
    });

    test('two processes deliver a hundred applications without sending one twice', async (context) => {
      const { open, store } = await storeFor(context);
      const { receiver, deliver } = await setUp();
      for (let index = 0; index < 100; index += 1) await accept(store, `a${index}@example.com`);
      deliver(store).wake();
      deliver(open()).wake();
      await settled(store, 0);
      expect(new Set(receiver.attempts.map(({ key }) => key)).size).toBe(100);
      expect(receiver.attempts).toHaveLength(100);
    });

    test('a process takes over the claims of a dead process', async (context) => {
      const { open, store } = await storeFor(context);
      const { receiver, clock, deliver } = await setUp();
      await accept(store);
      // Claimed, and then abandoned.
      await store.claim(1, NOON);
      const successor = open();
      const delivery = deliver(successor);
      await delivery.wake();
      expect(delivery.busy).toBe(false);
      clock.ms += 30_000;
      delivery.wake();
      await settled(successor, 0);
      await arrived(receiver, 1);
    });

    test('a change after the delivery is delivered under its own key', async (context) => {
      const { store } = await storeFor(context);
      const { receiver, deliver } = await setUp();
      await accept(store);
      const delivery = deliver(store);
      delivery.wake();
      await settled(store, 0);
      await store.accept({ ...ANNA, promotion: 'Another plan.' }, ORIGIN, VISITOR, GENEROUS, NOON);
      delivery.wake();
      await settled(store, 0);
      expect(receiver.attempts.map(({ key }) => key.split('.')[1])).toEqual(['1', '2']);
      expect(receiver.attempts[1]?.body).toMatchObject({ revision: 2, promotion: 'Another plan.' });
    });

    test('after a day of waiting the log says so, without the address that may carry a key', async (context) => {
      const { store } = await storeFor(context);
      const { receiver, clock, reports, deliver } = await setUp(() => 401);
      await accept(store);
      const delivery = deliver(store, { endpoint: `${receiver.url}?key=secret` });
      delivery.wake();
      await settled(store, 1, 1);
      expect(reports).toEqual([]);
      clock.ms += DAY_MS;
      delivery.wake();
      await settled(store, 1, 2);
      // The log line follows a moment after the attempt is stored.
      await expect
        .poll(() => reports)
        .toEqual([
          expect.stringMatching(
            /^affiliates: 1 application has waited for more than a day to be handed on to 127\.0\.0\.1:\d+ \(its last attempt: answered 401\)/,
          ),
        ]);
      expect(reports[0]).not.toContain('secret');
    });
  });
}
