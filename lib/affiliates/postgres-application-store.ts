import { randomBytes, randomUUID } from 'node:crypto';
import { LONGEST_DELAY_MS } from '../durable/backoff.ts';
import { PostgresDatabase, type PostgresOptions, type Transaction } from '../durable/postgres.ts';
import { APPLICATION_FIELDS } from '../site/affiliate-program.ts';
import {
  type Acceptance,
  ADDRESSES_PER_NETWORK,
  AHEAD_MS,
  type ApplicationStore,
  anonymous,
  CLAIM_MS,
  DAY_MS,
  HOUR_MS,
  type Limits,
  type Origin,
  personOf,
  type StoredApplication,
  type Visitor,
  type Waiting,
} from './application-store.ts';
import type { Application } from './state.ts';

// While a new version of the site replaces an old one, both use the tables: a step may add to them, and take nothing away.
const MIGRATIONS = [
  `CREATE TABLE affiliate_applications (
     id uuid PRIMARY KEY, revision integer NOT NULL, person text NOT NULL,
     full_name text NOT NULL, email text NOT NULL, payment_account text NOT NULL, promotion text NOT NULL,
     locale text NOT NULL, page text NOT NULL, referral text,
     received_at timestamptz(3) NOT NULL, updated_at timestamptz(3) NOT NULL,
     delivered_revision integer NOT NULL DEFAULT 0, delivered_at timestamptz(3),
     failures integer NOT NULL DEFAULT 0, next_attempt_at timestamptz(3) NOT NULL,
     claimed_until timestamptz(3) NOT NULL DEFAULT 'epoch', last_error text
   );
   CREATE INDEX affiliate_applications_by_person ON affiliate_applications (person, received_at);
   CREATE INDEX affiliate_applications_by_time ON affiliate_applications (received_at, id);
   CREATE INDEX affiliate_applications_waiting ON affiliate_applications (next_attempt_at) WHERE delivered_revision < revision;
   CREATE TABLE affiliate_earlier_revisions (
     id uuid NOT NULL REFERENCES affiliate_applications (id) ON DELETE CASCADE, revision integer NOT NULL,
     full_name text NOT NULL, email text NOT NULL, payment_account text NOT NULL, promotion text NOT NULL,
     replaced_at timestamptz(3) NOT NULL, PRIMARY KEY (id, revision)
   );
   CREATE TABLE affiliate_admissions (visitor text NOT NULL, network text NOT NULL, at timestamptz(3) NOT NULL, weight integer NOT NULL);
   CREATE INDEX affiliate_admissions_by_time ON affiliate_admissions (at);
   CREATE TABLE affiliate_salts (day text PRIMARY KEY, salt bytea NOT NULL);
   CREATE TABLE affiliate_reports (name text PRIMARY KEY, at timestamptz(3) NOT NULL);`,
];

type Row = {
  id: string;
  revision: number;
  delivered_revision: number;
  full_name: string;
  email: string;
  payment_account: string;
  promotion: string;
  locale: string;
  page: string;
  referral: string | null;
  received_at: Date;
  updated_at: Date;
  delivered_at: Date | null;
  failures: number;
  next_attempt_at: Date;
  last_error: string | null;
};

/** What is read at once of a table that may be long. */
const BATCH = 500;

const plus = (time: Date, ms: number) => new Date(time.getTime() + ms);

/**
 * The affiliate applications in a PostgreSQL database that all instances share. All times in it are the database's: `now` is what this machine
 * believes, and is corrected by what the two clocks differ, or a machine with a wrong one would take what another has claimed.
 */
export class PostgresApplicationStore implements ApplicationStore {
  readonly place: string;
  readonly inPlace = true;
  /** The pool replaces a broken connection by itself. */
  readonly breaks = false;
  readonly #database: PostgresDatabase;

  constructor(url: string, options: Pick<PostgresOptions, 'patienceMs' | 'clock' | 'migrates'> = {}) {
    const { host, pathname } = new URL(url);
    this.place = `PostgreSQL ${host}${pathname}`;
    this.#database = new PostgresDatabase(url, { ...options, versions: 'affiliate_store', migrations: MIGRATIONS });
  }

  async close(): Promise<void> {
    await this.#database.close();
  }

  /** How many steps the tables lack to the version of this site, without taking any; null where there are no tables. Fails where there can be none. */
  async stepsLeft(): Promise<number | null> {
    return await this.#database.stepsLeft();
  }

