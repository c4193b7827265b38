import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { domainToASCII } from 'node:url';
import type { QueryCreator, Selectable } from 'kysely';
import { LONGEST_DELAY_MS } from '../durable/backoff.ts';
import type { Database } from '../durable/database.ts';
import { PostgresDatabase, type PostgresOptions } from '../durable/postgres.ts';
import { SqliteDatabase } from '../durable/sqlite-database.ts';
import { APPLICATION_FIELDS } from '../site/affiliate-program.ts';
import { type ApplicationTables, DATABASE_STEPS, DatabaseNames, FILE_STEPS } from './application-tables.ts';
import type { Application } from './state.ts';
import type { VisitorNetworks } from './visitor-address.ts';

/** Where an application came from. Nothing of it was typed. */
export type Origin = {
  locale: string;
  /** Path and query of the page with the form. */
  page: string;
  referral: { ref: string; createdAt: string; referrer: string; landing: string } | null;
};

export type Limits = { perAddress: number; total: number };

/** The applicant, for the limits. Both are hashed before they are written. */
export type Visitor = VisitorNetworks & { weight: number };

/**
 * The limit of a network (an office, a campus), as a multiple of the limit of one address. A single network cannot fill the limit of all.
 */
const ADDRESSES_PER_NETWORK = 3;

type Acceptance = 'stored' | 'updated' | 'unchanged' | 'limited';

export const HOUR_MS = 60 * 60 * 1000;
export const DAY_MS = 24 * HOUR_MS;
/** A time further ahead than this was written before the clock was put back. Two processes wait for each other for less. */
const AHEAD_MS = 60_000;
/** Longer than any attempt: the claim of a dead process ends after it. */
const CLAIM_MS = 30_000;

/** The number of waiting applications with this result of their last attempt; null before the first result. */
export type Waiting = { lastError: string | null; count: number };

/** Rows read at once from a table that may be long. */
const BATCH = 500;
const NEVER = new Date(0);

const plus = (time: Date, ms: number) => new Date(time.getTime() + ms);

/**
 * The affiliate applications, in a file or in a database that all instances share. A fulfilled promise is on the disk; a rejected one may or
 * may not be. All times are the database's: `now` is this machine's time, corrected by the difference. Otherwise a machine with a wrong
 * clock would take the claims of others.
 */
export class ApplicationStore {
  readonly database: Database<ApplicationTables>;

  /** Takes the path of a file, or the address of a PostgreSQL database. Without migration it is only for reading. */
  constructor(place: string, options: Pick<PostgresOptions, 'patienceMs' | 'clock' | 'migrates'> = {}) {
    this.database = /^postgres(ql)?:/.test(place)
      ? new PostgresDatabase(place, { ...options, versions: 'affiliate_store', migrations: DATABASE_STEPS, plugins: [new DatabaseNames()] })
      : new SqliteDatabase(place, FILE_STEPS, options);
  }

  async close(): Promise<void> {
    await this.database.close();
  }

  /**
   * Stores an application. A second one of the same person within a day replaces the first, which is kept as an earlier revision. The same
   * words again change nothing and count for no limit.
   */
  async accept(
    application: Application,
    { locale, page, referral }: Origin,
    visitor: Visitor,
    limits: Limits,
    now: Date,
  ): Promise<Acceptance> {
    // Two at once would both find room under the limits, and neither would see the other.
    return await this.database.write(
      async (queries, aheadMs) => {
        const at = plus(now, aheadMs);
        const person = personOf(application.email);
        const known = await queries
          .selectFrom('applications')
          .selectAll()
          .where('person', '=', person)
          .where('receivedAt', '>', plus(at, -DAY_MS))
          .orderBy('receivedAt', 'desc')
          .limit(1)
          .executeTakeFirst();
        if (known && APPLICATION_FIELDS.every((field) => known[field] === application[field])) return 'unchanged';
        if (!(await admit(queries, visitor, limits, at))) return 'limited';
        const given = { ...typedIn(application), locale, page, updatedAt: at, nextAttemptAt: at };
        const from = referral && JSON.stringify(referral);
        if (!known) {
          const first = { id: randomUUID(), revision: 1, person, referral: from, receivedAt: at };
          await queries
            .insertInto('applications')
            .values({ ...given, ...first })
            .execute();
          return 'stored';
        }
        const { id, revision } = known;
        await queries
          .insertInto('earlier_revisions')
          .values({ ...typedIn(known), id, revision, replacedAt: at })
          .execute();
        await queries
          .updateTable('applications')
          // The first referral stays.
          .set({ ...given, revision: revision + 1, referral: known.referral ?? from, failures: 0, claimedUntil: NEVER, lastError: null })
          .where('id', '=', id)
          .execute();
        return 'updated';
      },
      { alone: true },
    );
  }

