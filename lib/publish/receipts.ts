import { hostname } from 'node:os';
import type { SqliteFile } from '../durable/sqlite-file.ts';
import { env } from '../env.ts';
import { type PublicationState, type Receipt, SELECT_RECEIPTS, STATE, STATES, toReceipt } from './receipt.ts';
import type { PublishEvent } from './webhook.ts';

/** Times are epoch ms. `tags` is a JSON array. `call` names a call of the webhook. `stale_pages` has the pages still to make for a receipt. */
export const RECEIPT_TABLES = `
  CREATE TABLE receipts (
    number INTEGER PRIMARY KEY AUTOINCREMENT, call TEXT UNIQUE,
    item TEXT NOT NULL, id TEXT NOT NULL, kind TEXT, action TEXT NOT NULL, event TEXT NOT NULL, revision INTEGER, revisionSeen INTEGER,
    via TEXT NOT NULL, receivedBy TEXT, workedBy TEXT,
    receivedAt INTEGER NOT NULL, verifiedAt INTEGER, startedAt INTEGER, seenAt INTEGER, liveAt INTEGER, purgedAt INTEGER,
    tags TEXT NOT NULL DEFAULT '[]', pagesStale INTEGER NOT NULL DEFAULT 0, pagesFailed INTEGER NOT NULL DEFAULT 0,
    attempts INTEGER NOT NULL DEFAULT 0, lastError TEXT, round INTEGER, mergedInto INTEGER, leftOut TEXT, heldBy TEXT
  ) STRICT;
  CREATE INDEX receipts_by_item ON receipts (id, item, number);
  CREATE INDEX receipts_by_arrival ON receipts (receivedAt);
  CREATE INDEX receipts_by_round ON receipts (round) WHERE round IS NOT NULL;
  CREATE INDEX open_receipts ON receipts (number) WHERE liveAt IS NULL;
  CREATE TABLE stale_pages (
    path TEXT NOT NULL, receipt INTEGER NOT NULL REFERENCES receipts (number) ON DELETE CASCADE, place INTEGER NOT NULL, PRIMARY KEY (path, receipt)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX stale_pages_by_receipt ON stale_pages (receipt);`;

/** A publication, the call that brought it, Contentful's name of the event (`Entry.unpublish`), and the called instance. */
type Arrival = { event: PublishEvent; call: string | null; name: string; from: string | null };

/** A change of the replica for the receipts. `paths`: the stale pages, the entry's own first. */
export type Brought = {
  event: PublishEvent;
  /** The revision shown now; null if the item is gone. */
  revisionSeen: number | null;
  /** Whether the wait for the announced revision is over without it. */
  isLate: boolean;
  /** Whether the replica had another revision before. */
  isNew: boolean;
  tags: readonly string[];
  /** Empty if it is not new. */
  paths: readonly string[];
  leftOut: LeftOut | null;
  /** Entries that it displaced, or gave their address back. */
  others: readonly (readonly [id: string, leftOut: LeftOut | null])[];
};

/** Why the site does not show a published entry: the finding, and the entry that holds its address, if that is the reason. */
export type LeftOut = { finding: string; heldBy: string | null };

/** All of its pages are made. */
export type Finished = Pick<PublishEvent, 'action' | 'item' | 'id'> & { number: number; pages: number; receivedAt: number; seenAt: number };

/** A publication that was announced and not fetched yet. */
type Open = { number: number; action: string; revision: number | null };

/** The name of this process in the receipts: the configured one, else machine and process id. */
export const instanceName = (): string => env().INSTANCE_NAME ?? `${hostname()}-${process.pid}`;

/** The condition of publications that were announced and not fetched yet. */
const OPEN = 'liveAt IS NULL AND seenAt IS NULL';
const AMONG_IDS = 'id IN (SELECT value FROM json_each(?))';

const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** The publications, their results, and the pages still to make. Written in the same transaction as their content. */
export class Receipts {
  readonly #file: SqliteFile;

  constructor(file: SqliteFile) {
    this.#file = file;
  }

