import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';

/** How long a statement waits where another process writes. This process does nothing else meanwhile. ms. */
const BUSY_MS = 5;
/** How long work is tried again for the same reason, and how often. This process goes on meanwhile. ms. */
const PATIENCE_MS = 5_000;
const TRY_EVERY_MS = 25;
/** https://www.sqlite.org/rescode.html; the codes above 255 say more of the same. */
const SQLITE_BUSY = 5;

/** Whether a statement failed because another process holds the file. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && (Number(error.errcode) & 255) === SQLITE_BUSY;

/** Does work on a file, and again for as long as another process holds it. Throws what the last attempt threw. */
export async function whileBusy<T>(work: () => T | Promise<T>, patienceMs = PATIENCE_MS): Promise<T> {
  const until = performance.now() + patienceMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || performance.now() >= until) throw error;
      await delay(TRY_EVERY_MS);
    }
  }
}

/** The file was written by a newer version of the site. */
class NewerStore extends Error {
  override name = 'NewerStore';
}

export type Value = string | number | null | Uint8Array;
export type Row = Record<string, string | number | null>;

type SqliteOptions = {
  /** Whether the file is brought to its newest version. Without it this is a look at a file that is there, which may be of an older one. */
  migrates?: boolean;
  /** Whether nothing is ever written. */
  readOnly?: boolean;
  /** `off`: of a file that is of no use where it is not written to its end. */
  journal?: 'wal' | 'off';
};

/**
 * An SQLite file that several processes may share. It is created if it is missing, and migrated to its newest version. A power failure may
 * lose the newest writes. A caller that must not lose them waits for `flush`.
 */
export class SqliteFile {
  readonly #db: DatabaseSync;
  readonly path: string;
  readonly #inode: bigint;
  readonly #migrations: readonly string[];
  /** Every statement is a text of the code, so there are few; to prepare one takes longer than most take to run. */
  readonly #statements = new Map<string, StatementSync>();

  /** `migrations` lead from an empty file to the newest version, one step each; steps that files may have taken already never change. */
  constructor(file: string, migrations: readonly string[], { migrates = true, readOnly = false, journal = 'wal' }: SqliteOptions = {}) {
    if (!readOnly) mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    this.path = file;
    this.#migrations = migrations;
    const isNew = !existsSync(file);
    this.#db = new DatabaseSync(file, { timeout: BUSY_MS, readOnly });
    try {
      // For the site's own user only: there may be names and addresses of people in it.
      if (isNew) chmodSync(file, 0o600);
      // This one is written into the file.
      if (migrates && !readOnly) this.#db.exec(`PRAGMA journal_mode = ${journal}`);
      this.#db.exec('PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON');
      // A file that lacks nothing is opened without a lock, even while another process holds one.
      if (this.stepsLeft() > 0 && migrates && !readOnly) this.#migrate();
      this.#inode = statSync(file, { bigint: true }).ino;
    } catch (error) {
      this.#db.close();
      throw error;
    }
  }

  /** Whether the open file still is the one under its name. Somebody may have moved or removed it; what is written to it then is lost. */
  get inPlace(): boolean {
    return statSync(this.path, { bigint: true, throwIfNoEntry: false })?.ino === this.#inode;
  }

  close(): void {
    this.#db.close();
  }

  transaction<T>(work: () => T): T {
    this.begin('IMMEDIATE');
    try {
      const result = work();
      this.#db.exec('COMMIT');
      return result;
    } catch (error) {
      this.rollBack();
      throw error;
    }
  }

  /** Immediate, for what writes: two processes that both read first and write then would refuse each other. */
  protected begin(mode: 'DEFERRED' | 'IMMEDIATE'): void {
    this.#db.exec(`BEGIN ${mode}`);
  }

  protected rollBack(): void {
    // A full disk has rolled back by itself.
    if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
  }

  /** Settles when everything that was written so far is on the disk. A slow disk holds up nobody else. */
  async flush(): Promise<void> {
    try {
      await using log = await open(`${this.path}-wal`, 'r');
      await log.datasync();
    } catch (error) {
      // Who closes the file last takes the log into it and waits for the disk.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || !this.inPlace) throw error;
    }
  }

  exec(sql: string): void {
    this.#db.exec(sql);
  }

  run(sql: string, ...values: Value[]): { changes: number | bigint; lastInsertRowid: number | bigint } {
    return this.#prepared(sql).run(...values);
  }

  get(sql: string, ...values: Value[]): Row | undefined {
    return this.#prepared(sql).get(...values) as Row | undefined;
  }

  all(sql: string, ...values: Value[]): Row[] {
    return this.#prepared(sql).all(...values) as Row[];
  }

  #prepared(sql: string): StatementSync {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = this.#db.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }

  #migrate(): void {
    this.transaction(() => {
      // Another process may have done so meanwhile.
      for (const step of this.#migrations.slice(this.#migrations.length - this.stepsLeft())) this.#db.exec(step);
      this.#db.exec(`PRAGMA user_version = ${this.#migrations.length}`);
    });
  }

  /** How many of the steps the file lacks, which only one that is looked at does. */
  stepsLeft(): number {
    const { user_version: version } = this.get('PRAGMA user_version') as { user_version: number };
    if (version > this.#migrations.length)
      throw new NewerStore(`${this.path} has version ${version}; this version of the site knows up to ${this.#migrations.length}`);
    return this.#migrations.length - version;
  }
}
