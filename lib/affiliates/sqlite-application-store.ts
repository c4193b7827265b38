import { randomBytes, randomUUID } from 'node:crypto';
import { LONGEST_DELAY_MS } from '../durable/backoff.ts';
import { type Row, SqliteFile, whileBusy } from '../durable/sqlite-file.ts';
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

const MIGRATIONS = [
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

/** The affiliate applications in an SQLite file, which the processes of one machine may share. */
export class SqliteApplicationStore implements ApplicationStore {
  readonly place: string;
  /** A connection to a file that failed once is not trusted again. */
  readonly breaks = true;
  readonly #file: SqliteFile;

  /** One that does not migrate is for a look: see `stepsLeft`. */
  constructor(file: string, { migrates = true } = {}) {
    this.place = file;
    // Each write is flushed below, without holding up the process.
    this.#file = new SqliteFile(file, MIGRATIONS, { migrates, syncs: false });
  }

  /** How many steps the file lacks to the version of this site: none, unless it was opened for a look. */
  get stepsLeft(): number {
    return this.#file.stepsLeft;
  }

  /** Whether the open file still is the one under its name. Somebody may have moved or removed it; what is written to it then is lost. */
  get inPlace(): boolean {
    return this.#file.inPlace;
  }

  close(): void {
    this.#file.close();
  }

  accept(application: Application, origin: Origin, visitor: Visitor, limits: Limits, now: Date): Promise<Acceptance> {
    return this.#lasting(() => {
      const at = now.getTime();
      const person = personOf(application.email);
      const known = this.#file.get(
        'SELECT * FROM applications WHERE person = ? AND receivedAt > ? ORDER BY receivedAt DESC',
        person,
        at - DAY_MS,
      );
      if (known && APPLICATION_FIELDS.every((field) => known[field] === application[field])) return 'unchanged';
      if (!this.#admit(visitor, limits, now)) return 'limited';
      const { fullName, email, paymentAccount, promotion } = application;
      const { locale, page } = origin;
      const referral = origin.referral && JSON.stringify(origin.referral);
      if (!known) {
        this.#file.run(
          `INSERT INTO applications (id, revision, person, fullName, email, paymentAccount, promotion, locale, page, referral, receivedAt, updatedAt, nextAttemptAt)
           VALUES (?, 1, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
          ...[randomUUID(), person, fullName, email, paymentAccount, promotion, locale, page, referral, at, at, at],
        );
        return 'stored';
      }
      const { id } = known as { id: string };
      this.#file.run(
        `INSERT INTO earlier_revisions SELECT id, revision, fullName, email, paymentAccount, promotion, ? FROM applications WHERE id = ?`,
        at,
        id,
      );
      // Who sent this person stays who did so first.
      this.#file.run(
        `UPDATE applications SET revision = revision + 1, fullName = ?, email = ?, paymentAccount = ?, promotion = ?, locale = ?, page = ?,
         referral = coalesce(referral, ?), updatedAt = ?, failures = 0, nextAttemptAt = ?, claimedUntil = 0, lastError = NULL WHERE id = ?`,
        ...[fullName, email, paymentAccount, promotion, locale, page, referral, at, at, id],
      );
      return 'updated';
    });
  }

  async claim(most: number, now: Date): Promise<StoredApplication[]> {
    const at = now.getTime();
    const claimed = await this.#lasting(() =>
      this.#file.all(
        `UPDATE applications SET claimedUntil = ?2 WHERE id IN (
           SELECT id FROM applications WHERE deliveredRevision < revision AND (nextAttemptAt <= ?1 OR nextAttemptAt > ?3)
             AND (claimedUntil <= ?1 OR claimedUntil > ?2) ORDER BY nextAttemptAt LIMIT ?4
         ) RETURNING *`,
        ...[at, at + CLAIM_MS, at + LONGEST_DELAY_MS, most],
      ),
    );
    return claimed.map(toApplication);
  }

  async delivered({ id, revision }: StoredApplication, now: Date): Promise<void> {
    await this.#lasting(() =>
      this.#file.run(
        `UPDATE applications SET deliveredRevision = ?1, deliveredAt = ?2,
           claimedUntil = iif(revision = ?1, 0, claimedUntil), lastError = iif(revision = ?1, NULL, lastError)
         WHERE id = ?3 AND deliveredRevision < ?1`,
        ...[revision, now.getTime(), id],
      ),
    );
  }

  async failed({ id, revision }: StoredApplication, reason: string, nextAttemptAt: Date): Promise<void> {
    await this.#lasting(() =>
      this.#file.run(
        'UPDATE applications SET failures = failures + 1, lastError = ?, nextAttemptAt = ?, claimedUntil = 0 WHERE id = ? AND revision = ?',
        ...[reason, nextAttemptAt.getTime(), id, revision],
      ),
    );
  }

  nextDueAt(): Date | null {
    const row = this.#file.get('SELECT min(max(nextAttemptAt, claimedUntil)) AS due FROM applications WHERE deliveredRevision < revision');
    return typeof row?.due === 'number' ? new Date(row.due) : null;
  }

  async takeOverdueReport(now: Date): Promise<Waiting[] | null> {
    const at = now.getTime();
    const overdue = this.#file.all(
      `SELECT lastError, count(*) AS count FROM applications WHERE deliveredRevision < revision AND updatedAt <= ?
       GROUP BY lastError ORDER BY count DESC, lastError`,
      at - DAY_MS,
    ) as Waiting[];
    if (overdue.length === 0) return null;
    const { changes } = await this.#lasting(() =>
      this.#file.run(
        `INSERT INTO reports VALUES ('overdue', ?1) ON CONFLICT (name) DO UPDATE SET at = ?1 WHERE at <= ?2 OR at > ?1`,
        ...[at, at - DAY_MS],
      ),
    );
    return changes === 0 ? null : overdue;
  }

  *all(): Generator<StoredApplication> {
    for (const row of this.#file.iterate('SELECT * FROM applications ORDER BY receivedAt, id')) yield toApplication(row);
  }

  counts(): { stored: number; waiting: number } {
    const row = this.#file.get('SELECT count(*) AS stored, coalesce(sum(deliveredRevision < revision), 0) AS waiting FROM applications');
    return row as { stored: number; waiting: number };
  }

  async makeDue(now: Date): Promise<number> {
    const { changes } = await this.#lasting(() =>
      this.#file.run('UPDATE applications SET nextAttemptAt = ? WHERE deliveredRevision < revision', now.getTime()),
    );
    return Number(changes);
  }

  /** From the file itself, too. */
  async forget(email: string): Promise<StoredApplication[]> {
    const gone = await this.#lasting(() => this.#file.all('DELETE FROM applications WHERE person = ? RETURNING *', personOf(email)));
    // What was deleted is overwritten in the file; the log still had it.
    this.#file.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    return gone.map(toApplication);
  }

  async assertWritable(): Promise<void> {
    // Something has to change: a transaction that changes nothing is fine on a full disk.
    await this.#lasting(() => {
      this.#file.run("INSERT OR REPLACE INTO reports VALUES ('writable', 0)");
      this.#file.run("DELETE FROM reports WHERE name = 'writable'");
    });
  }

  /** A transaction that is on the disk when this settles. Neither another process that writes nor a slow disk holds up this one. */
  async #lasting<T>(work: () => T): Promise<T> {
    const result = await whileBusy(() => this.#file.transaction(work));
    await this.#file.flush();
    return result;
  }

  /** Whether a visitor may apply once more, and notes it. */
  #admit({ address, network, weight }: Visitor, limits: Limits, now: Date): boolean {
    const since = now.getTime() - HOUR_MS;
    const [visitor, others] = [address, network].map((each) => this.#anonymous(each, now)) as [string, string];
    // What lies ahead was noted before the clock was put back: it would shut visitors out for as long as that.
    this.#file.run('DELETE FROM admissions WHERE at <= ? OR at > ?', since, now.getTime() + AHEAD_MS);
    const used = this.#file.get(
      `SELECT coalesce(sum(weight), 0) AS total, coalesce(sum(weight) FILTER (WHERE visitor = ?), 0) AS own,
       coalesce(sum(weight) FILTER (WHERE network = ?), 0) AS near FROM admissions`,
      visitor,
      others,
    ) as { total: number; own: number; near: number };
    const isOver =
      used.own + weight > limits.perAddress ||
      used.near + weight > limits.perAddress * ADDRESSES_PER_NETWORK ||
      used.total + weight > limits.total;
    if (isOver) return false;
    this.#file.run(
      'INSERT INTO admissions (visitor, network, at, weight) VALUES (?, ?, ?, ?)',
      ...[visitor, others, now.getTime(), weight],
    );
    return true;
  }

  #anonymous(address: string, now: Date): string {
    const day = now.toISOString().slice(0, 10);
    this.#file.run('DELETE FROM salts WHERE day <> ?', day);
    this.#file.run('INSERT OR IGNORE INTO salts VALUES (?, ?)', day, randomBytes(32));
    const { salt } = this.#file.get('SELECT salt FROM salts WHERE day = ?', day) as unknown as { salt: Uint8Array };
    return anonymous(address, salt);
  }
}

function toApplication(row: Row): StoredApplication {
  const waiting = (row.deliveredRevision as number) < (row.revision as number);
  const date = (value: unknown) => (value === null ? null : new Date(value as number));
  const { id, revision, fullName, email, paymentAccount, promotion, locale, page, failures, lastError } = row as Row & StoredApplication;
  return {
    ...{ id, revision, fullName, email, paymentAccount, promotion, locale, page, failures, lastError },
    referral: row.referral === null ? null : JSON.parse(row.referral as unknown as string),
    receivedAt: new Date(row.receivedAt as unknown as number),
    updatedAt: new Date(row.updatedAt as unknown as number),
    deliveredAt: waiting ? null : date(row.deliveredAt),
    nextAttemptAt: waiting ? date(row.nextAttemptAt) : null,
  };
}
