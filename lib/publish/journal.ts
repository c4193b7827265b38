import { type Row, SqliteFile } from '../durable/sqlite-file.ts';
import type { EntryKind } from '../site/collections.ts';
import { type Announcement, callOf } from './announcement.ts';
import { AnnouncementRecord, type Reading } from './announcement-record.ts';
import type { LeftOut, Stale } from './change.ts';
import { JOURNAL_TABLES } from './journal-tables.ts';
import type { PublicationState } from './publication-state.ts';
import { RECEIPT_COLUMNS, type Receipt, toReceipt } from './receipt.ts';
import { SIGNED_FOR_MS } from './signature.ts';
import { SlugHistory } from './slug-history.ts';
import type { PublishEvent } from './webhook.ts';

export type Publication = PublishEvent & {
  /** Counts all publications, in the order in which they came. */
  number: number;
  state: PublicationState;
  receivedAt: Date;
  /** When the delivery API served it. */
  seenAt: Date | null;
  /** When what shows it was marked stale. */
  markedAt: Date | null;
  /** When its last page was made; where it was replaced, when. What it took in all is the time since `receivedAt`. */
  doneAt: Date | null;
  /** Attempts that failed, when the next is due, and what the last one came to. */
  attempts: number;
  nextAttemptAt: Date;
  lastError: string | null;
  /** What it made stale: the tags, and the router's paths of the pages. How many of these have been made. */
  stale: Stale;
  pagesMade: number;
  /** The publication that is worked in its place. */
  replacedBy: number | null;
};

/** A publication whose pages are new here, and perhaps old in the caches in front. */
export type Unpurged = { number: number; stale: Pick<Stale, 'tags'> };

/** What became of a call of the webhook. */
export type Taken = 'accepted' | 'replayed' | 'outdated';

/** What is known of a call besides its message: the event as Contentful names it (`Entry.unpublish`), and when the call came. */
export type Arrival = {
  event: string | null;
  receivedAt: Date;
  /** Whether other instances are to be told of it. */
  announce?: boolean;
};

/** How far a publication is whose pages are being made. */
type Progress = { number: number; pagesMade: number; pagesFailed: number };

/** Whether the site shows an item's newest state. `revision` is the newest one that it shows, null where no call said it. What is
 * left out will not be live, however long somebody waits. */
export type Liveness = { isKnown: boolean; isLive: boolean; isLeftOut: boolean; revision: number | null; newest: Receipt | null };

/** An attempt that failed, and when to make the next. */
export type Failure = { publication: Publication; reason: string; nextAttemptAt: Date };

/** The longest time between two attempts. */
export const LONGEST_WAIT_MS = 5 * 60 * 1000;

const DAY_MS = 24 * 60 * 60 * 1000;
const KEPT_MS = 30 * DAY_MS;

/** A publication with all those that it was worked in the place of. */
const MERGED = `WITH RECURSIVE merged (number) AS (
  VALUES (?) UNION SELECT older.number FROM publications AS older JOIN merged ON older.replacedBy = merged.number)`;

/**
 * What was published: taken before its webhook is answered, worked off until every page shows it, whatever ends in between, and its life
 * kept for 30 days. One row for each publication; the newest one of an item takes the place of those that still wait.
 */
export class Journal {
  readonly #file: SqliteFile;
  readonly #instance: string | null;
  /** Which addresses entries had before. */
  readonly slugs: SlugHistory;
  /** What is noted of other instances. */
  readonly announcements: AnnouncementRecord;

