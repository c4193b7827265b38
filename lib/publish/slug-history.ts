import type { SqliteFile } from '../durable/sqlite-file.ts';
import { LOCALES, type Locale } from '../i18n/locales.ts';
import type { EntryKind } from '../site/collections.ts';

/** What is noted of an entry: which slugs it has, as of when (ISO 8601, by the clock of the content service). */
type SluggedEntry = { id: string; kind: EntryKind; slugs: Record<Locale, string>; updatedAt: string };

/**
 * Every slug that an entry has or had, in each language. `leftAt` (epoch ms) is null while it has it. What an entry had stays known when it
 * is removed: it may come back under another slug.
 */
export const SLUG_TABLES = `
  CREATE TABLE entries (id TEXT PRIMARY KEY, kind TEXT NOT NULL, updatedAt TEXT NOT NULL, isLive INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE slugs (
    kind TEXT NOT NULL, locale TEXT NOT NULL, slug TEXT NOT NULL, id TEXT NOT NULL REFERENCES entries (id) ON DELETE CASCADE, leftAt INTEGER,
    PRIMARY KEY (kind, locale, slug, id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX slugs_by_entry ON slugs (id, locale);`;

/**
 * Which addresses entries had before. Only the entry's slug of today is ever led to, so chains and loops cannot come about: whatever it was
 * called before, and however often, one hop leads there; and a slug that any entry has today leads nowhere else.
 */
export class SlugHistory {
  readonly #file: SqliteFile;

  constructor(file: SqliteFile) {
    this.#file = file;
  }

  /** Entries were published, or removed where they have no slugs any more. */
  note(changes: readonly (SluggedEntry | { id: string; slugs: null })[], now: Date): void {
    if (changes.length === 0) return;
    this.#file.transaction(() => {
      for (const change of changes) {
        if (change.slugs === null) this.#remove(change.id, now);
        else this.#put(change, now);
      }
    });
  }

  /**
   * Notes entries as a build found them, where nothing newer is known. Gives those of which something newer is known: the build is older
   * than their last publication.
   */
  fill(entries: readonly SluggedEntry[], now: Date): SluggedEntry[] {
    const known = this.#known(entries.map(({ id }) => id));
    const isNewer = (entry: SluggedEntry) => entry.updatedAt > (known.get(entry.id)?.updatedAt ?? '');
    this.note(entries.filter(isNewer), now);
    return entries.flatMap(({ id, slugs, updatedAt }) => {
      const own = known.get(id);
      const differs = own?.isLive && own.updatedAt > updatedAt && LOCALES.some((locale) => own.slugs[locale] !== slugs[locale]);
      return own && differs ? [own] : [];
    });
  }

  /**
   * The slug in a language, today, of the entry that had this slug last, in `formerIn` (the same language, unless said otherwise). Null where
   * no entry had it, where one has it now, and where the one that had it last is gone.
   */
  slugNow(kind: EntryKind, slug: string, locale: Locale, formerIn: Locale = locale): string | null {
    const last = this.#file.get(
      'SELECT id, leftAt FROM slugs WHERE kind = ? AND locale = ? AND slug = ? ORDER BY leftAt IS NOT NULL, leftAt DESC LIMIT 1',
      ...[kind, formerIn, slug],
    );
    if (!last || last.leftAt === null) return null;
    const own = this.#file.get(
      'SELECT slug FROM slugs WHERE id = ? AND kind = ? AND locale = ? AND leftAt IS NULL',
      last.id as string,
      kind,
      locale,
    );
    return typeof own?.slug === 'string' && own.slug !== slug ? own.slug : null;
  }

  /** The kind of an entry that was ever shown; null of anything else. */
  kindOf(id: string): EntryKind | null {
    return (this.#file.get('SELECT kind FROM entries WHERE id = ?', id)?.kind as EntryKind | undefined) ?? null;
  }

  /** Whether the entry is one that the site shows, as far as is noted. */
  isLive(id: string): boolean {
    return this.#file.get('SELECT isLive FROM entries WHERE id = ?', id)?.isLive === 1;
  }

  #put({ id, kind, slugs, updatedAt }: SluggedEntry, now: Date): void {
    this.#noteEntry(id, kind, updatedAt, 1);
    for (const locale of LOCALES) {
      this.#file.run(
        'UPDATE slugs SET leftAt = ? WHERE id = ? AND locale = ? AND leftAt IS NULL AND NOT (kind = ? AND slug = ?)',
        ...[now.getTime(), id, locale, kind, slugs[locale]],
      );
      this.#file.run(
        'INSERT INTO slugs VALUES (?, ?, ?, ?, NULL) ON CONFLICT DO UPDATE SET leftAt = NULL',
        ...[kind, locale, slugs[locale], id],
      );
    }
  }

  #remove(id: string, now: Date): void {
    this.#file.run('UPDATE entries SET isLive = 0, updatedAt = max(updatedAt, ?) WHERE id = ?', now.toISOString(), id);
    this.#file.run('UPDATE slugs SET leftAt = ? WHERE id = ? AND leftAt IS NULL', now.getTime(), id);
  }

  #noteEntry(id: string, kind: EntryKind, updatedAt: string, isLive: 0 | 1): void {
    this.#file.run(
      'INSERT INTO entries VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET kind = excluded.kind, updatedAt = excluded.updatedAt, isLive = excluded.isLive',
      ...[id, kind, updatedAt, isLive],
    );
  }

  #known(ids: readonly string[]): Map<string, SluggedEntry & { isLive: boolean }> {
    const wanted = JSON.stringify(ids);
    const entries = this.#file.all('SELECT id, kind, updatedAt, isLive FROM entries WHERE id IN (SELECT value FROM json_each(?))', wanted);
    const known = new Map(
      entries.map(({ id, kind, updatedAt, isLive }) => [
        id as string,
        { id, kind, updatedAt, isLive: isLive === 1, slugs: {} } as SluggedEntry & { isLive: boolean },
      ]),
    );
    for (const { id, locale, slug } of this.#file.all(
      'SELECT id, locale, slug FROM slugs WHERE leftAt IS NULL AND id IN (SELECT value FROM json_each(?))',
      wanted,
    )) {
      const entry = known.get(id as string);
      if (entry) entry.slugs[locale as Locale] = slug as string;
    }
    return known;
  }
}