  /**
   * Claims up to `most` applications that are due for delivery. Nobody else gets them until the claim ends. A time too far ahead comes from a
   * clock that was put back, and counts as due.
   */
  async claim(most: number, now: Date): Promise<StoredApplication[]> {
    return await this.database.write(async (queries, aheadMs) => {
      const at = plus(now, aheadMs);
      const until = plus(at, CLAIM_MS);
      const rows = await queries
        .with('due', (query) =>
          query
            .selectFrom('applications')
            .select('id')
            .whereRef('deliveredRevision', '<', 'revision')
            .where(({ or, eb }) => or([eb('nextAttemptAt', '<=', at), eb('nextAttemptAt', '>', plus(at, LONGEST_DELAY_MS))]))
            .where(({ or, eb }) => or([eb('claimedUntil', '<=', at), eb('claimedUntil', '>', until)]))
            .orderBy('nextAttemptAt')
            .limit(most)
            // Rows that another instance has locked are skipped.
            .$if(this.database.locksRows, (due) => due.forUpdate().skipLocked()),
        )
        .updateTable('applications')
        .set({ claimedUntil: until })
        .where('id', 'in', ({ selectFrom }) => selectFrom('due').select('id'))
        .returningAll()
        .execute();
      return rows.map(toApplication);
    });
  }

  /** This revision was delivered. If the application changed meanwhile, the new revision is still waiting. */
  async delivered({ id, revision }: StoredApplication, now: Date): Promise<void> {
    await this.database.write(async (queries, aheadMs) => {
      const ofThis = queries.updateTable('applications').where('id', '=', id);
      const arrived = { deliveredRevision: revision, deliveredAt: plus(now, aheadMs) };
      await ofThis.set(arrived).where('deliveredRevision', '<', revision).execute();
      await ofThis.set({ claimedUntil: NEVER, lastError: null }).where('revision', '=', revision).execute();
    });
  }

  /** An attempt failed. The next one is due then. */
  async failed({ id, revision }: StoredApplication, reason: string, nextAttemptAt: Date): Promise<void> {
    await this.database.write((queries, aheadMs) =>
      queries
        .updateTable('applications')
        .set(({ eb }) => ({
          failures: eb('failures', '+', 1),
          lastError: reason,
          nextAttemptAt: plus(nextAttemptAt, aheadMs),
          claimedUntil: NEVER,
        }))
        .where('id', '=', id)
        .where('revision', '=', revision)
        .execute(),
    );
  }

  /** When the next attempt is due, by any process; null if nothing waits. */
  async nextDueAt(): Promise<Date | null> {
    return await this.database.read(async (queries, aheadMs) => {
      const { due } = await queries
        .selectFrom('applications')
        .whereRef('deliveredRevision', '<', 'revision')
        .select(({ fn, eb }) =>
          fn
            .min(eb.case().whenRef('nextAttemptAt', '>', 'claimedUntil').then(eb.ref('nextAttemptAt')).else(eb.ref('claimedUntil')).end())
            .as('due'),
        )
        .executeTakeFirstOrThrow();
      return due === null ? null : plus(new Date(due), -aheadMs);
    });
  }

  /** Applications that wait for more than a day, the largest group first, once a day for all processes together; else null. */
  async takeOverdueReport(now: Date): Promise<Waiting[] | null> {
    const overdue = await this.database.read((queries, aheadMs) =>
      queries
        .selectFrom('applications')
        .select(['lastError', ({ fn }) => fn.countAll().as('count')])
        .whereRef('deliveredRevision', '<', 'revision')
        .where('updatedAt', '<=', plus(now, aheadMs - DAY_MS))
        .groupBy('lastError')
        .execute(),
    );
    if (overdue.length === 0) return null;
    const taken = await this.database.write(async (queries, aheadMs) => {
      const at = plus(now, aheadMs);
      return await queries
        .insertInto('reports')
        .values({ name: 'overdue', at })
        .onConflict((known) =>
          known
            .column('name')
            .doUpdateSet({ at })
            .where(({ or, eb }) => or([eb('reports.at', '<=', plus(at, -DAY_MS)), eb('reports.at', '>', at)])),
        )
        .returning('name')
        .execute();
    });
    if (taken.length === 0) return null;
    return overdue
      .map(({ lastError, count }) => ({ lastError, count: Number(count) }))
      .sort((a, b) => b.count - a.count || ((a.lastError ?? '') < (b.lastError ?? '') ? -1 : 1));
  }

  /** Every application, oldest first. */
  async *all(): AsyncGenerator<StoredApplication> {
    for (let last: StoredApplication | undefined; ; ) {
      const { receivedAt, id } = last ?? { receivedAt: NEVER, id: '00000000-0000-0000-0000-000000000000' };
      const rows = await this.database.read((queries) =>
        queries
          .selectFrom('applications')
          .selectAll()
          .where(({ eb, refTuple, tuple }) => eb(refTuple('receivedAt', 'id'), '>', tuple(receivedAt, id)))
          .orderBy('receivedAt')
          .orderBy('id')
          .limit(BATCH)
          .execute(),
      );
      const applications = rows.map(toApplication);
      yield* applications;
      last = applications.at(-1);
      if (applications.length < BATCH) return;
    }
  }

