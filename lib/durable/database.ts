import { type DialectAdapter, DummyDriver, Kysely, type KyselyPlugin, type QueryCompiler, type QueryCreator } from 'kysely';

/** A file answers at once, a database in a while. */
export type Awaitable<T> = T | Promise<T>;

/** `aheadMs`: how far the database's clock is ahead of this machine's; 0 where they agree within a second. */
export type Work<Tables, T> = (queries: QueryCreator<Tables>, aheadMs: number) => Promise<T>;

/** Where a store keeps its tables: a file of one machine, or a database that several share. Several processes may use it at the same time. */
export interface Database<Tables> {
  /** Where it is, for people: never with a password. */
  readonly place: string;
  /** Whether it still can be used as it is. If not, what is written to it may be lost, and it has to be opened anew. */
  readonly isUsable: boolean;
  /** Whether several may write at the same time, each to rows of its own. */
  readonly locksRows: boolean;
  /** How many steps the tables lack to the version of this site, without taking any; null where there are none yet. Fails where there can be none. */
  stepsLeft(): Awaitable<number | null>;
  /** For work that only reads: it waits for nobody who writes. */
  read<T>(work: Work<Tables, T>): Promise<T>;
  /**
   * All that the work does, or nothing. What it gives is on the disk once the promise is fulfilled. Where the promise is rejected, nothing was written,
   * unless only the answer to its end was lost. It may be begun more than once. All work that wants to be alone, on all machines, follows one another.
   */
  write<T>(work: Work<Tables, T>, options?: { alone?: boolean }): Promise<T>;
  /** Has nothing left of what was deleted, as far as it is for the site to do so. */
  scrub(): Awaitable<void>;
  close(): Awaitable<void>;
}

/** How an engine is spoken to. */
type Engine = {
  adapter: DialectAdapter;
  compiler: QueryCompiler;
  /** The rows that a statement gives. */
  rows: (sql: string, values: readonly unknown[]) => Awaitable<unknown[]>;
  plugins?: KyselyPlugin[];
};

/** Queries on one connection. The caller begins and ends transactions. */
export function queriesOn<Tables>({ adapter, compiler, rows, plugins = [] }: Engine): QueryCreator<Tables> {
  const driver = Object.assign(new DummyDriver(), {
    acquireConnection: async () => ({
      executeQuery: async <R>({ sql, parameters }: { sql: string; parameters: readonly unknown[] }) => ({
        rows: (await rows(sql, parameters)) as R[],
      }),
      streamQuery: () => {
        throw new Error('Rows are read in portions');
      },
    }),
  });
  const introspector = () => {
    throw new Error('The tables are known');
  };
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => adapter,
      createQueryCompiler: () => compiler,
      createDriver: () => driver,
      createIntrospector: introspector,
    },
    plugins,
  });
}
