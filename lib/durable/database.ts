import type { QueryCreator } from 'kysely';

/** A file answers synchronously, a database asynchronously. */
type Awaitable<T> = T | Promise<T>;

/** `aheadMs`: how far the database's clock is ahead of this machine's; 0 below a second. */
export type Work<Tables, T> = (queries: QueryCreator<Tables>, aheadMs: number) => Promise<T>;

/** The place of a store's tables: a file of one machine, or a database of several. Several processes may use it at the same time. */
export interface Database<Tables> {
  /** Its address for people, never with a password. */
  readonly place: string;
  /** Whether it is still usable. If not, writes may be lost, and it must be opened again. */
  readonly isUsable: boolean;
  /** Whether several may write at the same time, each to other rows. */
  readonly locksRows: boolean;
  /** The number of missing migrations, without running any; null if there are no tables. Throws if there can be none. */
  stepsLeft(): Awaitable<number | null>;
  /** Waits for no writer. */
  read<T>(work: Work<Tables, T>): Promise<T>;
  /**
   * Fulfilled, the result is on the disk. Rejected, nothing was written, unless only the answer to the commit was lost. The work may run
   * more than once. `alone`: no other such transaction of any machine runs meanwhile.
   */
  write<T>(work: Work<Tables, T>, options?: { alone?: boolean }): Promise<T>;
  /** Overwrites deleted data, as far as the site can. */
  scrub(): Awaitable<void>;
  close(): Awaitable<void>;
}
