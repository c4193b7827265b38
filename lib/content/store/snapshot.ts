import { closeSync, mkdirSync, openSync, readFileSync, readSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, type Locale } from '../../i18n/locales.ts';
import { BUILD_FOLDER } from '../../next/build-folder.ts';
import { ENTRY_KINDS, type EntryKind } from '../../site/collections.ts';
import type { LocalizedCard, LocalizedEntry, RawEntry } from '../types.ts';
import { Catalogue, leftOutLine, withoutBody } from './catalogue.ts';
import type { ContentSource } from './source.ts';

/** Where a build puts its snapshot: beside the pages made from it, so that both are deployed together. */
export const SNAPSHOT_FOLDER = join(BUILD_FOLDER, 'cache', 'content');

const INDEX = 'index.json';
const ENTRIES = 'entries.ndjson';
/** When the fetch began (ISO 8601): what was published later may be missing. */
const BEGUN = 'begun';

type IndexLine = { card: LocalizedCard /** Bytes into the entries' file. */; offset: number /** Bytes. */; length: number };
type Index = Record<EntryKind, IndexLine[]>;

/**
 * Fetches the whole space in bulk and writes it as two files: every entry as one line of JSON, and an index small enough for each
 * build worker to hold. The old snapshot stays until the new one is complete. `look` sees every entry as the API gives it. Throws ContentUnavailable.
 */
export async function writeSnapshot(
  folder: string,
  source: ContentSource,
  progress: (line: string) => void,
  report: (line: string) => void,
  look: (kind: EntryKind, items: RawEntry[]) => void = () => {},
): Promise<void> {
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  writeFileSync(join(draft, BEGUN), new Date().toISOString());
  const file = openSync(join(draft, ENTRIES), 'w');
  const index = Object.fromEntries(ENTRY_KINDS.map((kind) => [kind, []])) as unknown as Index;
  let offset = 0;
  for (const kind of ENTRY_KINDS) {
    const held = new Catalogue();
    let moreThanOne = false;
    for await (const page of source.allEntries(kind, (items) => look(kind, items))) {
      for (const entry of page.items) {
        const card = withoutBody(entry);
        const taken = held.taken(card);
        if (taken) {
          report(leftOutLine(card, taken));
          continue;
        }
        held.put(card);
        const line = Buffer.from(`${JSON.stringify(entry)}\n`);
        // All of it, or it throws: a disk that is nearly full takes a part.
        writeFileSync(file, line);
        index[kind].push({ card, offset, length: line.length });
        offset += line.length;
      }
      moreThanOne ||= page.done < page.total;
      if (moreThanOne) progress(`content: ${kind} ${page.done} of ${page.total}`);
    }
  }
  closeSync(file);
  writeFileSync(join(draft, INDEX), JSON.stringify(index));
  rmSync(folder, { recursive: true, force: true });
  renameSync(draft, folder);
}

/** When the snapshot in a folder was begun, by the clock of the machine that built; null where that is not known. */
export function snapshotBegun(folder: string): Date | null {
  try {
    const begun = new Date(readFileSync(join(folder, BEGUN), 'utf8'));
    return Number.isNaN(begun.getTime()) ? null : begun;
  } catch {
    return null;
  }
}

/** A space as it was at one moment. */
export class Snapshot {
  readonly #entriesFile: string;
  readonly #places: Map<string, IndexLine>;
  readonly catalogues: Record<EntryKind, Catalogue>;

  private constructor(folder: string, index: Index) {
    this.#entriesFile = join(folder, ENTRIES);
    this.#places = new Map(
      ENTRY_KINDS.flatMap((kind) =>
        index[kind].flatMap((line) => LOCALES.map((locale): [string, IndexLine] => [`${kind}/${locale}/${line.card.slugs[locale]}`, line])),
      ),
    );
    this.catalogues = Object.fromEntries(ENTRY_KINDS.map((kind) => [kind, new Catalogue(index[kind].map((line) => line.card))])) as Record<
      EntryKind,
      Catalogue
    >;
  }

  /** The snapshot in a folder, or null where there is none. */
  static read(folder: string): Snapshot | null {
    let index: string;
    try {
      index = readFileSync(join(folder, INDEX), 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
    return new Snapshot(folder, JSON.parse(index) as Index);
  }

  /** The entry that has this slug in a language. */
  entryBySlug(kind: EntryKind, slug: string, locale: Locale): LocalizedEntry | null {
    const place = this.#places.get(`${kind}/${locale}/${slug}`);
    if (!place) return null;
    const line = Buffer.alloc(place.length);
    const file = openSync(this.#entriesFile, 'r');
    readSync(file, line, 0, place.length, place.offset);
    closeSync(file);
    return JSON.parse(line.toString('utf8')) as LocalizedEntry;
  }
}
