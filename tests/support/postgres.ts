import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestContext } from 'vitest';
import { ApplicationStore } from '../../lib/affiliates/application-store.ts';
import type { PostgresOptions } from '../../lib/durable/postgres.ts';
import type { TestedStore } from './applications.ts';
import { freePort } from './front.ts';

/** The folder of PostgreSQL's programs: Debian's, else the one on the path; null if there are none. */
function postgresPrograms(): string | null {
  const folders = [...globSync('/usr/lib/postgresql/*/bin').sort().reverse(), ''];
  return folders.find((folder) => spawnSync(join(folder, 'initdb'), ['--version']).status === 0) ?? null;
}

/** PostgreSQL does not run as root: it runs as Debian's user for it, else as `nobody`. */
function unprivileged(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => {
    const { status, stdout } = spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' });
    return status === 0 ? Number(stdout) : 65_534;
  };
  return { uid: id('-u'), gid: id('-g') };
}

/** A real PostgreSQL server in its own folder, on a loopback port. */
export class Postgres {
  readonly port: number;
  readonly #folder: string;
  readonly #programs: string;
  #process: ChildProcess | undefined;
  #log = '';

  private constructor(folder: string, programs: string, port: number) {
    this.#folder = folder;
    this.#programs = programs;
    this.port = port;
  }

  static async create(): Promise<Postgres> {
    const programs = postgresPrograms();
    if (programs === null) throw new Error('These tests want PostgreSQL: apt-get install postgresql');
    const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
    const { uid, gid } = unprivileged();
    if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
    execFileSync(
      join(programs, 'initdb'),
      ['-D', join(folder, 'data'), '-U', 'site', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
      { ...{ uid, gid }, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    const postgres = new Postgres(folder, programs, await freePort());
    await postgres.start();
    return postgres;
  }

  /** Starts it, and settles once it answers. */
  async start(): Promise<void> {
    const child = spawn(
      join(this.#programs, 'postgres'),
      // The data need not survive a machine crash; it survives a process crash without this, too.
      ['-D', join(this.#folder, 'data'), '-p', String(this.port), '-h', '127.0.0.1', '-k', '', '-c', 'fsync=off'],
      { ...unprivileged(), cwd: this.#folder, stdio: ['ignore', 'pipe', 'pipe'] },
    );
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        this.#log += chunk;
      });
    this.#process = child;
    const deadline = Date.now() + 30_000;
    while (!(await this.ask('postgres', 'SELECT 1').catch(() => null))) {
      if (child.exitCode !== null || Date.now() > deadline) throw new Error(`PostgreSQL does not start:\n${this.#log}`);
      await new Promise((done) => setTimeout(done, 50));
    }
  }

  /** Ends it immediately, with all its connections. */
  async die(): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGQUIT');
    await gone;
  }

  /** It is gone meanwhile. */
  async away(meanwhile: () => Promise<unknown>): Promise<void> {
    await this.die();
    await meanwhile().finally(() => this.start());
  }

  async close(): Promise<void> {
    await this.die();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  urlOf(database: string, port = this.port): string {
    return `postgres://site@127.0.0.1:${port}/${database}`;
  }

  /** The rows of a statement's result. */
  async ask(database: string, sql: string, ...values: unknown[]): Promise<Record<string, unknown>[]> {
    const client = new Client({ connectionString: this.urlOf(database), connectionTimeoutMillis: 5000 });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query(sql, values)).rows;
    } finally {
      await client.end();
    }
  }

  /** An empty database. */
  async database(options = ''): Promise<string> {
    databases += 1;
    const name = `test_${process.pid}_${databases}`;
    await this.ask('postgres', `CREATE DATABASE ${name} ${options}`);
    return name;
  }
}

let databases = 0;

/** A store in a database for this test. */
export async function postgresStoreFor(
  { onTestFinished }: Pick<TestContext, 'onTestFinished'>,
  postgres: Postgres,
): Promise<TestedStore & { database: string; open: (options?: Partial<PostgresOptions>, port?: number) => ApplicationStore }> {
  const database = await postgres.database();
  const open = (options: Partial<PostgresOptions> = {}, port = postgres.port) => {
    const store = new ApplicationStore(postgres.urlOf(database, port), options);
    onTestFinished(() => store.close());
    return store;
  };
  return {
    ...{ database, open, store: open() },
    rows: (table) => postgres.ask(database, `SELECT * FROM affiliate_${table}`),
    everything: async () => {
      const tables = await postgres.ask(database, "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'");
      const all = tables.map(({ name }) => postgres.ask(database, `SELECT each::text FROM ${name} AS each`));
      return JSON.stringify(await Promise.all(all));
    },
  };
}
