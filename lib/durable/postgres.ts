import { Kysely, type KyselyPlugin, PostgresDialect } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import type { Database, Work } from './database.ts';

export type PostgresOptions = {
  /** The table with the version of the others. */
  versions: string;
  /** Each leads from one version to the next, beginning with an empty database. A released one never changes. */
  migrations: readonly string[];
  plugins?: KyselyPlugin[];
  /** Whether the first transaction migrates the tables. Without it the database is only read. */
  migrates?: boolean;
  /** Maximum duration of a transaction, and as much again to get a connection. ms. */
  patienceMs?: number;
  clock?: () => number;
};

const PATIENCE_MS = 3000;
/** Few: each instance has as many, and a database allows a hundred by default. */
const MOST_CONNECTIONS = 5;
/** Clock difference that is not corrected. ms. */
const SAME_CLOCK_MS = 1000;
/** Locks: one migration at a time, and one exclusive writer. All instances must use the same numbers. */
const LOCKS = { migrate: [1_720_460, 1], write: [1_720_460, 2] };
const NO_SUCH_TABLE = '42P01';

type Carried<T> = (client: PoolClient, aheadMs: number) => Promise<T>;

/** A database that several machines share. The first transaction makes missing tables. A failed connection is not used again. */
export class PostgresDatabase<Tables> implements Database<Tables> {
  readonly place: string;
  /** The pool itself replaces a broken connection. */
  readonly isUsable = true;
  readonly locksRows = true;
  readonly #url: string;
  readonly #options: Required<PostgresOptions>;
  #pool: Promise<Pool> | undefined;
  #migrated: Promise<void> | undefined;

  constructor(url: string, options: PostgresOptions) {
    const { host, pathname } = new URL(url);
    this.place = `PostgreSQL ${host}${pathname}`;
    this.#url = url;
    this.#options = { plugins: [], migrates: true, patienceMs: PATIENCE_MS, clock: Date.now, ...options };
  }

  async close(): Promise<void> {
    const pool = await this.#pool;
    this.#pool = undefined;
    this.#migrated = undefined;
    await pool?.end();
  }

  read<T>(work: Work<Tables, T>): Promise<T> {
    return this.write(work);
  }

