import type { SqliteFile } from '../durable/sqlite-file.ts';
import type { Announcement } from './announcement.ts';
import type { Unmarked } from './stream-places.ts';

/** How far the journal has read what other instances announced. */
export type Reading = {
  /** The id of the last message that it has taken. */
  position: string;
  /** Whether a message has this id, and not only a time. */
  isMessage: boolean;
};

/** What a journal notes of other instances: which of its publications they are still to be told of, and how far it has read what they told. */
export class AnnouncementRecord {
  readonly #file: SqliteFile;

  constructor(file: SqliteFile) {
    this.#file = file;
  }

  /**
   * How far announcements are read. Where the stored pages are others than those it was read for, it begins anew at `start`: what this journal knows is done was done
   * to other pages.
   */
  readingFor(pages: string, start: () => Reading): Reading {
    return this.#file.transaction(() => {
      const known = this.#file.get('SELECT position, isMessage, pages FROM reading');
      if (known?.pages === pages) return { position: String(known.position), isMessage: known.isMessage === 1 };
      const reading = start();
      this.beginAnew(pages, reading);
      return reading;
    });
  }

  /** Whether what the journal says is done was done to these stored pages. */
  isAbout(pages: string): boolean {
    return this.#file.get('SELECT pages FROM reading')?.pages === pages;
  }

  /** From here on the journal is about these stored pages. */
  beginAnew(pages: string, { position, isMessage }: Reading): void {
    this.#file.run(
      `INSERT OR REPLACE INTO reading (only, position, isMessage, pages, since)
       VALUES (1, ?, ?, ?, (SELECT coalesce(max(number), 0) FROM publications))`,
      ...[position, Number(isMessage), pages],
    );
  }

  /**
   * Announcements are missing after the last that was read: reading goes on at this position, and all that may have been missed is to be mended. What this journal
   * took since then is announced once more, as others may miss it as well.
   */
  noteBreak(reading: Reading, announceSince: Date): void {
    this.#file.transaction(() => {
      this.#file.run('UPDATE reading SET position = ?, isMessage = ?, isBroken = 1', reading.position, Number(reading.isMessage));
      this.#file.run(
        `UPDATE publications SET unannounced = 1 WHERE via = 'webhook' AND call IS NOT NULL AND receivedAt >= ?`,
        announceSince.getTime(),
      );
    });
  }

  /** Whether announcements were missed, and what they were about is not mended yet. */
  get isBroken(): boolean {
    return this.#file.get('SELECT isBroken FROM reading')?.isBroken === 1;
  }

  /** What was missed is mended. */
  mended(at: Date): void {
    this.#file.run('UPDATE reading SET isBroken = 0, mendedAt = ?', at.getTime());
  }

  /** Whether something that was missed was mended after this moment. */
  mendedSince(since: Date): boolean {
    const mendedAt = this.#file.get('SELECT mendedAt FROM reading')?.mendedAt;
    return typeof mendedAt === 'number' && mendedAt > since.getTime();
  }

  /** What other instances are still to be told of, in the order in which it came. */
  toAnnounce(most: number): (Announcement & { number: number })[] {
    const rows = this.#file.all(
      `SELECT number, item, id, kind, action, revision, call, event, receivedBy AS "from" FROM publications
       WHERE unannounced = 1 ORDER BY number LIMIT ?`,
      most,
    );
    return rows as (Announcement & { number: number })[];
  }

  /** How far announcements are read; null before they ever were. */
  get position(): string | null {
    const position = this.#file.get('SELECT position FROM reading')?.position;
    return typeof position === 'string' ? position : null;
  }

  /** What is known and not marked yet, with what was replaced by such a one. */
  unmarked(): Unmarked[] {
    const rows = this.#file.all(
      `SELECT call, via FROM publications AS known WHERE state IN ('waiting', 'working') OR (state = 'replaced' AND liveAt IS NULL
         AND EXISTS (SELECT 1 FROM publications AS later WHERE later.number = known.replacedBy AND later.state IN ('waiting', 'working', 'replaced')))`,
    );
    return rows.map(({ call, via }) => ({ call: String(call), isOwn: via === 'webhook' }));
  }

  /** What announcements call these publications, and those that they are worked in the place of. */
  callsOf(numbers: readonly number[]): string[] {
    const rows = this.#file.all(
      'SELECT call FROM publications WHERE call IS NOT NULL AND number IN (SELECT value FROM json_each(?))',
      JSON.stringify(numbers),
    );
    return rows.map(({ call }) => String(call));
  }

  /** Others can read of these now. */
  announced(numbers: readonly number[]): void {
    this.#file.run('UPDATE publications SET unannounced = 0 WHERE number IN (SELECT value FROM json_each(?))', JSON.stringify(numbers));
  }

  /** What others told is taken up to here. */
  readTo({ position, isMessage }: Reading): void {
    this.#file.run('UPDATE reading SET position = ?, isMessage = ?', position, Number(isMessage));
  }
}