  async accept(application: Application, origin: Origin, visitor: Visitor, limits: Limits, now: Date): Promise<Acceptance> {
    return await this.#database.transaction(async (transaction) => {
      // Two at once would both find room under the limits, and nothing of the same person.
      await this.#database.alone(transaction);
      const at = plus(now, transaction.aheadMs);
      const person = personOf(application.email);
      const [row] = await transaction.rows<Row>(
        'SELECT * FROM affiliate_applications WHERE person = $1 AND received_at > $2 ORDER BY received_at DESC LIMIT 1',
        ...[person, plus(at, -DAY_MS)],
      );
      const known = row && toApplication(row);
      if (known && APPLICATION_FIELDS.every((field) => known[field] === application[field])) return 'unchanged';
      if (!(await admit(transaction, visitor, limits, at))) return 'limited';
      const { fullName, email, paymentAccount, promotion } = application;
      const { locale, page } = origin;
      const referral = origin.referral && JSON.stringify(origin.referral);
      if (!known) {
        await transaction.changes(
          `INSERT INTO affiliate_applications (id, revision, person, full_name, email, payment_account, promotion, locale, page, referral,
             received_at, updated_at, next_attempt_at) VALUES ($1, 1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10, $10)`,
          ...[randomUUID(), person, fullName, email, paymentAccount, promotion, locale, page, referral, at],
        );
        return 'stored';
      }
      await transaction.changes(
        `INSERT INTO affiliate_earlier_revisions
           SELECT id, revision, full_name, email, payment_account, promotion, $1 FROM affiliate_applications WHERE id = $2`,
        ...[at, known.id],
      );
      // Who sent this person stays who did so first.
      await transaction.changes(
        `UPDATE affiliate_applications SET revision = revision + 1, full_name = $1, email = $2, payment_account = $3, promotion = $4,
           locale = $5, page = $6, referral = coalesce(referral, $7), updated_at = $8, failures = 0, next_attempt_at = $8,
           claimed_until = 'epoch', last_error = NULL WHERE id = $9`,
        ...[fullName, email, paymentAccount, promotion, locale, page, referral, at, known.id],
      );
      return 'updated';
    });
  }

  async claim(most: number, now: Date): Promise<StoredApplication[]> {
    return await this.#database.transaction(async (transaction) => {
      const at = plus(now, transaction.aheadMs);
      // What another instance looks at in this moment is passed over: it will have it.
      const rows = await transaction.rows<Row>(
        `WITH due AS (
           SELECT id FROM affiliate_applications WHERE delivered_revision < revision
             AND (next_attempt_at <= $1 OR next_attempt_at > $3) AND (claimed_until <= $1 OR claimed_until > $2)
           ORDER BY next_attempt_at LIMIT $4 FOR UPDATE SKIP LOCKED
         )
         UPDATE affiliate_applications SET claimed_until = $2 FROM due WHERE affiliate_applications.id = due.id
         RETURNING affiliate_applications.*`,
        ...[at, plus(at, CLAIM_MS), plus(at, LONGEST_DELAY_MS), most],
      );
      return rows.map(toApplication);
    });
  }

  async delivered({ id, revision }: StoredApplication, now: Date): Promise<void> {
    await this.#database.transaction((transaction) =>
      transaction.changes(
        `UPDATE affiliate_applications SET delivered_revision = $1, delivered_at = $2,
           claimed_until = CASE WHEN revision = $1 THEN 'epoch' ELSE claimed_until END,
           last_error = CASE WHEN revision = $1 THEN NULL ELSE last_error END
         WHERE id = $3 AND delivered_revision < $1`,
        ...[revision, plus(now, transaction.aheadMs), id],
      ),
    );
  }

  async failed({ id, revision }: StoredApplication, reason: string, nextAttemptAt: Date): Promise<void> {
    await this.#database.transaction((transaction) =>
      transaction.changes(
        `UPDATE affiliate_applications SET failures = failures + 1, last_error = $1, next_attempt_at = $2, claimed_until = 'epoch'
         WHERE id = $3 AND revision = $4`,
        ...[reason, plus(nextAttemptAt, transaction.aheadMs), id, revision],
      ),
    );
  }

  async nextDueAt(): Promise<Date | null> {
    return await this.#database.transaction(async (transaction) => {
      const [row] = await transaction.rows<{ due: Date | null }>(
        'SELECT min(greatest(next_attempt_at, claimed_until)) AS due FROM affiliate_applications WHERE delivered_revision < revision',
      );
      return row?.due ? plus(row.due, -transaction.aheadMs) : null;
    });
  }

  async takeOverdueReport(now: Date): Promise<Waiting[] | null> {
    return await this.#database.transaction(async (transaction) => {
      const at = plus(now, transaction.aheadMs);
      // In SQLite's order: by bytes, and what is null before anything else.
      const overdue = await transaction.rows<Waiting>(
        `SELECT last_error AS "lastError", count(*)::integer AS count FROM affiliate_applications
         WHERE delivered_revision < revision AND updated_at <= $1
         GROUP BY last_error ORDER BY count DESC, last_error COLLATE "C" NULLS FIRST`,
        plus(at, -DAY_MS),
      );
      if (overdue.length === 0) return null;
      const changes = await transaction.changes(
        `INSERT INTO affiliate_reports AS report VALUES ('overdue', $1)
         ON CONFLICT (name) DO UPDATE SET at = $1 WHERE report.at <= $2 OR report.at > $1`,
        ...[at, plus(at, -DAY_MS)],
      );
      return changes === 0 ? null : overdue;
    });
  }

  async *all(): AsyncGenerator<StoredApplication> {
    for (let after: Row | undefined; ; ) {
      const { received_at: since = new Date(0), id = '00000000-0000-0000-0000-000000000000' } = after ?? {};
      const rows = await this.#database.transaction((transaction) =>
        transaction.rows<Row>(
          'SELECT * FROM affiliate_applications WHERE (received_at, id) > ($1, $2) ORDER BY received_at, id LIMIT $3',
          ...[since, id, BATCH],
        ),
      );
      for (const row of rows) yield toApplication(row);
      after = rows.at(-1);
      if (rows.length < BATCH) return;
    }
  }

  async counts(): Promise<{ stored: number; waiting: number }> {
    const [row] = await this.#database.transaction((transaction) =>
      transaction.rows<{ stored: number; waiting: number }>(
        `SELECT count(*)::integer AS stored, (count(*) FILTER (WHERE delivered_revision < revision))::integer AS waiting
         FROM affiliate_applications`,
      ),
    );
    return row as { stored: number; waiting: number };
  }

  async makeDue(now: Date): Promise<number> {
    return await this.#database.transaction((transaction) =>
      transaction.changes(
        'UPDATE affiliate_applications SET next_attempt_at = $1 WHERE delivered_revision < revision',
        plus(now, transaction.aheadMs),
      ),
    );
  }

  async forget(email: string): Promise<StoredApplication[]> {
    return await this.#database.transaction(async (transaction) => {
      // Somebody who changes the same application at this moment must find it, or find it gone.
      await this.#database.alone(transaction);
      const gone = await transaction.rows<Row>('DELETE FROM affiliate_applications WHERE person = $1 RETURNING *', personOf(email));
      return gone.map(toApplication);
    });
  }

  async assertWritable(): Promise<void> {
    await this.#database.transaction(async (transaction) => {
      // A name of its own for each look: those of several instances must not wait for each other.
      const name = `writable ${randomUUID()}`;
      await transaction.changes('INSERT INTO affiliate_reports VALUES ($1, now())', name);
      await transaction.changes('DELETE FROM affiliate_reports WHERE name = $1', name);
    });
  }
}

