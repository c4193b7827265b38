import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SqliteFile } from '../../durable/sqlite-file.ts';
import { env } from '../../env.ts';
import { LOCALES, type Locale, perLocale } from '../../i18n/locales.ts';
import { BUILD_FOLDER } from '../../runtime/build-folder.ts';
import { log } from '../../runtime/log.ts';
import { ENTRY_KINDS, type EntryKind, entryKind } from '../../site/collections.ts';
import { isPartType, type PartType } from '../model.ts';
import type { LocalizedCard, LocalizedEntry, RawEntry } from '../types.ts';
import { toPicture } from './asset.ts';
import { Catalogue, withoutBody } from './catalogue.ts';
import { showingProblems, toEntry } from './entry.ts';
import { byId, linkedIds, resolvedWith } from './links.ts';

/** Next's folder for `npm run dev`. Its content must not replace the content of a build's pages. */
const FOLDER = process.env.NODE_ENV === 'development' ? join(BUILD_FOLDER, 'dev') : BUILD_FOLDER;

/** The file for a build's copy of the space: beside the pages made from it, so that both are deployed together. */
export const BUILT_REPLICA = join(/* turbopackIgnore: true */ FOLDER, 'cache', 'content', 'replica.sqlite');

export const hasBuiltReplica = (): boolean => existsSync(/* turbopackIgnore: true */ BUILT_REPLICA);

export type ItemType = 'Entry' | 'Asset';

/** Contentful counts an item's publications, and restarts if the item was deleted or the environment is another one. */
export type Version = { revision: number; updatedAt: string };

/**
 * `raw` is an item as the API returned it, in all languages, with unresolved links. `card` is an entry's content in lists: made from `raw`
 * by the code of one build, and null if the entry cannot be shown. A fault is an unreadable revision; the last readable one stays in
 * `items`. `leftAt` (epoch ms) is null for a current slug. A removed entry's slugs stay known: it may return.
 */
export const REPLICA_TABLES = `
  CREATE TABLE items (
    type TEXT NOT NULL, id TEXT NOT NULL, kind TEXT, revision INTEGER NOT NULL, updatedAt TEXT NOT NULL, card TEXT, raw TEXT NOT NULL,
    PRIMARY KEY (type, id)
  ) STRICT;
  CREATE TABLE faults (
    type TEXT NOT NULL, id TEXT NOT NULL, revision INTEGER NOT NULL, updatedAt TEXT NOT NULL, fault TEXT NOT NULL, PRIMARY KEY (type, id)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE slug_history (
    kind TEXT NOT NULL, locale TEXT NOT NULL, slug TEXT NOT NULL, id TEXT NOT NULL, leftAt INTEGER, PRIMARY KEY (kind, locale, slug, id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX slug_history_by_entry ON slug_history (id, locale);`;

export const versionOf = ({ sys: { revision = 0, updatedAt = '' } }: RawEntry): Version => ({ revision, updatedAt });

export const isSame = (one: Version, other: Version | null | undefined): boolean =>
  one.revision === other?.revision && one.updatedAt === other.updatedAt;

/**
 * The copy of the space from which all pages are made: in an SQLite file, read synchronously; cards are also held in memory. Writes belong
 * in a transaction of the file. After one that fails, call `reload`.
 */
export class Replica {
  readonly #file: SqliteFile;
  #catalogues = new Map<EntryKind, Catalogue>();
  #parts = new Map<PartType, readonly RawEntry[]>();

  constructor(file: SqliteFile) {
    this.#file = file;
  }

  /** Reads the in-memory data from the file again. */
  reload(): void {
    this.#catalogues.clear();
    this.#parts.clear();
  }

  catalogue(kind: EntryKind): Catalogue {
    const known = this.#catalogues.get(kind);
    if (known) return known;
    const cards = this.#file.all(`SELECT card FROM items WHERE type = 'Entry' AND kind = ? AND card IS NOT NULL`, kind);
    const catalogue = new Catalogue(cards.map(({ card }) => JSON.parse(card as string) as LocalizedCard));
    this.#catalogues.set(kind, catalogue);
    return catalogue;
  }