  async counts(): Promise<{ stored: number; waiting: number }> {
    const { stored, waiting } = await this.database.read((queries) =>
      queries
        .selectFrom('applications')
        .select(({ fn }) => [fn.countAll().as('stored'), fn.countAll().filterWhereRef('deliveredRevision', '<', 'revision').as('waiting')])
        .executeTakeFirstOrThrow(),
    );
    return { stored: Number(stored), waiting: Number(waiting) };
  }

  async makeDue(now: Date): Promise<number> {
    const due = await this.database.write((queries, aheadMs) =>
      queries
        .updateTable('applications')
        .set({ nextAttemptAt: plus(now, aheadMs) })
        .whereRef('deliveredRevision', '<', 'revision')
        .returning('id')
        .execute(),
    );
    return due.length;
  }

  /** Deletes a person's applications with their earlier revisions. Says which were delivered already. */
  async forget(email: string): Promise<StoredApplication[]> {
    // A concurrent change must find the application, or find it gone.
    const gone = await this.database.write(
      (queries) => queries.deleteFrom('applications').where('person', '=', personOf(email)).returningAll().execute(),
      { alone: true },
    );
    await this.database.scrub();
    return gone.map(toApplication);
  }

  /** Throws if nothing can be written now. */
  async assertWritable(): Promise<void> {
    await this.database.write(async (queries, aheadMs) => {
      // A different name each time, so that instances do not wait for each other. It must change a row: an empty transaction succeeds on a
      // full disk.
      const name = `writable ${randomUUID()}`;
      await queries
        .insertInto('reports')
        .values({ name, at: plus(new Date(), aheadMs) })
        .execute();
      await queries.deleteFrom('reports').where('name', '=', name).execute();
    });
  }
}

/** Whether a visitor may apply once more. Notes the attempt. */
async function admit(
  queries: QueryCreator<ApplicationTables>,
  { address, network, weight }: Visitor,
  limits: Limits,
  now: Date,
): Promise<boolean> {
  const salt = await saltOf(queries, now.toISOString().slice(0, 10));
  const [visitor, others] = [anonymous(address, salt), anonymous(network, salt)];
  // A time ahead was written before the clock was put back. It would block visitors for as long.
  await queries
    .deleteFrom('admissions')
    .where(({ or, eb }) => or([eb('at', '<=', plus(now, -HOUR_MS)), eb('at', '>', plus(now, AHEAD_MS))]))
    .execute();
  const used = await queries
    .selectFrom('admissions')
    .select(({ fn }) => [
      fn.sum('weight').as('total'),
      fn.sum('weight').filterWhere('visitor', '=', visitor).as('own'),
      fn.sum('weight').filterWhere('network', '=', others).as('near'),
    ])
    .executeTakeFirstOrThrow();
  const isOver =
    Number(used.own) + weight > limits.perAddress ||
    Number(used.near) + weight > limits.perAddress * ADDRESSES_PER_NETWORK ||
    Number(used.total) + weight > limits.total;
  if (isOver) return false;
  await queries.insertInto('admissions').values({ visitor, network: others, at: now, weight }).execute();
  return true;
}

async function saltOf(queries: QueryCreator<ApplicationTables>, day: string): Promise<Uint8Array> {
  await queries.deleteFrom('salts').where('day', '<>', day).execute();
  await queries
    .insertInto('salts')
    .values({ day, salt: randomBytes(32) })
    .onConflict((known) => known.doNothing())
    .execute();
  const { salt } = await queries.selectFrom('salts').select('salt').where('day', '=', day).executeTakeFirstOrThrow();
  return salt;
}

const typedIn = (application: Application) =>
  Object.fromEntries(APPLICATION_FIELDS.map((field) => [field, application[field]])) as Application;

function toApplication(row: Selectable<ApplicationTables['applications']>) {
  const { id, revision, deliveredRevision, locale, page, failures, lastError, deliveredAt } = row;
  const waiting = deliveredRevision < revision;
  return {
    /** `revision`: 1, plus one for each change by the same person within a day. */
    ...{ ...typedIn(row), id, revision, locale, page },
    referral: (row.referral && JSON.parse(row.referral)) as Origin['referral'],
    receivedAt: new Date(row.receivedAt),
    updatedAt: new Date(row.updatedAt),
    deliveredAt: waiting || deliveredAt === null ? null : new Date(deliveredAt),
    /** Failed deliveries of this revision, the last result, and the time of the next one. */
    ...{ failures, lastError, nextAttemptAt: waiting ? new Date(row.nextAttemptAt) : null },
  };
}

export type StoredApplication = ReturnType<typeof toApplication>;

/** The same for all spellings of an address. */
function personOf(email: string): string {
  const normal = email.normalize('NFC').trim().toLowerCase();
  const at = normal.lastIndexOf('@');
  const domain = normal.slice(at + 1);
  return normal.slice(0, at + 1) + (domainToASCII(domain) || domain);
}

/** A value for an address that is useless tomorrow: its random salt is gone by then. */
const anonymous = (address: string, salt: Uint8Array): string =>
  createHmac('sha256', salt).update(address).digest('base64url').slice(0, 22);
