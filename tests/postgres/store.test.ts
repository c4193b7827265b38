import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ApplicationStore } from '../../lib/affiliates/application-store.ts';
import { Delivery } from '../../lib/affiliates/delivery.ts';
import { receiveApplication } from '../../lib/affiliates/receive.ts';
import { FORM_EXTRAS } from '../../lib/affiliates/state.ts';
import { parseEnv } from '../../lib/env.ts';
import { examineServices } from '../../scripts/doctor/checks.ts';
import { testApplicationStore } from '../support/application-store-suite.ts';
import { ANNA, accept, GENEROUS, later, listed, NOON, ORIGIN, VISITOR } from '../support/applications.ts';
import { temporaryFolder } from '../support/for-test.ts';
import { own } from '../support/own.ts';
import { Postgres, postgresStoreFor } from '../support/postgres.ts';
import { startReceiver } from '../support/receiver.ts';
import { run } from '../support/site.ts';

const postgres = own(await Postgres.create());

// The requirements for the store in a file as well.
testApplicationStore('PostgreSQL', (context) => postgresStoreFor(context, postgres));

describe('instances that use one database', () => {
  /** Of a busy machine: no visitor waits for it. */
  const patient = { patienceMs: 60_000 };

  test('may start at the same time on an empty one', async (context) => {
    const { database, open } = await postgresStoreFor(context, postgres);
    const stores = Array.from({ length: 8 }, () => open(patient));
    const results = await Promise.all(stores.map((store, index) => accept(store, `a${index}@example.com`)));
    expect(results).toEqual(Array(8).fill('stored'));
    expect(await postgres.ask(database, 'SELECT version FROM affiliate_store')).toEqual([{ version: 1 }]);
  });

  test('apply the limits together, however many visitors apply at the same moment', async (context) => {
    const { open, store } = await postgresStoreFor(context, postgres);
    const limits = { perAddress: 5, total: 100 };
    const stores = Array.from({ length: 3 }, () => open(patient));
    const apply = (index: number) =>
      (stores[index % 3] as ApplicationStore).accept({ ...ANNA, email: `a${index}@example.com` }, ORIGIN, VISITOR, limits, NOON);
    const results = await Promise.all(Array.from({ length: 30 }, (_, index) => apply(index)));
    expect(results.filter((result) => result === 'stored')).toHaveLength(5);
    expect((await store.counts()).stored).toBe(5);
  });

  test('never claim the same application at the same moment', async (context) => {
    const { open, store } = await postgresStoreFor(context, postgres);
    for (let index = 0; index < 60; index += 1) await accept(store, `a${index}@example.com`);
    const stores = [store, open(), open(), open()];
    const claimed: string[] = [];
    while (claimed.length < 60) {
      const taken = (await Promise.all(stores.map((each) => each.claim(4, NOON)))).flat();
      expect(taken).not.toEqual([]);
      claimed.push(...taken.map(({ id }) => id));
    }
    expect(new Set(claimed).size).toBe(60);
    expect(claimed).toHaveLength(60);
  });

  test('leave alone the claims of a machine whose clock is two minutes ahead', async (context) => {
    const offMs = 120_000;
    const { open, store } = await postgresStoreFor(context, postgres);
    const off = open({ clock: () => Date.now() + offMs });
    await accept(store);
    const itsTime = (ms: number) => later(ms + offMs);
    // What the clocks differ by is known to some milliseconds.
    const [claimed] = await off.claim(1, itsTime(100));
    if (!claimed) throw new Error('nothing was claimed');
    expect(await store.claim(1, later(29_000))).toEqual([]);
    await off.failed(claimed, 'answered 500', itsTime(30_000));
    const due = (await store.nextDueAt())?.getTime() ?? 0;
    expect(Math.abs(due - later(30_000).getTime())).toBeLessThan(1000);
    expect(Math.abs(((await off.nextDueAt())?.getTime() ?? 0) - itsTime(30_000).getTime())).toBeLessThan(1000);
    expect(await store.claim(1, new Date(due - 1))).toEqual([]);
    expect(await store.claim(1, new Date(due))).toHaveLength(1);
  });
});