  /** All entries of a type without pages, with unresolved links. The same array until one of them changes. */
  parts(type: PartType): readonly RawEntry[] {
    const parts = this.#parts.get(type) ?? this.#items(`type = 'Entry' AND kind = ?`, type);
    this.#parts.set(type, parts);
    return parts;
  }

  entryBySlug(kind: EntryKind, slug: string, locale: Locale): LocalizedEntry | null {
    const card = this.catalogue(kind).bySlug(slug, locale);
    return card ? this.entry(kind, card.id) : null;
  }

  /** A whole entry; null if it cannot be shown. */
  entry(kind: EntryKind, id: string): LocalizedEntry | null {
    const raw = this.item('Entry', id);
    if (!raw) return null;
    const [resolved, codes] = [this.resolved(raw), env().CONTENTFUL_LOCALES];
    const [found] = showingProblems(kind, resolved, codes);
    if (!found) return toEntry(kind, resolved, codes);
    const { field, problem } = found;
    log.warn('content.left-out', `content: left out ${kind} ${id}: ${field} ${problem}`, { kind, id, field });
    return null;
  }

  /** An item as the API returned it, with unresolved links; null if it is not published. */
  item(type: ItemType, id: string): RawEntry | null {
    return this.#items('type = ? AND id = ?', type, id)[0] ?? null;
  }

  /** All entries of a kind, those created last first, with their links resolved. */
  *resolvedEntries(kind: EntryKind): Generator<RawEntry> {
    for (const id of this.#idsOf(kind)) yield this.resolved(this.item('Entry', id) as RawEntry);
  }

  #idsOf(kind: EntryKind): string[] {
    const rows = this.#file.all(`SELECT id FROM items WHERE type = 'Entry' AND kind = ? ORDER BY raw ->> '$.sys.createdAt' DESC, id`, kind);
    return rows.map(({ id }) => id as string);
  }

  resolved(raw: RawEntry): RawEntry {
    const ids = linkedIds(raw.fields);
    const linked = (['Entry', 'Asset'] as const).flatMap((type) =>
      this.#items('type = ? AND id IN (SELECT value FROM json_each(?))', type, JSON.stringify([...ids[type]])),
    );
    return resolvedWith(raw, byId(linked));
  }

