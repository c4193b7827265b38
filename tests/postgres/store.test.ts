import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ApplicationStore } from '../../lib/affiliates/application-store.ts';
import { parseEnv } from '../../lib/env.ts';
import { examineServices } from '../../scripts/doctor/checks.ts';
import { testApplicationStore } from '../support/application-store-suite.ts';
import { ANNA, accept, GENEROUS, later, listed, NOON, ORIGIN, VISITOR } from '../support/applications.ts';
import { testDelivery } from '../support/delivery-suite.ts';
import { temporaryFolder } from '../support/for-test.ts';
import { Postgres, postgresStoreFor } from '../support/postgres.ts';
import { startReceiver } from '../support/receiver.ts';
import { run } from '../support/site.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await Postgres.create();
});
afterAll(() => postgres?.remove());

// The rules and the tests of the store in a file.
testApplicationStore('PostgreSQL', (context) => postgresStoreFor(context, postgres));
testDelivery('from PostgreSQL', (context) => postgresStoreFor(context, postgres));

describe('instances that use one database', () => {
  test('may start at the same time on an empty one', async (context) => {
    const { database, open } = await postgresStoreFor(context, postgres);
    const stores = Array.from({ length: 8 }, () => open());
    const results = await Promise.all(stores.map((store, index) => accept(store, `a${index}@example.com`)));
    expect(results).toEqual(Array(8).fill('stored'));
    expect(await postgres.ask(database, 'SELECT version FROM affiliate_store')).toEqual([{ version: 1 }]);
  });

  test('keep to the limits together, however many apply at the same moment', async (context) => {
    const { open, store } = await postgresStoreFor(context, postgres);
    const limits = { perAddress: 5, total: 100 };
    const stores = [store, open(), open()];
    const apply = (index: number) =>
      (stores[index % 3] as ApplicationStore).accept({ ...ANNA, email: `a${index}@example.com` }, ORIGIN, VISITOR, limits, NOON);
    const results = await Promise.all(Array.from({ length: 30 }, (_, index) => apply(index)));
    expect(results.filter((result) => result === 'stored')).toHaveLength(5);
    expect((await store.counts()).stored).toBe(5);
  });

  test('store an application that is sent to all of them at once only once', async (context) => {
    const { open, store } = await postgresStoreFor(context, postgres);
    const results = await Promise.all([store, open(), open(), open()].map((each) => accept(each)));
    expect(results.sort()).toEqual(['stored', 'unchanged', 'unchanged', 'unchanged']);
    expect(await store.counts()).toEqual({ stored: 1, waiting: 1 });
  });

  test('never claim the same application, however many look at the same moment', async (context) => {
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

  test('do not wait for what another one is looking at, and take the next', async (context) => {
    const { database, store } = await postgresStoreFor(context, postgres);
    await accept(store, 'a@example.com');
    await accept(store, 'b@example.com', later(1));
    const held = postgres.ask(
      database,
      `BEGIN; SELECT * FROM affiliate_applications WHERE email = 'a@example.com' FOR UPDATE; SELECT pg_sleep(2); COMMIT`,
    );
    await expect.poll(() => postgres.ask(database, "SELECT 1 FROM pg_stat_activity WHERE wait_event = 'PgSleep'")).toHaveLength(1);
    expect(await store.claim(5, later(1))).toMatchObject([{ email: 'b@example.com' }]);
    await held;
    expect(await store.claim(5, later(1))).toMatchObject([{ email: 'a@example.com' }]);
  });

  test.for([
    ['ahead', 120_000],
    ['behind', -120_000],
  ] as const)('leave alone what a machine whose clock is two minutes %s has claimed', async ([, offMs], context) => {
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

  test('that is replaced by an empty one gets its tables with the next application but one', async (context) => {
    const { database, store } = await postgresStoreFor(context, postgres);
    await accept(store);
    await postgres.ask(database, 'DROP SCHEMA public CASCADE; CREATE SCHEMA public');
    await expect(accept(store)).rejects.toThrow('does not exist');
    expect(await accept(store)).toBe('stored');
  });

  test('is written through with every transaction, even where it is set not to be', async (context) => {
    const { database, open } = await postgresStoreFor(context, postgres);
    await postgres.ask('postgres', `ALTER DATABASE ${database} SET synchronous_commit = off`);
    const store = open();
    await accept(store);
    await postgres.ask(
      database,
      `CREATE FUNCTION look() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
         IF current_setting('synchronous_commit') <> 'on' THEN RAISE 'not written through'; END IF; RETURN NEW; END $$;
       CREATE TRIGGER look BEFORE INSERT ON affiliate_applications FOR EACH ROW EXECUTE FUNCTION look()`,
    );
    expect(await accept(store, 'b@example.com')).toBe('stored');
  });

  test('takes what its texts cannot hold without that', async (context) => {
    const { store } = await postgresStoreFor(context, postgres);
    const referral = { ref: 'a\0b', createdAt: '\ud800', referrer: '', landing: '' };
    expect(await store.accept(ANNA, { ...ORIGIN, page: '/a\0b', referral }, VISITOR, GENEROUS, NOON)).toBe('stored');
    expect(await listed(store)).toMatchObject([{ page: '/ab', referral: { ref: 'a\0b' } }]);
  });

  test('of many applications is read to its end, in their order', async (context) => {
    const { database, store } = await postgresStoreFor(context, postgres);
    await accept(store);
    await postgres.ask(
      database,
      `INSERT INTO affiliate_applications (id, revision, person, full_name, email, payment_account, promotion, locale, page, received_at, updated_at,
         next_attempt_at) SELECT gen_random_uuid(), 1, n, n, n || '@example.com', n, n, 'en', '/', now(), now(), now() FROM generate_series(1, 1200) AS n`,
    );
    const ids = (await listed(store)).map(({ id }) => id);
    expect(new Set(ids).size).toBe(1201);
    const inOrder = await postgres.ask(database, 'SELECT id FROM affiliate_applications ORDER BY received_at, id');
    expect(ids).toEqual(inOrder.map(({ id }) => id));
  });
});

describe('an operator', () => {
  test('lists, exports, hands on and forgets with the same commands', async (context) => {
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

  test('is told by the doctor how the database is, and it makes nothing there', async (context) => {
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
});