  /** Notes a publication. Gives its number, or null if the call is known. */
  receive({ event, call, name, from }: Arrival, via: Receipt['via'], receivedAt: Date, verifiedAt = receivedAt): number | null {
    const { item, id, kind, action, revision } = event;
    const { changes, lastInsertRowid } = this.#file.run(
      `INSERT OR IGNORE INTO receipts (call, item, id, kind, action, event, revision, via, receivedBy, receivedAt, verifiedAt)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      ...[call, item, id, kind, action, name, revision, via, from, receivedAt.getTime(), verifiedAt.getTime()],
    );
    return changes > 0 ? Number(lastInsertRowid) : null;
  }

  /** The publications that were announced and not fetched yet. */
  waiting(): PublishEvent[] {
    const open = `SELECT item, id, kind, action, revision FROM receipts WHERE ${OPEN} ORDER BY number`;
    return this.#file.all(open) as unknown as PublishEvent[];
  }

  asked(ids: readonly string[], now: Date): void {
    this.#file.run(
      `UPDATE receipts SET startedAt = coalesce(startedAt, ?), workedBy = ? WHERE ${OPEN} AND ${AMONG_IDS}`,
      ...[now.getTime(), instanceName(), JSON.stringify(ids)],
    );
  }

  failed(ids: readonly string[], reason: string): void {
    const update = `UPDATE receipts SET attempts = attempts + 1, lastError = ? WHERE ${OPEN} AND ${AMONG_IDS}`;
    this.#file.run(update, reason, JSON.stringify(ids));
  }

  /** The replica has these now: the pages that show them must be made. */
  brought(all: readonly Brought[], now: Date): void {
    const round = Number(this.#file.get('SELECT max(round) AS last FROM receipts')?.last ?? 0) + 1;
    for (const each of all) this.#brought(each, round, now);
    // Once all of them are noted: each may displace another one.
    for (const [id, leftOut] of all.flatMap(({ others }) => others)) this.#noteLeftOut(id, leftOut, now.getTime());
  }

  #brought({ event, revisionSeen, isLate, isNew, tags, paths, leftOut }: Brought, round: number, now: Date): void {
    const { item, id } = event;
    const at = now.getTime();
    const numbered = `SELECT number, action, revision FROM receipts WHERE item = ? AND id = ? AND ${OPEN} ORDER BY number`;
    const open = this.#file.all(numbered, item, id) as Open[];
    const isShown = ({ action, revision }: Open) =>
      action === 'remove' ? revisionSeen === null : revisionSeen !== null && (revision ?? 0) <= revisionSeen;
    const last = isLate ? open.at(-1) : open.findLast(isShown);
    if (!last && !isNew) return;
    const number = last?.number ?? this.#found(event, now);
    const isOvertaken = (older: Open) =>
      last !== undefined && older.number < last.number && (isShown(older) || older.action !== last.action);
    for (const older of open.filter(isOvertaken))
      this.#file.run('UPDATE receipts SET mergedInto = ?, seenAt = ? WHERE number = ?', number, at, older.number);
    const { changes: stale } = isNew
      ? this.#file.run('INSERT OR IGNORE INTO stale_pages SELECT value, ?, key FROM json_each(?)', number, JSON.stringify(paths))
      : // A look may have been faster than the call: its pages may still be made.
        this.#file.run(
          `INSERT OR IGNORE INTO stale_pages SELECT path, ?, min(place) FROM stale_pages JOIN receipts ON number = receipt
           WHERE item = ? AND id = ? GROUP BY path`,
          ...[number, item, id],
        );
    this.#file.run(
      `UPDATE receipts SET startedAt = coalesce(startedAt, ?), seenAt = ?, revisionSeen = ?, round = ?, tags = ?, pagesStale = ?, lastError = NULL,
         leftOut = ?, heldBy = ?, workedBy = ? WHERE number = ?`,
      ...[at, at, revisionSeen, round, JSON.stringify(tags), Number(stale), leftOut?.finding ?? null, leftOut?.heldBy ?? null],
      ...[instanceName(), number],
    );
  }

  /** A look at the space found an unannounced change. */
  #found(event: PublishEvent, now: Date): number {
    const name = `${event.item}.${event.action === 'publish' ? 'publish' : 'unpublish'}`;
    return this.receive({ event, call: null, name, from: null }, 'look', now) as number;
  }

  /** Notes in the newest receipt of an entry that another publication displaced it, or gave its address back. */
  #noteLeftOut(id: string, leftOut: LeftOut | null, at: number): void {
    const finding = leftOut?.finding ?? null;
    this.#file.run(
      `UPDATE receipts SET leftOut = ?, heldBy = ?, liveAt = CASE WHEN leftOut IS NOT NULL AND ? IS NULL AND liveAt IS NOT NULL THEN ? ELSE liveAt END
       WHERE number = (SELECT max(number) FROM receipts WHERE item = 'Entry' AND id = ? AND mergedInto IS NULL)`,
      ...[finding, leftOut?.heldBy ?? null, finding, at, id],
    );
  }

  /** The pages still to make, each with its best order: an entry's own first. */
  stalePages(): { path: string; place: number }[] {
    return this.#file.all('SELECT path, min(place) AS place FROM stale_pages GROUP BY path ORDER BY max(receipt)') as {
      path: string;
      place: number;
    }[];
  }

  /** These pages are made. Gives the publications that are done. */
  made(paths: readonly string[], now: Date): Finished[] {
    return this.#file.transaction(() => {
      this.#file.run('DELETE FROM stale_pages WHERE path IN (SELECT value FROM json_each(?))', JSON.stringify(paths));
      const finished = this.#file.all(
        `SELECT number, action, item, id, pagesStale AS pages, receivedAt, seenAt FROM receipts
         WHERE liveAt IS NULL AND seenAt IS NOT NULL AND mergedInto IS NULL AND NOT EXISTS (SELECT 1 FROM stale_pages WHERE receipt = number) ORDER BY number`,
      ) as unknown as Finished[];
      // One that replaced others was shown at once, so nothing replaced it.
      this.#file.run(
        `UPDATE receipts SET liveAt = ?, (revisionSeen, leftOut, heldBy, round) =
           (SELECT revisionSeen, leftOut, heldBy, round FROM receipts AS last WHERE last.number = coalesce(receipts.mergedInto, receipts.number))
         WHERE liveAt IS NULL AND coalesce(mergedInto, number) IN (SELECT value FROM json_each(?))`,
        ...[now.getTime(), JSON.stringify(finished.map(({ number }) => number))],
      );
      return finished;
    });
  }

  /** A page could not be made and is tried again. A repeated failure is noted with its reason. */
  pageFailed(path: string, isFirst: boolean, reason: string | null): void {
    this.#file.run(
      `UPDATE receipts SET pagesFailed = pagesFailed + ?, lastError = coalesce(?, lastError)
       WHERE number IN (SELECT receipt FROM stale_pages WHERE path = ?)`,
      ...[isFirst ? 1 : 0, reason, path],
    );
  }

  /** The tags of publications that are done and not purged at the CDN. */
  unpurged(since: Date): { number: number; tags: string[] }[] {
    return this.#file
      .all(
        'SELECT number, tags FROM receipts WHERE liveAt >= ? AND purgedAt IS NULL AND mergedInto IS NULL ORDER BY number',
        since.getTime(),
      )
      .map(({ number, tags }) => ({ number: Number(number), tags: JSON.parse(String(tags)) }));
  }

  purged(numbers: readonly number[], now: Date): void {
    this.#file.run(
      'UPDATE receipts SET purgedAt = ? WHERE number IN (SELECT value FROM json_each(?))',
      ...[now.getTime(), JSON.stringify(numbers)],
    );
  }

  counts(): Record<PublicationState, number> {
    const columns = STATES.map((state) => `count(*) FILTER (WHERE state = '${state}') AS ${state}`);
    return this.#file.get(`SELECT ${columns} FROM (SELECT ${STATE} AS state FROM receipts)`) as Record<PublicationState, number>;
  }

  /** The newest receipts, newest first: since a time, or after a number. */
  newest({ limit, since = null, after = 0 }: { limit: number; since?: Date | null; after?: number }): Receipt[] {
    return this.#receipts('receivedAt >= ? AND number > ? ORDER BY number DESC LIMIT ?', since?.getTime() ?? 0, after, limit);
  }

  numbered(numbers: readonly number[]): Receipt[] {
    return this.#receipts('number IN (SELECT value FROM json_each(?)) ORDER BY number DESC', JSON.stringify(numbers));
  }

  #receipts(where: string, ...values: (string | number)[]): Receipt[] {
    return this.#file.all(`${SELECT_RECEIPTS} WHERE ${where}`, ...values).map(toReceipt);
  }

  /** `isShown`: whether the replica has the item. Receipts end after 30 days, and content of a build has none. */
  liveness(id: string, revision: number | null, isShown: boolean) {
    const [newest = null] = this.#receipts('id = ? ORDER BY number DESC LIMIT 1', id);
    const shown = this.#file.get(
      'SELECT max(coalesce(revisionSeen, revision)) AS revision FROM receipts WHERE id = ? AND liveAt IS NOT NULL AND leftOut IS NULL',
      id,
    )?.revision as number | null;
    const isNewest = newest === null ? isShown : newest.liveAt !== null;
    return {
      isKnown: newest !== null || isShown,
      // A left-out entry is off the site, even if the site showed it before.
      isLive: revision === null ? isNewest : newest?.leftOut == null && (shown ?? -1) >= revision,
      isLeftOut: newest?.leftOut != null && (newest.revisionSeen ?? newest.revision ?? 0) >= (revision ?? 0),
      revision: shown,
      newest,
    };
  }

  prune(now: Date): void {
    this.#file.run('DELETE FROM receipts WHERE liveAt <= ?', now.getTime() - KEPT_MS);
  }
}
