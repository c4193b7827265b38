import { CamelCasePlugin, type ColumnType } from 'kysely';
import type { Application } from './state.ts';

/** Epoch ms in a file. */
type Time<Inserted = Date> = ColumnType<Date | number, Inserted, Date>;
type HasDefault<T> = ColumnType<T, T | undefined, T>;

/** The tables of a file. An application with a deliveredRevision below its revision waits for delivery. */
export type ApplicationTables = {
  applications: Application & {
    id: string;
    revision: number;
    person: string;
    locale: string;
    page: string;
    referral: string | null;
    receivedAt: Time;
    updatedAt: Time;
    deliveredRevision: HasDefault<number>;
    deliveredAt: Time<Date | undefined> | null;
    failures: HasDefault<number>;
    nextAttemptAt: Time;
    claimedUntil: Time<Date | undefined>;
    lastError: string | null;
  };
  earlier_revisions: Application & { id: string; revision: number; replacedAt: Time };
  admissions: { visitor: string; network: string; at: Time; weight: number };
  salts: { day: string; salt: Uint8Array };
  reports: { name: string; at: Time };
};

export const FILE_STEPS = [
  `CREATE TABLE applications (
     id TEXT PRIMARY KEY, revision INTEGER NOT NULL, person TEXT NOT NULL,
     fullName TEXT NOT NULL, email TEXT NOT NULL, paymentAccount TEXT NOT NULL, promotion TEXT NOT NULL,
     locale TEXT NOT NULL, page TEXT NOT NULL, referral TEXT,
     receivedAt INTEGER NOT NULL, updatedAt INTEGER NOT NULL,
     deliveredRevision INTEGER NOT NULL DEFAULT 0, deliveredAt INTEGER,
     failures INTEGER NOT NULL DEFAULT 0, nextAttemptAt INTEGER NOT NULL, claimedUntil INTEGER NOT NULL DEFAULT 0, lastError TEXT
   ) STRICT;
   CREATE INDEX by_person ON applications (person, receivedAt);
   CREATE INDEX waiting ON applications (nextAttemptAt) WHERE deliveredRevision < revision;
   CREATE TABLE earlier_revisions (
     id TEXT NOT NULL REFERENCES applications (id) ON DELETE CASCADE, revision INTEGER NOT NULL,
     fullName TEXT NOT NULL, email TEXT NOT NULL, paymentAccount TEXT NOT NULL, promotion TEXT NOT NULL,
     replacedAt INTEGER NOT NULL, PRIMARY KEY (id, revision)
   ) STRICT;
   CREATE TABLE admissions (visitor TEXT NOT NULL, at INTEGER NOT NULL, weight INTEGER NOT NULL) STRICT;
   CREATE INDEX admissions_by_time ON admissions (at);
   CREATE TABLE salts (day TEXT PRIMARY KEY, salt BLOB NOT NULL) STRICT;
   CREATE TABLE reports (name TEXT PRIMARY KEY, at INTEGER NOT NULL) STRICT;`,
  `ALTER TABLE admissions ADD COLUMN network TEXT NOT NULL DEFAULT '';`,
];

// During an update an old and a new version of the site use the tables: a migration may add, and removes nothing.
export const DATABASE_STEPS = [
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

const NAMES = new Set(['applications', 'earlier_revisions', 'admissions', 'salts', 'reports']);

/** In a shared database, tables have a prefix and columns have the usual names. */
export class DatabaseNames extends CamelCasePlugin {
  protected override snakeCase(name: string): string {
    return NAMES.has(name) ? `affiliate_${name}` : super.snakeCase(name);
  }
}