  #items(where: string, ...values: string[]): RawEntry[] {
    return this.#file.all(`SELECT raw FROM items WHERE ${where}`, ...values).map(({ raw }) => JSON.parse(raw as string) as RawEntry);
  }

  /** Whether an entry has a page. For any other item: whether it is published. */
  isShown(id: string): boolean {
    const kind = this.kindOf(id);
    return kind ? this.catalogue(kind).shown.has(id) : this.versionOf('Asset', id) !== null || this.versionOf('Entry', id) !== null;
  }

  /** The kind of an entry; null for any other item. */
  kindOf(id: string): EntryKind | null {
    return entryKind(this.#file.get(`SELECT kind FROM items WHERE type = 'Entry' AND id = ?`, id)?.kind);
  }

  /** The shown version of each item of a content type, or of all assets. */
  versions(type: ItemType, kind: string | null): Map<string, Version> {
    const rows = this.#file.all('SELECT id, revision, updatedAt FROM items WHERE type = ? AND kind IS ?', type, kind);
    return new Map(rows.map(({ id, revision, updatedAt }) => [id as string, { revision, updatedAt } as Version]));
  }

  /** Whether this version of an item is known to be unreadable. */
  isFaulty(type: ItemType, raw: RawEntry): boolean {
    const row = this.#file.get('SELECT revision, updatedAt FROM faults WHERE type = ? AND id = ?', type, raw.sys.id);
    return isSame(versionOf(raw), row as Version | undefined);
  }

  versionOf(type: ItemType, id: string): Version | null {
    const row = this.#file.get('SELECT revision, updatedAt FROM items WHERE type = ? AND id = ?', type, id);
    return (row as Version | undefined) ?? null;
  }

  /** Writes an item without its card. An unreadable item keeps its last good revision. */
  write(type: ItemType, raw: RawEntry): void {
    const { id, contentType } = raw.sys;
    const { revision, updatedAt } = versionOf(raw);
    const kind = contentType?.sys?.id;
    if (isPartType(kind)) this.#parts.delete(kind);
    if (raw.fault !== undefined) {
      this.#file.run('INSERT OR REPLACE INTO faults VALUES (?, ?, ?, ?, ?)', type, id, revision, updatedAt, raw.fault);
      return;
    }
    this.#file.run('DELETE FROM faults WHERE type = ? AND id = ?', type, id);
    this.#file.run(
      `INSERT INTO items VALUES (?, ?, ?, ?, ?, NULL, ?) ON CONFLICT DO UPDATE SET
         kind = excluded.kind, revision = excluded.revision, updatedAt = excluded.updatedAt, card = NULL, raw = excluded.raw`,
      ...[type, id, kind ?? null, revision, updatedAt, JSON.stringify(raw)],
    );
  }

  makeCard(kind: EntryKind, id: string): void {
    const entry = this.entry(kind, id);
    const card = entry && withoutBody(entry);
    this.#writeCard(id, card);
    if (card) this.#catalogues.get(kind)?.put(card);
    else this.#catalogues.get(kind)?.remove(id);
  }

  #writeCard(id: string, card: LocalizedCard | null): void {
    this.#file.run(`UPDATE items SET card = ? WHERE type = 'Entry' AND id = ?`, card && JSON.stringify(card), id);
  }

  /** Updates the picture in the cards that show it or wait for it; null removes it. Returns the kinds of these cards. */
  putPicture(id: string, raw: RawEntry | null): EntryKind[] {
    const pictures = perLocale((locale) => toPicture(raw, locale, env().CONTENTFUL_LOCALES));
    return ENTRY_KINDS.filter((kind) => {
      const cards = this.catalogue(kind).putPicture(id, pictures);
      for (const card of cards) this.#writeCard(card.id, card);
      return cards.length > 0;
    });
  }

  remove(type: ItemType, id: string): void {
    const kind = type === 'Entry' ? this.kindOf(id) : null;
    this.#parts.clear();
    for (const table of ['items', 'faults']) this.#file.run(`DELETE FROM ${table} WHERE type = ? AND id = ?`, type, id);
    if (kind) this.catalogue(kind).remove(id);
  }

  /** Makes the cards of all entries, once all their linked items are written. */
  makeCards(): void {
    for (const kind of ENTRY_KINDS)
      this.#file.transaction(() => {
        for (const id of this.#idsOf(kind)) this.makeCard(kind, id);
      });
  }

  /** An entry is shown under these slugs. */
  putSlugs({ id, kind, slugs }: Pick<LocalizedCard, 'id' | 'kind' | 'slugs'>, now: Date): void {
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

  /** An entry is gone. */
  removeSlugs(id: string, now: Date): void {
    this.#file.run('UPDATE slug_history SET leftAt = ? WHERE id = ? AND leftAt IS NULL', now.getTime(), id);
  }

  /** Notes the slugs of all shown entries. All others are gone. */
  noteAllSlugs(now: Date): void {
    const cards = ENTRY_KINDS.flatMap((kind) => this.catalogue(kind).localizedCards());
    for (const card of cards) this.putSlugs(card, now);
    this.#file.run(
      'UPDATE slug_history SET leftAt = ? WHERE leftAt IS NULL AND id NOT IN (SELECT value FROM json_each(?))',
      ...[now.getTime(), JSON.stringify(cards.map(({ id }) => id))],
    );
  }

  /**
   * The entry's current slug for a former one, so no redirect needs a second, and none leads back. Null if no entry had the slug in
   * `formerIn`, if one has it now, or if the last one that had it is gone.
   */
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