describe('the database', () => {
  test('of a newer version of the site is refused and left as it is', async (context) => {
    const { database, open, store } = await postgresStoreFor(context, postgres);
    await accept(store);
    await postgres.ask(database, 'UPDATE affiliate_store SET version = 99');
    await expect(open().counts()).rejects.toThrow('The database has version 99; this version of the site knows up to 1');
  });

  test('that cannot hold all scripts is refused', async (context) => {
    const name = await postgres.database("ENCODING 'LATIN1' LC_COLLATE 'C' LC_CTYPE 'C' TEMPLATE template0");
    const store = new ApplicationStore(postgres.urlOf(name));
    context.onTestFinished(() => store.close());
    await expect(Promise.resolve(accept(store))).rejects.toThrow("The database's encoding is LATIN1; names in all scripts need UTF8");
  });

  test('of many applications is read to its end, in their order', async (context) => {
    const { database, store } = await postgresStoreFor(context, postgres);
    await accept(store);
    await postgres.ask(
      database,
      `INSERT INTO affiliate_applications (id, revision, person, full_name, email, payment_account, promotion, locale, page,
         received_at, updated_at, next_attempt_at)
         SELECT gen_random_uuid(), 1, n, n, n || '@example.com', n, n, 'en', '/', now(), now(), now() FROM generate_series(1, 1200) AS n`,
    );
    const ids = (await listed(store)).map(({ id }) => id);
    expect(new Set(ids).size).toBe(1201);
    const inOrder = await postgres.ask(database, 'SELECT id FROM affiliate_applications ORDER BY received_at, id');
    expect(ids).toEqual(inOrder.map(({ id }) => id));
  });
});

test('an operator lists, exports, hands on and forgets with the same commands', async (context) => {
  const { database, store } = await postgresStoreFor(context, postgres);
  const receiver = await startReceiver();
  context.onTestFinished(() => receiver.close());
  await accept(store, ANNA.email, new Date());
  await accept(store, 'b@example.com', new Date());
  const command = (...args: string[]) =>
    run('node', ['scripts/affiliates.ts', ...args], {
      ...{ DATABASE_URL: postgres.urlOf(database), AFFILIATE_ENDPOINT: receiver.url },
    });
  const listing = await command('list');
  expect(listing).toMatchObject({ code: 0 });
  expect(listing.output).toContain(`2 applications in PostgreSQL 127.0.0.1:${postgres.port}/${database}; 2 waiting to be handed on`);
  expect(await command('retry')).toMatchObject({ code: 0, output: '2 of 2 waiting applications handed on\n' });
  expect(receiver.attempts).toHaveLength(2);
  const file = join(temporaryFolder(context), 'a.csv');
  expect((await command('export', file)).output).toBe(`${file}: 2 applications\n`);
  expect(readFileSync(file, 'utf8')).toContain(ANNA.email);
  const { output } = await command('forget', ANNA.email);
  expect(output).toContain(`1 application of ${ANNA.email} removed\nHanded on before, and to be removed there as well: `);
  expect(await listed(store)).toMatchObject([{ email: 'b@example.com' }]);
});

test('an operator is told by the doctor how the database is, and it makes nothing there', async (context) => {
  const { database, store } = await postgresStoreFor(context, postgres);
  const examine = async (url: string) => {
    const { answers, findings } = await examineServices(parseEnv({ DATABASE_URL: url }));
    const isOurs = (text: string) => text.startsWith('DATABASE_URL');
    return { answers: answers.filter(isOurs), findings: findings.filter(({ name }) => isOurs(name)) };
  };
  const place = `PostgreSQL 127.0.0.1:${postgres.port}/${database}`;
  expect((await examine(postgres.urlOf(database))).answers).toEqual([
    `DATABASE_URL: ${place}, its tables do not exist yet and can be made`,
  ]);
  expect(await postgres.ask(database, "SELECT 1 FROM pg_tables WHERE schemaname = 'public'")).toEqual([]);
  await accept(store);
  expect((await examine(postgres.urlOf(database))).answers).toEqual([`DATABASE_URL: ${place}, 1 applications, 1 of them not handed on`]);
  // Of an older version: it is not brought up to date by a look.
  await postgres.ask(database, 'UPDATE affiliate_store SET version = 0');
  expect((await examine(postgres.urlOf(database))).answers).toEqual([
    expect.stringMatching(/1 applications, 1 of them not handed on; it is of an older version .* at the start$/),
  ]);
  expect(await postgres.ask(database, 'SELECT version FROM affiliate_store')).toEqual([{ version: 0 }]);
  await postgres.ask(database, 'UPDATE affiliate_store SET version = 99');
  expect((await examine(postgres.urlOf(database))).findings).toMatchObject([{ value: expect.stringContaining('has version 99') }]);
  const { findings } = await examine(`postgres://site:s3cret@127.0.0.1:${postgres.port}/nothing`);
  expect(findings).toMatchObject([{ name: 'DATABASE_URL', state: 'no answer', value: 'database "nothing" does not exist' }]);
  expect(JSON.stringify(findings)).not.toContain('s3cret');
});

/** How long a slow database takes. ms. */
const SLOW_MS = 5000;

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
    await postgres.away(async () => {
      const refused = await send(store);
      expect(refused).toMatchObject({ status: 'refused', reports: [expect.stringMatching(/ECONNREFUSED|terminat|AggregateError/)] });
      expect(refused.seconds).toBeLessThan(2);
      await expect(store.assertWritable()).rejects.toThrow();
    });
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
    await postgres.away(async () => {
      gone = true;
      await expect.poll(() => reports.join('\n'), { timeout: 20_000 }).toContain('so what was handed on may be sent again');
      await first.stop();
    });
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
