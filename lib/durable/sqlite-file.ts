import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';

/** Maximum wait of a statement for another writer. It blocks this process. ms. */
const BUSY_MS = 5;
/** Maximum time and pause of retries for the same reason. They do not block this process. ms. */
const PATIENCE_MS = 5_000;
const TRY_EVERY_MS = 25;
/** https://www.sqlite.org/rescode.html; codes above 255 are details of these. */
const SQLITE_BUSY = 5;

/** Whether a statement failed because another process locks the file. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && (Number(error.errcode) & 255) === SQLITE_BUSY;

/** Works on a file, and retries while another process locks it. Throws the last error. */
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

export type Value = string | number | null | Uint8Array;
export type Row = Record<string, string | number | null>;

type SqliteOptions = {
  /** Whether the file is migrated. Without it an existing file is only read, and may be of an older version. */
  migrates?: boolean;
  readOnly?: boolean;
  /** `off`: for a file that is useless unless it is complete. */
  journal?: 'wal' | 'off';
};

/** A file that several processes may share. A power failure may lose the newest writes, except after `flush`. */
export class SqliteFile {
  readonly #db: DatabaseSync;
  readonly path: string;
  readonly #inode: bigint;
  readonly #migrations: readonly string[];
  /** Every statement is a constant of the code, so there are few. Preparing one takes longer than running most. */
  readonly #statements = new Map<string, StatementSync>();

  /** `migrations` lead from an empty file to the newest version. A released one never changes. */
  constructor(file: string, migrations: readonly string[], { migrates = true, readOnly = false, journal = 'wal' }: SqliteOptions = {}) {
    if (!readOnly) mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    this.path = file;
    this.#migrations = migrations;
    const isNew = !existsSync(file);
    this.#db = new DatabaseSync(file, { timeout: BUSY_MS, readOnly });
    try {
      // Only for the site's own user: the file may hold names and addresses of people.
      if (isNew) chmodSync(file, 0o600);
      // SQLite stores this setting in the file.
      if (migrates && !readOnly) this.#db.exec(`PRAGMA journal_mode = ${journal}`);
      this.#db.exec('PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON');
      // An up-to-date file is opened without a lock, even while another process locks it.
      if (this.stepsLeft() > 0 && migrates && !readOnly) this.#migrate();
      this.#inode = statSync(file, { bigint: true }).ino;
    } catch (error) {
      this.#db.close();
      throw error;
    }
  }

  /** Whether the open file still has its name. After a move or removal, writes to it are lost. */
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

  /** Immediate, for writes: two processes that both read first and then write would block each other. */
  protected begin(mode: 'DEFERRED' | 'IMMEDIATE'): void {
    this.#db.exec(`BEGIN ${mode}`);
  }

  protected rollBack(): void {
    // A full disk has already rolled back.
    if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
  }

  /** Settles when all writes so far are on the disk. A slow disk blocks nobody else. */
  async flush(): Promise<void> {
    try {
      await using log = await open(/* turbopackIgnore: true */ `${this.path}-wal`, 'r');
      await log.datasync();
    } catch (error) {
      // The last process to close the file merges the log and waits for the disk.
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
    const statement = this.#statements.get(sql) ?? this.#db.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }

  #migrate(): void {
    this.transaction(() => {
      // Another process may have migrated it meanwhile.
      for (const step of this.#migrations.slice(this.#migrations.length - this.stepsLeft())) this.#db.exec(step);
      this.#db.exec(`PRAGMA user_version = ${this.#migrations.length}`);
    });
  }

  stepsLeft(): number {
    const { user_version: version } = this.get('PRAGMA user_version') as { user_version: number };
    if (version > this.#migrations.length)
      throw new Error(`${this.path} has version ${version}; this version of the site knows up to ${this.#migrations.length}`);
    return this.#migrations.length - version;
  }
}