/** Whether a visitor may apply once more, and notes it. */
async function admit(transaction: Transaction, { address, network, weight }: Visitor, limits: Limits, now: Date): Promise<boolean> {
  const salt = await saltOf(transaction, now.toISOString().slice(0, 10));
  const [visitor, others] = [anonymous(address, salt), anonymous(network, salt)];
  // What lies ahead was noted before the clock was put back: it would shut visitors out for as long as that.
  await transaction.changes('DELETE FROM affiliate_admissions WHERE at <= $1 OR at > $2', plus(now, -HOUR_MS), plus(now, AHEAD_MS));
  const [used] = await transaction.rows<{ total: number; own: number; near: number }>(
    `SELECT coalesce(sum(weight), 0)::integer AS total, coalesce(sum(weight) FILTER (WHERE visitor = $1), 0)::integer AS own,
       coalesce(sum(weight) FILTER (WHERE network = $2), 0)::integer AS near FROM affiliate_admissions`,
    ...[visitor, others],
  );
  if (!used) throw new Error('The database does not count');
  const isOver =
    used.own + weight > limits.perAddress ||
    used.near + weight > limits.perAddress * ADDRESSES_PER_NETWORK ||
    used.total + weight > limits.total;
  if (isOver) return false;
  await transaction.changes('INSERT INTO affiliate_admissions VALUES ($1, $2, $3, $4)', visitor, others, now, weight);
  return true;
}

async function saltOf(transaction: Transaction, day: string): Promise<Uint8Array> {
  await transaction.changes('DELETE FROM affiliate_salts WHERE day <> $1', day);
  await transaction.changes('INSERT INTO affiliate_salts VALUES ($1, $2) ON CONFLICT DO NOTHING', day, randomBytes(32));
  const [row] = await transaction.rows<{ salt: Uint8Array }>('SELECT salt FROM affiliate_salts WHERE day = $1', day);
  if (!row) throw new Error('The database does not keep what it was given');
  return row.salt;
}

function toApplication(row: Row): StoredApplication {
  const waiting = row.delivered_revision < row.revision;
  const { id, revision, email, promotion, locale, page, failures } = row;
  return {
    ...{ id, revision, fullName: row.full_name, email, paymentAccount: row.payment_account, promotion, locale, page },
    ...{ failures, lastError: row.last_error },
    referral: row.referral === null ? null : JSON.parse(row.referral),
    receivedAt: row.received_at,
    updatedAt: row.updated_at,
    deliveredAt: waiting ? null : row.delivered_at,
    nextAttemptAt: waiting ? row.next_attempt_at : null,
  };
}