  /** `instance` is the name of the process that writes here. One that does not migrate is for a look: see `stepsLeft`. */
  constructor(file: string, instance: string | null = null, { migrates = true } = {}) {
    // A call that was answered lasts. What is noted of the work on it is worked out once more where it is lost, and comes eight times as often.
    this.#file = new SqliteFile(file, JOURNAL_TABLES, { syncs: false, migrates });
    this.#instance = instance;
    this.slugs = new SlugHistory(this.#file);
    this.announcements = new AnnouncementRecord(this.#file);
  }

  /** Whether the open file still is the one under its name; what is written to another one is lost. */
  get inPlace(): boolean {
    return this.#file.inPlace;
  }

  /** How many steps the file lacks to the version of this site: none, unless it was opened for a look. */
  get stepsLeft(): number {
    return this.#file.stepsLeft;
  }

  close(): void {
    this.#file.close();
  }

  /** Takes a publication. The same signed call a second time changes nothing; an older revision than the one that waits is only noted. */
  receive(event: PublishEvent, signature: string, now: Date, arrival: Arrival = { event: null, receivedAt: now }): Taken {
    const at = now.getTime();
    return this.#file.lasting(() => {
      const call = callOf(signature);
      // Where other instances are told of it, they may have told of it here; and its time may have been looked at by more than one clock.
      if (!this.#remember(signature, at) || (arrival.announce && this.#knowsCall(call))) return 'replayed';
      const unannounced = arrival.announce ? 1 : 0;
      return this.#take(event, at, { ...arrival, via: 'webhook', call, unannounced, receivedBy: this.#instance });
    });
  }

  #take(event: PublishEvent, at: number, way: Way): Taken {
    const { number } = this.#insert(event, at, way);
    const waiting = this.#waitingBefore({ ...event, number });
    const newer = waiting.find((each) => isOlder(event, each));
    if (newer) {
      this.#replace(this.#byNumber(number), newer, at);
      return 'outdated';
    }
    for (const older of waiting) this.#replace(older, this.#byNumber(number), at);
    return 'accepted';
  }

  /**
   * Takes what other instances announced, as if the webhook had called here, together with how far that is read. What is known already changes nothing; what is
   * older than what is known is only noted. Gives how many are to be worked.
   */
  takeAnnounced(announcements: readonly Announcement[], reading: Reading, now: Date): number {
    const at = now.getTime();
    return this.#file.transaction(() => {
      let accepted = 0;
      for (const { call, from, event, ...published } of announcements) {
        if (this.#knowsCall(call)) continue;
        const known = this.#newestSince(published);
        const way: Way = { event, receivedAt: now, via: 'redis', call, unannounced: 0, receivedBy: from };
        if (known && isCovered(published, known)) this.#cover(this.#insert(published, at, way).number, known, at);
        else if (this.#take(published, at, way) === 'accepted') accepted += 1;
      }
      this.announcements.readTo(reading);
      return accepted;
    });
  }

