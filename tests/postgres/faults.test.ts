import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ApplicationStore } from '../../lib/affiliates/application-store.ts';
import { Delivery } from '../../lib/affiliates/delivery.ts';
import { receiveApplication } from '../../lib/affiliates/receive.ts';
import { FORM_EXTRAS } from '../../lib/affiliates/state.ts';
import { ANNA, accept, GENEROUS, listed } from '../support/applications.ts';
import { Postgres, postgresStoreFor } from '../support/postgres.ts';
import { startReceiver } from '../support/receiver.ts';

/** With any fault of the database no application is lost, and none is confirmed that is not stored. */
const SLOW_MS = 5000;

let postgres: Postgres;
beforeAll(async () => {
  postgres = await Postgres.create();
});
afterAll(async () => {
  await postgres?.remove();
});

/** Sends the form, as the site does with what a visitor sends. */
async function send(store: ApplicationStore, email = ANNA.email) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...ANNA, email, [FORM_EXTRAS.openForMs]: '60000' })) form.set(name, value);
  const reports: string[] = [];
  const startedAt = performance.now();
  const { status } = await receiveApplication(
    { form, headers: new Headers(), cookie: () => undefined, from: { address: '192.0.2.7', network: '192.0.2.7' } },
    { store: () => store, limits: GENEROUS, report: (_, cause) => reports.push(String(cause)) },
  );
  return { status, reports, seconds: (performance.now() - startedAt) / 1000 };
}

const storedIn = async (database: string) => {
  const store = new ApplicationStore(postgres.urlOf(database));
  const stored = (await listed(store)).map(({ email }) => email);
  await store.close();
  return stored;
};

describe('a database that is gone', () => {
  test('has the sender told so at once, and takes the application when it is back', async (context) => {
    const { database, store } = await postgresStoreFor(context, postgres);
    expect((await send(store, 'before@example.com')).status).toBe('received');
    await postgres.stop();
    try {
      const refused = await send(store);
      expect(refused).toMatchObject({ status: 'refused', reports: [expect.stringMatching(/ECONNREFUSED|terminat|AggregateError/)] });
      expect(refused.seconds).toBeLessThan(2);
      await expect(store.assertWritable()).rejects.toThrow();
    } finally {
      await postgres.start();
    }
    expect(await send(store)).toMatchObject({ status: 'received', reports: [] });
    expect(await storedIn(database)).toEqual(['before@example.com', ANNA.email]);
  });

  test('while applications are handed on has them sent again, and none is lost', async (context) => {
    const { open, store } = await postgresStoreFor(context, postgres);
    for (let index = 0; index < 20; index += 1) await accept(store, `a${index}@example.com`, new Date());
    // The first answers come when the database is gone already: that they arrived cannot be noted.
    let gone = false;
    const receiver = await startReceiver((_, __, response) => {
      if (gone) return 204;
      setTimeout(() => response.writeHead(204).end(), 1500);
      return undefined;
    });
    context.onTestFinished(() => receiver.close());
    const reports: string[] = [];
    const deliver = (ahead: number) => {
      const delivery = new Delivery({
        ...{ endpoint: receiver.url, store: () => store, now: () => new Date(Date.now() + ahead), random: () => 0 },
        report: (line) => reports.push(line),
      });
      context.onTestFinished(() => delivery.stop());
      return delivery;
    };
    const first = deliver(0);
    await first.wake();
    await expect.poll(() => receiver.attempts.length).toBe(8);
    await postgres.stop();
    gone = true;
    try {
      await expect.poll(() => reports.join('\n'), { timeout: 20_000 }).toContain('so what was handed on may be sent again');
      await first.stop();
    } finally {
      await postgres.start();
    }
    expect(await open().counts()).toEqual({ stored: 20, waiting: 20 });
    // Half a minute later the claims have run out.
    await deliver(31_000).wake();
    await expect.poll(async () => (await open().counts()).waiting, { timeout: 20_000 }).toBe(0);
    const keys = new Set(receiver.attempts.map(({ key }) => key));
    expect(keys.size).toBe(20);
    expect(receiver.attempts).toHaveLength(28);
  });
});

test('a slow database has the sender told within some seconds, and the next application does not wait for the first', async (context) => {
  const { database, store } = await postgresStoreFor(context, postgres);
  await send(store, 'before@example.com');
  const held = postgres.ask(database, `BEGIN; LOCK TABLE affiliate_applications; SELECT pg_sleep(${SLOW_MS / 1000}); COMMIT`);
  await expect.poll(() => postgres.ask(database, "SELECT 1 FROM pg_stat_activity WHERE wait_event = 'PgSleep'")).toHaveLength(1);
  const refused = await send(store);
  expect(refused.status).toBe('refused');
  expect(refused.seconds).toBeLessThan(SLOW_MS / 1000);
  await held;
  expect((await send(store)).status).toBe('received');
  expect(await storedIn(database)).toEqual(['before@example.com', ANNA.email]);
});
