import { statSync } from 'node:fs';
import { setOwnReplica } from '../content/store/content-store.ts';
import { BUILT_REPLICA, hasBuiltReplica, REPLICA_TABLES, Replica } from '../content/store/replica.ts';
import { isBusy, SqliteFile } from '../durable/sqlite-file.ts';
import { env } from '../env.ts';
import { processState } from '../runtime/process-state.ts';
import { buildId, nameOfMadePages } from '../stored-pages/made-pages.ts';
import { RECEIPT_TABLES, Receipts } from './receipts.ts';

/** The steps that files of earlier versions have taken. The former slugs in them are kept. */
const EARLIER_STEPS = Array.from({ length: 8 }, () => '');
const TABLES = [
  ...EARLIER_STEPS,
  `${REPLICA_TABLES}${RECEIPT_TABLES}
  CREATE TABLE notes (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS slugs (kind TEXT NOT NULL, locale TEXT NOT NULL, slug TEXT NOT NULL, id TEXT NOT NULL, leftAt INTEGER);
  INSERT INTO slug_history SELECT kind, locale, slug, id, leftAt FROM slugs;
  DROP TABLE slugs;
  DROP TABLE IF EXISTS entries; DROP TABLE IF EXISTS publications; DROP TABLE IF EXISTS signatures; DROP TABLE IF EXISTS rounds; DROP TABLE IF EXISTS reading;`,
  'CREATE INDEX receipts_to_purge ON receipts (liveAt) WHERE purgedAt IS NULL AND mergedInto IS NULL;',
];

/** The file of a running site: its copy of the space, pages to make, receipts. */
export class PublicationStore {
  readonly file: SqliteFile;
  readonly replica: Replica;
  readonly receipts: Receipts;

  /** Without migration it is only for reading. */
  constructor(path: string, { migrates = true, readOnly = false } = {}) {
    // The next look finds what a power failure loses.
    this.file = new SqliteFile(path, TABLES, { migrates, readOnly });
    this.replica = new Replica(this.file);
    this.receipts = new Receipts(this.file);
  }

  note(name: string): string | null {
    return (this.file.get('SELECT value FROM notes WHERE name = ?', name)?.value as string | undefined) ?? null;
  }

  setNote(name: string, value: string): void {
    this.file.run('INSERT OR REPLACE INTO notes VALUES (?, ?)', name, value);
  }

  /** Takes the build's content if the file belongs to other stored pages than these. The next look finds later publications. */
  takeOver(pages: string): void {
    if (this.note('pages') === pages) return;
    const hasBuilt = hasBuiltReplica();
    if (hasBuilt) this.file.run('ATTACH ? AS built', BUILT_REPLICA);
    try {
      this.file.transaction(() => {
        this.file.exec(
          `DELETE FROM items; DELETE FROM faults; DELETE FROM stale_pages;
           UPDATE receipts SET seenAt = NULL, startedAt = NULL, mergedInto = NULL WHERE liveAt IS NULL`,
        );
        this.replica.reload();
        if (hasBuilt) {
          this.file.exec('INSERT INTO items SELECT * FROM built.items; INSERT INTO faults SELECT * FROM built.faults');
          this.replica.noteAllSlugs(new Date());
        }
        this.setNote('pages', pages);
      });
    } finally {
      if (hasBuilt) this.file.exec('DETACH built');
    }
  }

  assertWritable(): void {
    try {
      this.file.transaction(() => this.setNote('written', 'yes'));
    } catch (error) {
      storeFailed(error);
      throw error;
    }
  }

  close(): void {
    this.file.close();
  }
}

/** A read-only replacement of the store is not usable. */
const opened = () => processState('publication-store', () => ({ store: null as PublicationStore | null, isUsable: false }));

/** Identifies the stored pages: the build's, and those made since. In development each start fetches the content anew. */
const namePages = () =>
  process.env.NODE_ENV === 'development' ? `development ${statSync(BUILT_REPLICA).mtimeMs}` : `${buildId()} ${nameOfMadePages()}`;

/**
 * The store in PUBLISH_STORE. A process opens it once, and again if the file was replaced or could not be used. Throws if it cannot be
 * written: meanwhile pages are made from its content, or from the build's.
 */
export function publicationStore(): PublicationStore {
  const known = opened();
  if (known.store && known.isUsable && known.store.file.inPlace) return known.store;
  // SQLite shares the state of a file among the connections of a process, a read-only disk included.
  known.store?.close();
  Object.assign(known, { store: null, isUsable: false });
  try {
    known.store = new PublicationStore(env().PUBLISH_STORE);
    known.store.takeOver(namePages());
    known.isUsable = true;
    return known.store;
  } catch (error) {
    known.store?.close();
    known.store = openReadOnly();
    throw error;
  } finally {
    setOwnReplica(known.store?.replica ?? null);
  }
}

/** For pages while nothing can be written; null if the file cannot be read or has no content yet. */
function openReadOnly(): PublicationStore | null {
  try {
    const store = new PublicationStore(env().PUBLISH_STORE, { readOnly: true });
    if (store.note('pages') === namePages()) return store;
    store.close();
  } catch {
    // The build's content is shown.
  }
  return null;
}

/** Makes the next use open the store again, unless another process only locks it. */
export function storeFailed(error: unknown): void {
  opened().isUsable &&= isBusy(error);
}