  async write<T>(work: Work<Tables, T>, { alone = false } = {}): Promise<T> {
    if (this.#options.migrates) {
      this.#migrated ??= this.#migrate().catch((error) => {
        this.#migrated = undefined;
        throw error;
      });
      await this.#migrated;
    }
    try {
      return await this.#transaction(async (client, aheadMs) => {
        if (alone) await client.query('SELECT pg_advisory_xact_lock($1, $2)', LOCKS.write);
        return await work(this.#queriesOn(client), aheadMs);
      });
    } catch (error) {
      // The database was replaced by an empty one: the next transaction makes the tables again.
      if ((error as { code?: string }).code === NO_SUCH_TABLE) this.#migrated = undefined;
      throw error;
    }
  }

  /** The next vacuum does it. */
  scrub(): void {}

  async stepsLeft(): Promise<number | null> {
    return await this.#transaction(async (client) => {
      const left = await this.#stepsLeft(client);
      if (left !== null) return left;
      const { rows } = await client.query("SELECT has_schema_privilege(current_schema(), 'CREATE') AS may");
      if (!rows[0]?.may) throw new Error('The tables do not exist, and this user may not make them');
      return null;
    });
  }

  async #stepsLeft(client: PoolClient): Promise<number | null> {
    const { migrations, versions } = this.#options;
    const known = await client.query('SELECT to_regclass($1) IS NOT NULL AS there', [versions]);
    if (!known.rows[0]?.there) return null;
    const { rows } = await client.query<{ version: number }>(`SELECT version FROM ${versions}`);
    const version = rows[0]?.version ?? 0;
    if (version > migrations.length)
      throw new Error(`The database has version ${version}; this version of the site knows up to ${migrations.length}`);
    return migrations.length - version;
  }

  async #migrate(): Promise<void> {
    const { migrations, versions } = this.#options;
    await this.#transaction(async (client) => {
      // Instances that start together migrate one after the other. The second finds nothing to do.
      await client.query('SELECT pg_advisory_xact_lock($1, $2)', LOCKS.migrate);
      const { rows } = await client.query('SHOW server_encoding');
      const encoding = rows[0]?.server_encoding;
      if (encoding !== 'UTF8') throw new Error(`The database's encoding is ${encoding}; names in all scripts need UTF8`);
      const left = await this.#stepsLeft(client);
      if (left === 0) return;
      if (left === null) await client.query(`CREATE TABLE ${versions} (version integer NOT NULL); INSERT INTO ${versions} VALUES (0)`);
      for (const step of migrations.slice(left === null ? 0 : -left)) await client.query(step);
      await client.query(`UPDATE ${versions} SET version = $1`, [migrations.length]);
    });
  }

  #queriesOn(client: PoolClient): Kysely<Tables> {
    const query = (sql: string, values: readonly unknown[]) =>
      // PostgreSQL's text cannot hold this character.
      client.query(
        sql,
        values.map((value) => (typeof value === 'string' ? value.replaceAll('\0', '') : value)),
      );
    // The transaction has the connection, so a query releases nothing.
    const connect = async () => ({ query, release: () => undefined }) as never;
    const pool = { connect, end: async () => undefined, options: {} };
    return new Kysely({ dialect: new PostgresDialect({ pool }), plugins: this.#options.plugins });
  }

  async #transaction<T>(work: Carried<T>): Promise<T> {
    this.#pool ??= this.#open();
    const client = await (await this.#pool).connect();
    let failure: Error | undefined;
    try {
      return await within(this.#options.patienceMs, this.#carryOut(client, work));
    } catch (error) {
      failure = error instanceof Error ? error : new Error(String(error));
      throw failure;
    } finally {
      // Closed after a failure: the database rolls back, and later messages of this connection reach nobody.
      client.release(failure);
    }
  }

  async #carryOut<T>(client: PoolClient, work: Carried<T>): Promise<T> {
    const { patienceMs, clock } = this.#options;
    const before = clock();
    // For the transaction, not the session: a pooler shares sessions. The last two settings: a process that stops in the middle must block
    // nobody, and a commit must wait for the disk even if the database is configured otherwise.
    const answers = (await client.query(
      `BEGIN; SET LOCAL statement_timeout = ${patienceMs}; SET LOCAL idle_in_transaction_session_timeout = ${patienceMs};
       SET LOCAL synchronous_commit = on; SELECT clock_timestamp() AS now`,
    )) as unknown as { rows: { now: Date }[] }[];
    const now = answers.at(-1)?.rows[0]?.now;
    if (!(now instanceof Date)) throw new Error('The database does not say what time it is');
    const result = await work(client, differenceOf(now.getTime(), before, clock()));
    const { command } = await client.query('COMMIT');
    // A failed transaction answers COMMIT with a rollback, not with an error.
    if (command !== 'COMMIT') throw new Error(`The database answered the end of a transaction with ${command}`);
    return result;
  }

  async #open(): Promise<Pool> {
    // Loaded only here: most sites do not need it.
    const { Pool } = await import('pg');
    const pool = new Pool({
      connectionString: this.#url,
      max: MOST_CONNECTIONS,
      connectionTimeoutMillis: this.#options.patienceMs,
      keepAlive: true,
      allowExitOnIdle: true,
      application_name: 'feedloom-site',
    });
    // Without a listener, a lost connection would end the process. The running query fails and reports it.
    pool.on('error', () => undefined);
    pool.on('connect', (client) => client.on('error', () => undefined));
    return pool;
  }
}

/** How far the other clock is ahead, beyond the duration of the request. */
function differenceOf(theirs: number, before: number, after: number): number {
  const ahead = theirs - (before + after) / 2;
  return Math.abs(ahead) <= (after - before) / 2 + SAME_CLOCK_MS ? 0 : Math.round(ahead);
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`The database did not answer within ${ms / 1000} s`)), ms);
  return await Promise.race([work, late]).finally(() => clearTimeout(timer));
}
