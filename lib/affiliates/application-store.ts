import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { domainToASCII } from 'node:url';
import { type Kysely, type Selectable, sql } from 'kysely';
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

/** The limit of a network (an office, a campus) is this many limits of one address, so that it cannot fill the limit of all. */
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

const BATCH = 500;
const NEVER = new Date(0);

type ApplicationRow = Selectable<ApplicationTables['applications']>;

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

  /** A second application of a person within a day replaces the first, which is kept. The same words again count for no limit. */
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
        const { rows } = await sql<ApplicationRow>`SELECT * FROM applications
          WHERE person = ${person} AND receivedAt > ${plus(at, -DAY_MS)} ORDER BY receivedAt DESC LIMIT 1`.execute(queries);
        const [known] = rows;
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

  /** Nobody else gets these applications until the claim ends. A time too far ahead is of a clock that was put back: it counts as due. */
  async claim(most: number, now: Date): Promise<StoredApplication[]> {
    return await this.database.write(async (queries, aheadMs) => {
      const at = plus(now, aheadMs);
      const until = plus(at, CLAIM_MS);
      // Rows that another instance has locked are skipped.
      const lock = this.database.locksRows ? sql`FOR UPDATE SKIP LOCKED` : sql``;
      const { rows } = await sql<ApplicationRow>`UPDATE applications SET claimedUntil = ${until} WHERE id IN (
        SELECT id FROM applications WHERE deliveredRevision < revision
          AND (nextAttemptAt <= ${at} OR nextAttemptAt > ${plus(at, LONGEST_DELAY_MS)})
          AND (claimedUntil <= ${at} OR claimedUntil > ${until})
        ORDER BY nextAttemptAt LIMIT ${most} ${lock}
      ) RETURNING *`.execute(queries);
      return rows.map(toApplication);
    });
  }

  /** This revision was delivered. If the application changed meanwhile, the new revision is still waiting. */
  async delivered({ id, revision }: StoredApplication, now: Date): Promise<void> {
    await this.database.write(async (queries, aheadMs) => {
      await sql`UPDATE applications SET deliveredRevision = ${revision}, deliveredAt = ${plus(now, aheadMs)}
        WHERE id = ${id} AND deliveredRevision < ${revision}`.execute(queries);
      await sql`UPDATE applications SET claimedUntil = ${NEVER}, lastError = NULL
        WHERE id = ${id} AND revision = ${revision}`.execute(queries);
    });
  }

  async failed({ id, revision }: StoredApplication, reason: string, nextAttemptAt: Date): Promise<void> {
    await this.database.write((queries, aheadMs) =>
      sql`UPDATE applications
        SET failures = failures + 1, lastError = ${reason}, nextAttemptAt = ${plus(nextAttemptAt, aheadMs)}, claimedUntil = ${NEVER}
        WHERE id = ${id} AND revision = ${revision}`.execute(queries),
    );
  }

  /** When the next attempt is due, by any process; null if nothing waits. */
  async nextDueAt(): Promise<Date | null> {
    return await this.database.read(async (queries, aheadMs) => {
      const { rows } = await sql<{ due: Date | number | null }>`
        SELECT min(CASE WHEN nextAttemptAt > claimedUntil THEN nextAttemptAt ELSE claimedUntil END) AS due
        FROM applications WHERE deliveredRevision < revision`.execute(queries);
      const due = rows[0]?.due ?? null;
      return due === null ? null : plus(new Date(due), -aheadMs);
    });
  }

  /** Applications that wait for more than a day, the largest group first, once a day for all processes together; else null. */
  async takeOverdueReport(now: Date): Promise<Waiting[] | null> {
    const { rows: overdue } = await this.database.read((queries, aheadMs) =>
      sql<{ lastError: string | null; count: number | string }>`SELECT lastError, count(*) AS count FROM applications
        WHERE deliveredRevision < revision AND updatedAt <= ${plus(now, aheadMs - DAY_MS)}
        GROUP BY lastError ORDER BY count(*) DESC, coalesce(lastError, '')`.execute(queries),
    );
    if (overdue.length === 0) return null;
    const { rows: taken } = await this.database.write((queries, aheadMs) => {
      const at = plus(now, aheadMs);
      return sql`INSERT INTO reports (name, at) VALUES ('overdue', ${at})
        ON CONFLICT (name) DO UPDATE SET at = excluded.at WHERE reports.at <= ${plus(at, -DAY_MS)} OR reports.at > excluded.at
        RETURNING name`.execute(queries);
    });
    return taken.length === 0 ? null : overdue.map(({ lastError, count }) => ({ lastError, count: Number(count) }));
  }

  async *all(): AsyncGenerator<StoredApplication> {
    for (let last: StoredApplication | undefined; ; ) {
      const { receivedAt, id } = last ?? { receivedAt: NEVER, id: '00000000-0000-0000-0000-000000000000' };
      const { rows } = await this.database.read((queries) =>
        sql<ApplicationRow>`SELECT * FROM applications WHERE (receivedAt, id) > (${receivedAt}, ${id})
          ORDER BY receivedAt, id LIMIT ${BATCH}`.execute(queries),
      );
      const applications = rows.map(toApplication);
      yield* applications;
      last = applications.at(-1);
      if (applications.length < BATCH) return;
    }
  }

  async counts(): Promise<{ stored: number; waiting: number }> {
    const { rows } = await this.database.read((queries) =>
      sql<{ stored: number | string; waiting: number | string }>`SELECT count(*) AS stored,
        count(*) FILTER (WHERE deliveredRevision < revision) AS waiting FROM applications`.execute(queries),
    );
    return { stored: Number(rows[0]?.stored), waiting: Number(rows[0]?.waiting) };
  }

  async makeDue(now: Date): Promise<number> {
    const { rows } = await this.database.write((queries, aheadMs) =>
      sql`UPDATE applications SET nextAttemptAt = ${plus(now, aheadMs)} WHERE deliveredRevision < revision RETURNING id`.execute(queries),
    );
    return rows.length;
  }

  /** Deletes a person's applications with their earlier revisions. Says which were delivered already. */
  async forget(email: string): Promise<StoredApplication[]> {
    // A concurrent change must find the application, or find it gone.
    const { rows: gone } = await this.database.write(
      (queries) => sql<ApplicationRow>`DELETE FROM applications WHERE person = ${personOf(email)} RETURNING *`.execute(queries),
      { alone: true },
    );
    await this.database.scrub();
    return gone.map(toApplication);
  }

  async assertWritable(): Promise<void> {
    await this.database.write(async (queries, aheadMs) => {
      // A different name each time, so that instances do not wait for each other. It must change a row: an empty transaction succeeds on a
      // full disk.
      const name = `writable ${randomUUID()}`;
      await sql`INSERT INTO reports (name, at) VALUES (${name}, ${plus(new Date(), aheadMs)})`.execute(queries);
      await sql`DELETE FROM reports WHERE name = ${name}`.execute(queries);
    });
  }
}

