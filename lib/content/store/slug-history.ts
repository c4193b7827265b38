import type { SqliteFile } from '../../durable/sqlite-file.ts';
import { LOCALES, type Locale } from '../../i18n/locales.ts';
import type { EntryKind } from '../../site/collections.ts';

/** `leftAt` (epoch ms) is null for a current slug. A removed entry's slugs stay known: it may return. */
export const SLUG_TABLE = `
  CREATE TABLE slug_history (
    kind TEXT NOT NULL, locale TEXT NOT NULL, slug TEXT NOT NULL, id TEXT NOT NULL, leftAt INTEGER, PRIMARY KEY (kind, locale, slug, id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX slug_history_by_entry ON slug_history (id, locale);`;

/** Each former slug leads to the entry's current one, so no redirect needs a second, and none leads back. */
export class SlugHistory {
  readonly #file: SqliteFile;

  constructor(file: SqliteFile) {
    this.#file = file;
  }

  /** An entry is shown under these slugs. */
  put({ id, kind, slugs }: { id: string; kind: EntryKind; slugs: Record<Locale, string> }, now: Date): void {
    for (const locale of LOCALES) {
      this.#file.run(
        'UPDATE slug_history SET leftAt = ? WHERE id = ? AND locale = ? AND leftAt IS NULL AND NOT (kind = ? AND slug = ?)',
        ...[now.getTime(), id, locale, kind, slugs[locale]],
      );
      this.#file.run(
        'INSERT INTO slug_history VALUES (?, ?, ?, ?, NULL) ON CONFLICT DO UPDATE SET leftAt = NULL',
        ...[kind, locale, slugs[locale], id],
      );
    }
  }

  remove(id: string, now: Date): void {
    this.#file.run('UPDATE slug_history SET leftAt = ? WHERE id = ? AND leftAt IS NULL', now.getTime(), id);
  }

  live(): string[] {
    return this.#file.all('SELECT DISTINCT id FROM slug_history WHERE leftAt IS NULL').map(({ id }) => id as string);
  }

  /** Null if no entry had the slug in `formerIn`, if one has it now, or if the last one that had it is gone. */
  slugNow(kind: EntryKind, slug: string, locale: Locale, formerIn: Locale = locale): string | null {
    const own = this.#file.get(
      `WITH last AS (SELECT id, leftAt FROM slug_history WHERE kind = ? AND locale = ? AND slug = ? ORDER BY leftAt IS NOT NULL, leftAt DESC LIMIT 1)
       SELECT slug FROM slug_history AS own JOIN last USING (id)
       WHERE last.leftAt IS NOT NULL AND own.leftAt IS NULL AND kind = ? AND locale = ? AND slug <> ?`,
      ...[kind, formerIn, slug, kind, locale, slug],
    );
    return (own?.slug as string | undefined) ?? null;
  }
}