  /** Whether a call is known, by whichever way it came, and what is stored since then shows it. */
  #knowsCall(call: string): boolean {
    return (
      this.#file.get('SELECT 1 FROM publications WHERE call = ? AND number > coalesce((SELECT since FROM reading), 0)', call) !== undefined
    );
  }

  /** The newest publication of an item, unless it is about other pages than those that are stored now. */
  #newestSince({ item, id }: PublishEvent): Known | undefined {
    return this.#file.get(
      `SELECT number, action, max(coalesce(revision, 0), coalesce(revisionSeen, 0)) AS revision, state FROM publications
       WHERE item = ? AND id = ? AND state <> 'replaced' AND number > coalesce((SELECT since FROM reading), 0) ORDER BY number DESC LIMIT 1`,
      item,
      id,
    ) as Known | undefined;
  }

  /** A publication that another one stands for, whether that is done or not. */
  #cover(number: number, by: Known, at: number): void {
    this.#file.run(
      `UPDATE publications SET state = 'replaced', replacedBy = ?, doneAt = ?, liveAt = ?,
         (leftOut, heldBy) = (SELECT leftOut, heldBy FROM publications WHERE number = ?) WHERE number = ?`,
      ...[by.number, at, by.state === 'done' ? at : null, by.number, number],
    );
  }

  /** Takes up to `most` publications that are due, to be worked now. Two of one item are worked one after the other. */
  claim(most: number, now: Date): Publication[] {
    const at = now.getTime();
    const rows = this.#file.all(
      `UPDATE publications SET state = 'working', startedAt = coalesce(startedAt, ?), workedBy = ? WHERE number IN (
         SELECT number FROM publications AS due WHERE state = 'waiting' AND nextAttemptAt NOT BETWEEN ? AND ? AND NOT EXISTS (
           SELECT 1 FROM publications AS other WHERE other.item = due.item AND other.id = due.id AND (
             other.state = 'working' OR (other.state = 'waiting' AND other.number < due.number))
         ) ORDER BY number LIMIT ?
       ) RETURNING *`,
      // Further ahead than any wait: the clock was set back.
      ...[at, this.#instance, at + 1, at + LONGEST_WAIT_MS, most],
    );
    return rows.map(toPublication).sort((a, b) => a.number - b.number);
  }

  /** The publications that are worked though a later one of their item has come. */
  overtaken(): number[] {
    const rows = this.#file.all(
      `SELECT number FROM publications AS older WHERE state = 'working' AND EXISTS (
         SELECT 1 FROM publications AS later WHERE later.item = older.item AND later.id = older.id AND later.state = 'waiting')`,
    );
    return rows.map(({ number }) => number as number);
  }

  /**
   * The delivery API serves these, in this revision: this is what they make stale, each together with what an earlier attempt found; and why the site does
   * not show one, if it does not.
   */
  seen(found: readonly (readonly [Publication, Stale, (number | null)?, (LeftOut | null)?])[], now: Date): Publication[] {
    return this.#file.transaction(() =>
      found.map(([{ number }, stale, revision, leftOut]) => {
        const { tags, paths } = union(this.#byNumber(number).stale, stale);
        this.#file.run(
          'UPDATE publications SET seenAt = coalesce(seenAt, ?), revisionSeen = ?, leftOut = ?, heldBy = ?, tags = ?, paths = ? WHERE number = ?',
          ...[now.getTime(), revision ?? null, leftOut?.finding ?? null, leftOut?.heldBy ?? null],
          ...[JSON.stringify(tags), JSON.stringify(paths), number],
        );
        return this.#byNumber(number);
      }),
    );
  }

  /** Entries that the publication of another one displaced, or gave their address back: their newest receipts say so. */
  noteLeftOut(outcomes: readonly (readonly [id: string, leftOut: LeftOut | null])[], now: Date): void {
    if (outcomes.length === 0) return;
    this.#file.transaction(() => {
      for (const [id, leftOut] of outcomes)
        this.#file.run(
          `UPDATE publications SET leftOut = ?, heldBy = ?, liveAt = CASE WHEN leftOut IS NOT NULL AND ? IS NULL AND liveAt IS NOT NULL THEN ? ELSE liveAt END
           WHERE number = (SELECT max(number) FROM publications WHERE item = 'Entry' AND id = ? AND state <> 'replaced')`,
          ...[leftOut?.finding ?? null, leftOut?.heldBy ?? null, leftOut?.finding ?? null, now.getTime(), id],
        );
    });
  }

  /** What shows these is marked stale, in one round; their pages are to be made. */
  marked(publications: readonly Publication[], now: Date): void {
    const at = now.getTime();
    this.#file.transaction(() => {
      const round = Number(this.#file.run('INSERT INTO rounds (markedAt) VALUES (?)', at).lastInsertRowid);
      for (const { number } of publications) {
        this.#file.run(
          `UPDATE publications SET state = 'marked', markedAt = ?, lastError = NULL, pagesMade = 0, pagesFailed = 0 WHERE number = ?`,
          ...[at, number],
        );
        this.#file.run(`${MERGED} UPDATE publications SET round = ? WHERE number IN merged`, number, round);
      }
    });
  }

  /** Every page of these has been made. */
  done(publications: readonly Publication[], now: Date): void {
    this.#file.transaction(() => {
      for (const { number, stale } of publications) {
        this.#file.run(
          `UPDATE publications SET state = 'done', doneAt = ?, pagesMade = ?, lastError = NULL WHERE number = ?`,
          ...[now.getTime(), stale.paths.length, number],
        );
        // Those that it was worked in the place of are on the pages with it, in the same revision.
        this.#file.run(
          `${MERGED} UPDATE publications SET liveAt = ?, (revisionSeen, leftOut, heldBy) = (SELECT revisionSeen, leftOut, heldBy FROM publications WHERE number = ?)
           WHERE number IN merged`,
          ...[number, now.getTime(), number],
        );
      }
    });
  }

  /** What was done since then, and is not purged from the caches in front. */
  unpurgedSince(then: Date): Unpurged[] {
    const rows = this.#file.all(
      `SELECT number, tags FROM publications WHERE doneAt >= ? AND purgedAt IS NULL AND state = 'done' ORDER BY number`,
      then.getTime(),
    );
    return rows.map(({ number, tags }) => ({ number: Number(number), stale: { tags: JSON.parse(String(tags)) as string[] } }));
  }

  /** The caches in front have forgotten what depends on these. */
  purged(numbers: readonly number[], now: Date): void {
    this.#file.run(
      'UPDATE publications SET purgedAt = ? WHERE number IN (SELECT value FROM json_each(?))',
      ...[now.getTime(), JSON.stringify(numbers)],
    );
  }

  /** A page of these could not be made; it is tried again. The reason is noted once it is worth a line. */
  pageFailed(lives: readonly Progress[], reason: string | null): void {
    this.#file.transaction(() => {
      for (const { number, pagesMade, pagesFailed } of lives)
        this.#file.run(
          'UPDATE publications SET pagesMade = ?, pagesFailed = ?, lastError = coalesce(?, lastError) WHERE number = ?',
          ...[pagesMade, pagesFailed, reason, number],
        );
    });
  }

  /** Attempts have failed before anything was marked. The next is due then, or made for a later one of the same item. */
  failed(failures: readonly Failure[], now: Date): void {
    this.#file.transaction(() => {
      for (const { publication, reason, nextAttemptAt } of failures) {
        const { changes } = this.#file.run(
          `UPDATE publications SET state = 'waiting', attempts = attempts + 1, nextAttemptAt = ?, lastError = ? WHERE number = ?`,
          ...[nextAttemptAt.getTime(), reason, publication.number],
        );
        // Another file may have been put in the place of the one that knew it.
        if (changes === 0) continue;
        const failed = this.#byNumber(publication.number);
        const later = this.#file.get(
          `SELECT * FROM publications WHERE item = ? AND id = ? AND number > ? AND state = 'waiting' ORDER BY number DESC`,
          ...[failed.item, failed.id, failed.number],
        );
        if (later) this.#replace(failed, toPublication(later), now.getTime());
      }
    });
  }

  /** Has everything that a process left unfinished worked again: which tags are stale, and which pages were asked for, died with it. */
  reopen(now: Date): number {
    const { changes } = this.#file.run(
      `UPDATE publications SET state = 'waiting', nextAttemptAt = ? WHERE state IN ('waiting', 'working', 'marked')`,
      now.getTime(),
    );
    return Number(changes);
  }

  /**
   * Where other pages are stored than those that this journal is about, what came since then is brought to them as well: of each item the newest. For an instance that
   * nobody else tells of it. Gives how many.
   */
  bringAgain(pages: string, start: Reading, since: Date, now: Date): number {
    return this.#file.transaction(() => {
      if (this.announcements.isAbout(pages)) return 0;
      this.announcements.beginAnew(pages, start);
      const rows = this.#file.all(
        `SELECT * FROM publications WHERE state = 'done' AND receivedAt >= ? AND number IN (SELECT max(number) FROM publications
         WHERE state <> 'replaced' GROUP BY item, id) ORDER BY number`,
        since.getTime(),
      );
      for (const row of rows) {
        const { event, via, call, receivedBy } = row as unknown as Way;
        this.#insert(toPublication(row), now.getTime(), { event, receivedAt: now, via, call, unannounced: 0, receivedBy });
      }
      return rows.length;
    });
  }

  /** Makes everything that waits due at once. */
  makeDue(now: Date): void {
    this.#file.run(`UPDATE publications SET nextAttemptAt = min(nextAttemptAt, ?) WHERE state = 'waiting'`, now.getTime());
  }

  /** When the next attempt is due; null where nothing waits. What waits for another one of its item comes when that one is through. */
  nextDueAt(): Date | null {
    const row = this.#file.get(
      `SELECT nextAttemptAt AS due FROM publications AS waiting WHERE state = 'waiting' AND NOT EXISTS (
         SELECT 1 FROM publications AS other WHERE other.item = waiting.item AND other.id = waiting.id AND other.state = 'working')
       ORDER BY nextAttemptAt LIMIT 1`,
    );
    return typeof row?.due === 'number' ? new Date(row.due) : null;
  }

  /** How many publications are in each state. */
  counts(): Record<PublicationState, number> {
    const rows = this.#file.all('SELECT state, count(*) AS count FROM publications GROUP BY state');
    const none = { waiting: 0, working: 0, marked: 0, done: 0, replaced: 0 };
    return { ...none, ...Object.fromEntries(rows.map(({ state, count }) => [state, count])) };
  }

  /** Whether a publication, or one that was taken before it, is not brought yet: waits, is worked, or has pages that are still to be made. */
  isUnfinishedUpTo(number: number): boolean {
    const unfinished = "SELECT 1 FROM publications WHERE number <= ? AND state IN ('waiting', 'working', 'marked') LIMIT 1";
    return this.#file.all(unfinished, number).length > 0;
  }

  /** Whether a publication, or one that was taken before it, is not marked stale yet. */
  isUnmarkedUpTo(number: number): boolean {
    return this.#file.get("SELECT 1 FROM publications WHERE number <= ? AND state IN ('waiting', 'working') LIMIT 1", number) !== undefined;
  }

  /** The newest publications, newest first. */
  newest(most: number): Publication[] {
    return this.#file.all('SELECT * FROM publications ORDER BY number DESC LIMIT ?', most).map(toPublication);
  }

  /** The lives of the newest calls, newest first: of those that came at `since` or later, of those behind a number. */
  receipts({ limit, since = null, after = 0 }: { limit: number; since?: Date | null; after?: number }): Receipt[] {
    const rows = this.#file.all(
      `SELECT ${RECEIPT_COLUMNS} FROM publications WHERE receivedAt >= ? AND number > ? ORDER BY number DESC LIMIT ?`,
      ...[since?.getTime() ?? 0, after, limit],
    );
    return rows.map(toReceipt);
  }

  /** The lives of these calls, where they are still kept. */
  receiptsNumbered(numbers: readonly number[]): Receipt[] {
    return this.#file
      .all(
        `SELECT ${RECEIPT_COLUMNS} FROM publications WHERE number IN (SELECT value FROM json_each(?)) ORDER BY number DESC`,
        JSON.stringify(numbers),
      )
      .map(toReceipt);
  }

  /** Whether the site shows the newest state of an item, as far as calls have told; with a revision, whether it shows that or a later one. */
  liveness(id: string, revision: number | null): Liveness {
    const row = this.#file.get(`SELECT ${RECEIPT_COLUMNS} FROM publications WHERE id = ? ORDER BY number DESC LIMIT 1`, id);
    const newest = row ? toReceipt(row) : null;
    const shown = this.#file.get(
      'SELECT max(coalesce(revisionSeen, revision)) AS revision FROM publications WHERE id = ? AND liveAt IS NOT NULL AND leftOut IS NULL',
      id,
    )?.revision as number | null;
    // The receipts end after 30 days, and what a build found never had one.
    const isBuilt = newest === null && this.slugs.isLive(id);
    const isNewest = newest === null ? isBuilt : newest.liveAt !== null;
    return {
      isKnown: newest !== null || isBuilt,
      // One that is left out is off the site, whatever was shown before.
      isLive: revision === null ? isNewest : newest?.leftOut == null && (shown ?? -1) >= revision,
      isLeftOut: newest?.leftOut != null && (newest.revisionSeen ?? newest.revision ?? 0) >= (revision ?? 0),
      revision: shown,
      newest,
    };
  }

  /** Forgets the lives that ended more than 30 days ago. The slugs that entries had stay known: links to them last longer. */
  prune(now: Date): void {
    this.#file.transaction(() => {
      this.#file.run('DELETE FROM publications WHERE doneAt <= ?', now.getTime() - KEPT_MS);
      this.#file.run(
        'DELETE FROM rounds WHERE markedAt <= ? AND number NOT IN (SELECT round FROM publications WHERE round IS NOT NULL)',
        now.getTime() - KEPT_MS,
      );
    });
  }

  /** Fails where nothing can be written now. */
  assertWritable(): void {
    this.#file.transaction(() => this.#file.run('DELETE FROM signatures WHERE receivedAt < 0'));
  }

  /** Whether this signature is new. It is remembered for as long as a call may come with it. */
  #remember(signature: string, at: number): boolean {
    this.#file.run('DELETE FROM signatures WHERE receivedAt < ?', at - SIGNED_FOR_MS);
    return this.#file.run('INSERT OR IGNORE INTO signatures VALUES (?, ?)', signature, at).changes > 0;
  }

  #insert({ item, id, kind, action, revision }: PublishEvent, at: number, way: Way): { number: number } {
    const { event, receivedAt, receivedBy, via, call, unannounced } = way;
    const { lastInsertRowid } = this.#file.run(
      `INSERT INTO publications (item, id, kind, action, revision, state, event, receivedAt, verifiedAt, nextAttemptAt, receivedBy, via, call, unannounced)
       VALUES (?, ?, ?, ?, ?, 'waiting', ?, ?, ?, ?, ?, ?, ?, ?)`,
      ...[item, id, kind, action, revision, event, receivedAt.getTime(), at, at, receivedBy, via, call, unannounced],
    );
    return { number: Number(lastInsertRowid) };
  }

  #waitingBefore({ item, id, number }: Pick<Publication, 'item' | 'id' | 'number'>): Publication[] {
    return this.#file
      .all(`SELECT * FROM publications WHERE item = ? AND id = ? AND number < ? AND state = 'waiting'`, item, id, number)
      .map(toPublication);
  }

  /** What the one that steps back had made stale already is for the other one to mark and to make. */
  #replace(older: Publication, newer: Publication, at: number): void {
    const { tags, paths } = union(older.stale, newer.stale);
    this.#file.run(
      'UPDATE publications SET tags = ?, paths = ? WHERE number = ?',
      ...[JSON.stringify(tags), JSON.stringify(paths), newer.number],
    );
    this.#file.run(
      `UPDATE publications SET state = 'replaced', replacedBy = ?, doneAt = ? WHERE number = ?`,
      ...[newer.number, at, older.number],
    );
  }

  #byNumber(number: number): Publication {
    return toPublication(this.#file.get('SELECT * FROM publications WHERE number = ?', number) as Row);
  }
}