/** Whether a visitor may apply once more. Notes the attempt. */
async function admit(
  queries: Kysely<ApplicationTables>,
  { address, network, weight }: Visitor,
  limits: Limits,
  now: Date,
): Promise<boolean> {
  const salt = await saltOf(queries, now.toISOString().slice(0, 10));
  const [visitor, others] = [anonymous(address, salt), anonymous(network, salt)];
  // A time ahead was written before the clock was put back. It would block visitors for as long.
  await sql`DELETE FROM admissions WHERE at <= ${plus(now, -HOUR_MS)} OR at > ${plus(now, AHEAD_MS)}`.execute(queries);
  const { rows } = await sql<Record<'total' | 'own' | 'near', number | string | null>>`SELECT sum(weight) AS total,
    sum(weight) FILTER (WHERE visitor = ${visitor}) AS own, sum(weight) FILTER (WHERE network = ${others}) AS near
    FROM admissions`.execute(queries);
  const used = (of: 'total' | 'own' | 'near') => Number(rows[0]?.[of]) + weight;
  if (used('own') > limits.perAddress || used('near') > limits.perAddress * ADDRESSES_PER_NETWORK || used('total') > limits.total)
    return false;
  await sql`INSERT INTO admissions (visitor, network, at, weight) VALUES (${visitor}, ${others}, ${now}, ${weight})`.execute(queries);
  return true;
}

async function saltOf(queries: Kysely<ApplicationTables>, day: string): Promise<Uint8Array> {
  await sql`DELETE FROM salts WHERE day <> ${day}`.execute(queries);
  await sql`INSERT INTO salts (day, salt) VALUES (${day}, ${randomBytes(32)}) ON CONFLICT DO NOTHING`.execute(queries);
  const { rows } = await sql<{ salt: Uint8Array }>`SELECT salt FROM salts WHERE day = ${day}`.execute(queries);
  return (rows[0] as { salt: Uint8Array }).salt;
}

const typedIn = (application: Application) =>
  Object.fromEntries(APPLICATION_FIELDS.map((field) => [field, application[field]])) as Application;

function toApplication(row: ApplicationRow) {
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
