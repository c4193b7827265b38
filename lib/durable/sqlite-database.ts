import { Kysely, SqliteDialect, type SqliteStatement } from 'kysely';
import type { Database, Work } from './database.ts';
import { isBusy, SqliteFile, type Value, whileBusy } from './sqlite-file.ts';

/** A file as a store's database. Another writing process or a slow disk does not block this process. It stores times as numbers. */
export class SqliteDatabase<Tables> extends SqliteFile implements Database<Tables> {
  readonly place = this.path;
  readonly locksRows = false;
  readonly #queries = new Kysely<Tables>({
    dialect: new SqliteDialect({ database: { prepare: (sql) => this.#statement(sql), close: () => this.close() } }),
  });
  #last: Promise<unknown> = Promise.resolve();
  #hasFailed = false;

  /** A connection that failed is not used again. */
  get isUsable(): boolean {
    return this.inPlace && !this.#hasFailed;
  }

  read<T>(work: Work<Tables, T>): Promise<T> {
    return this.#inTurn('DEFERRED', work);
  }

  /** SQLite has one writer at a time. */
  async write<T>(work: Work<Tables, T>): Promise<T> {
    try {
      const result = await whileBusy(() => this.#inTurn('IMMEDIATE', work));
      await this.flush();
      return result;
    } catch (error) {
      // If another process holds the lock, this connection waits for it.
      this.#hasFailed ||= !isBusy(error);
      throw error;
    }
  }

  /** Overwrites deleted data in the file. The log still has it. */
  scrub(): void {
    this.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  }

  #statement(sql: string): SqliteStatement {
    const all = (values: readonly unknown[]) =>
      this.all(sql, ...values.map((value) => (value instanceof Date ? value.getTime() : (value as Value))));
    return { reader: true, all } as Partial<SqliteStatement> as SqliteStatement;
  }

  /** There is one connection, so a transaction begins when the previous one ends. */
  #inTurn<T>(mode: 'DEFERRED' | 'IMMEDIATE', work: Work<Tables, T>): Promise<T> {
    const turn = this.#last.then(async () => {
      this.begin(mode);
      try {
        const result = await work(this.#queries, 0);
        this.exec('COMMIT');
        return result;
      } catch (error) {
        this.rollBack();
        throw error;
      }
    });
    this.#last = turn.catch(() => undefined);
    return turn;
  }
}
