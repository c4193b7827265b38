import { type DialectAdapter, DummyDriver, Kysely, type KyselyPlugin, type QueryCompiler, type QueryCreator } from 'kysely';

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
  /** For work that only reads. It waits for no writer. */
  read<T>(work: Work<Tables, T>): Promise<T>;
  /**
   * A transaction. When the promise is fulfilled, the result is on the disk. When it is rejected, nothing was written, unless only the answer
   * to the commit was lost. The work may run more than once. Exclusive transactions of all machines run one after the other.
   */
  write<T>(work: Work<Tables, T>, options?: { alone?: boolean }): Promise<T>;
  /** Overwrites deleted data, as far as the site can. */
  scrub(): Awaitable<void>;
  close(): Awaitable<void>;
}

/** The dialect of an engine. */
type Engine = {
  adapter: DialectAdapter;
  compiler: QueryCompiler;
  /** The rows of a statement. */
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