/** By which way a publication came to this journal. */
type Way = Omit<Arrival, 'announce'> & { via: 'webhook' | 'redis'; call: string; unannounced: 0 | 1; receivedBy: string | null };

type Known = { number: number; action: PublishEvent['action']; revision: number; state: PublicationState };

/**
 * Whether a publication that comes over other instances is behind what is known of its item, or just that: they tell in no order. An entry that was deleted begins
 * to count anew when it is made again.
 */
function isCovered({ action, revision }: PublishEvent, known: Known): boolean {
  if (revision === null) return false;
  return known.action === action ? known.revision >= revision : known.action === 'publish' && known.revision > revision;
}

/** The revision of an item that is published for the first time since it was made. */
const FIRST_REVISION = 1;

/**
 * Whether a message is about an earlier revision than another one; where one does not say, the order in which they came counts. A removal that is followed by
 * revision 1 is no late message: the item was deleted and made again, and counts anew.
 */
function isOlder(some: PublishEvent, other: PublishEvent): boolean {
  if (some.revision === null || other.revision === null) return false;
  const isMadeAgain = some.action === 'publish' && some.revision === FIRST_REVISION && other.action === 'remove';
  return some.revision < other.revision && !isMadeAgain;
}

const union = (some: Stale, others: Stale): Stale => ({
  tags: [...new Set([...some.tags, ...others.tags])],
  paths: [...new Set([...some.paths, ...others.paths])],
});

function toPublication(row: Row): Publication {
  const { number, item, id, kind, action, revision, state, attempts, lastError, pagesMade, replacedBy } = row as unknown as Publication;
  const date = (name: string) => (row[name] === null ? null : new Date(row[name] as number));
  return {
    ...{ number, item, id, kind: kind as EntryKind | null, action, revision, state, attempts, lastError, pagesMade, replacedBy },
    ...{ seenAt: date('seenAt'), markedAt: date('markedAt'), doneAt: date('doneAt') },
    receivedAt: new Date(row.receivedAt as number),
    nextAttemptAt: new Date(row.nextAttemptAt as number),
    stale: { tags: JSON.parse(row.tags as string) as string[], paths: JSON.parse(row.paths as string) as string[] },
  };
}
