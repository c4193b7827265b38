import { expect, onTestFinished, test, vi } from 'vitest';
import { type ApplicationStore, DAY_MS } from '../../../lib/affiliates/application-store.ts';
import { Delivery } from '../../../lib/affiliates/delivery.ts';
import { LONGEST_DELAY_MS } from '../../../lib/durable/backoff.ts';
import { ANNA, accept, GENEROUS, listed, NOON, ORIGIN, storeFor, VISITOR } from '../../support/applications.ts';
import { startReceiver } from '../../support/receiver.ts';

type Behaviour = Parameters<typeof startReceiver>[0];

/** A store, a receiver, and a clock that only the test advances. */
async function setUp(behave?: Behaviour) {
  const { store, open } = storeFor({ onTestFinished });
  const receiver = await startReceiver(behave);
  onTestFinished(() => receiver.close());
  const clock = { ms: NOON.getTime() };
  const reports: string[] = [];
  const deliver = (options: Partial<ConstructorParameters<typeof Delivery>[0]> = {}) => {
    const now = () => new Date(clock.ms);
    const report = (line: string) => reports.push(line);
    const delivery = new Delivery({ endpoint: receiver.url, store: () => store, now, random: () => 0, report, ...options });
    onTestFinished(() => delivery.stop());
    return delivery;
  };
  return { store, open, receiver, clock, reports, deliver };
}

const settled = (store: ApplicationStore, waiting: number, failures?: number) =>
  vi.waitFor(
    async () => {
      expect((await store.counts()).waiting).toBe(waiting);
      if (failures !== undefined) expect((await listed(store)).map((each) => each.failures)).toEqual([failures]);
    },
    { timeout: 30_000, interval: 5 },
  );

test('an application arrives as JSON with its origin and the password of the address, and a later change under its own key', async () => {
  const { store, receiver, deliver } = await setUp();
  await accept(store);
  const delivery = deliver({ endpoint: receiver.url.replace('//', '//site:s%3Acret@') });
  delivery.wake();
  await settled(store, 0);
  await store.accept({ ...ANNA, promotion: 'Another plan.' }, ORIGIN, VISITOR, GENEROUS, NOON);
  delivery.wake();
  await settled(store, 0);
  const [{ id } = { id: '' }] = await listed(store);
  const headers = { 'content-type': 'application/json', authorization: `Basic ${btoa('site:s:cret')}` };
  const body = { id, ...ANNA, ...ORIGIN, receivedAt: NOON.toISOString(), updatedAt: NOON.toISOString() };
  expect(receiver.attempts).toMatchObject([
    { key: `${id}.1`, headers, body: { ...body, revision: 1 } },
    { key: `${id}.2`, headers, body: { ...body, revision: 2, promotion: 'Another plan.' } },
  ]);
});

test.each<[string, Behaviour, unknown]>([
  ['answers 500 and then 200', (_, index) => (index === 0 ? 500 : 200), 'answered 500'],
  ['breaks off, and may have it already,', (_, index, response) => (index > 0 ? 200 : void response.destroy()), expect.any(String)],
])('a receiver that %s gets the same application with the same key, a second later', async (_, behave, lastError) => {
  const { store, receiver, clock, deliver } = await setUp(behave);
  await accept(store);
  const delivery = deliver();
  delivery.wake();
  await settled(store, 1, 1);
  expect(await listed(store)).toMatchObject([{ lastError, nextAttemptAt: new Date(clock.ms + 1000) }]);
  await vi.waitFor(() => expect(delivery.busy).toBe(false));
  clock.ms += 999;
  await delivery.wake();
  expect(delivery.busy).toBe(false);
  clock.ms += 1;
  delivery.wake();
  await settled(store, 0);
  const [first, second, ...others] = receiver.attempts;
  expect([second?.key, second?.body, others]).toEqual([first?.key, first?.body, []]);
});

test('a receiver that hangs is dropped after a while, and tried again', async () => {
  const { store, clock, receiver, deliver } = await setUp((_, index) => (index === 0 ? undefined : 200));
  await accept(store);
  const delivery = deliver({ timeoutMs: 50 });
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

test('two processes deliver a hundred applications without sending one twice', async () => {
  const { open, store, receiver, deliver } = await setUp();
  for (let index = 0; index < 100; index += 1) await accept(store, `a${index}@example.com`);
  const other = open();
  deliver().wake();
  deliver({ store: () => other }).wake();
  await settled(store, 0);
  expect(new Set(receiver.attempts.map(({ key }) => key)).size).toBe(100);
  expect(receiver.attempts).toHaveLength(100);
});

test('after a day of waiting the log says so, without the address that may carry a key', async () => {
  const { store, receiver, clock, reports, deliver } = await setUp(() => 401);
  await accept(store);
  const delivery = deliver({ endpoint: `${receiver.url}?key=secret` });
  delivery.wake();
  await settled(store, 1, 1);
  expect(reports).toEqual([]);
  clock.ms += DAY_MS;
  delivery.wake();
  await settled(store, 1, 2);
  // The log line follows a moment after the attempt is stored.
  const line =
    /^affiliates: 1 application has waited for more than a day to be handed on to 127\.0\.0\.1:\d+ \(its last attempt: answered 401\)/;
  await expect.poll(() => reports).toEqual([expect.stringMatching(line)]);
  expect(reports[0]).not.toContain('secret');
});
