import { type Dirent, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD_FOLDER } from '../runtime/build-folder.ts';
import { processState } from '../runtime/process-state.ts';
import { TAGS_HEADER, tagsInHeader } from './headers.ts';
import { readPageFileHead } from './page-file.ts';

/** Marks a page that answers "nothing stands here", as against one that could not find out. */
export const MISSING_TAG = 'missing';

/** Where a build leaves its pages, below its folder. */
export const BUILT_PAGES = join('server', 'app');
/** Where the pages that were made since are kept, below its folder, too: a new build empties it. */
export const MADE_PAGES = join('server', 'made');
export const MADE_PAGE_END = '.page';
/**
 * Where a build notes what each of its pages shows, below its folder. The pages' own files say it, too, among much else: to read those of 10,000 entries
 * takes a process five seconds, in which it does nothing else.
 */
export const BUILT_TAGS = join('server', 'page-tags.json');

/** Each tag once, and for each page the places of its own. */
type BuiltTags = { tags: string[]; pages: Record<string, number[]> };

type PageIndex = {
  tagsByPath: Map<string, readonly string[]>;
  /** The same the other way round: every publication asks, and there are many times as many pages as it concerns. */
  pathsByTag: Map<string, Set<string>>;
  scanned: boolean;
};

const index = (): PageIndex =>
  processState('page-index', () => ({
    tagsByPath: new Map<string, readonly string[]>(),
    pathsByTag: new Map<string, Set<string>>(),
    scanned: false,
  }));

function note({ tagsByPath, pathsByTag }: PageIndex, path: string, tags: readonly string[]): void {
  for (const tag of tagsByPath.get(path) ?? []) {
    const paths = pathsByTag.get(tag);
    if (paths?.delete(path) && paths.size === 0) pathsByTag.delete(tag);
  }
  tagsByPath.set(path, tags);
  for (const tag of tags) {
    const paths = pathsByTag.get(tag);
    if (paths) paths.add(path);
    else pathsByTag.set(tag, new Set([path]));
  }
}

/**
 * The path of a page as the router knows it (`/en/blog/a`), from a cache key or a file below a page folder. Keys of pages made
 * since the build stand behind a marker: `/route-cache/APP_PAGE/<hash>/$/en/blog/a`.
 */
export function pathOfKey(key: string): string {
  const marker = key.indexOf('/$/');
  const path = marker < 0 ? key : key.slice(marker + 2);
  return path.startsWith('/') ? path : `/${path}`;
}

/** The file of a page that was made since the build. Each part of the path is written so that it cannot lead elsewhere. */
export function madePageFile(path: string, distDir = BUILD_FOLDER): string {
  // Letters stay as they are: percent-encoded, a name of them would be three times as long, and names have an end.
  const parts = path.split('/').map((part) => part.toWellFormed().replace(/[^\p{L}\p{M}\p{N}_~-]/gu, hexOfBytes));
  return join(/* turbopackIgnore: true */ distDir, MADE_PAGES, ...parts) + MADE_PAGE_END;
}

/** A character as its bytes in hexadecimal, as addresses write it. */
const hexOfBytes = (character: string) =>
  [...Buffer.from(character)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('');

/** Notes what a page depends on, whenever it is stored. */
export function rememberPage(path: string, tags: readonly string[]): void {
  note(index(), path, tags);
}

/** The paths of all stored pages that depend on one of these tags. `distDir` is the build's folder, which is read once. */
export function pagesWithTags(names: readonly string[], distDir = BUILD_FOLDER): string[] {
  const { pathsByTag } = readAll(distDir);
  return [...new Set(names.flatMap((name) => [...(pathsByTag.get(name) ?? [])]))];
}

/** Whether a page stands at a path. One that answers "no such entry" and leads away does not. */
export function standsAt(path: string, distDir = BUILD_FOLDER): boolean {
  const own = readAll(distDir).tagsByPath.get(path);
  return own !== undefined && !own.includes(MISSING_TAG);
}

function readAll(distDir: string): PageIndex {
  const known = index();
  if (known.scanned) return known;
  // What this process stored itself is newer than any file, and a page made since the build newer than the build's.
  const noteIfNew = (path: string, tags: readonly string[]) => {
    if (!known.tagsByPath.has(path)) note(known, path, tags);
  };
  for (const file of filesIn(join(/* turbopackIgnore: true */ distDir, MADE_PAGES), MADE_PAGE_END)) {
    const head = readPageFileHead(file);
    if (head) noteIfNew(pathOfKey(head.key), head.tags);
  }
  for (const [path, tags] of readBuiltTags(distDir) ?? tagsInFiles(distDir)) noteIfNew(path, tags);
  known.scanned = true;
  return known;
}

/** Notes for all servers of a build what its pages show. `read` has what somebody knows already, by path: of the others it is read from their files. */
export function writeBuiltTags(read: ReadonlyMap<string, readonly string[]>, distDir = BUILD_FOLDER): void {
  const places = new Map<string, number>();
  const placeOf = (tag: string) => {
    const place = places.get(tag) ?? places.size;
    places.set(tag, place);
    return place;
  };
  const pages = Object.fromEntries([...tagsInFiles(distDir, read)].map(([path, tags]) => [path, tags.map(placeOf)]));
  writeFileSync(join(distDir, BUILT_TAGS), JSON.stringify({ tags: [...places.keys()], pages } satisfies BuiltTags));
}

/** What a build noted; null where it noted nothing that can be read. */
function readBuiltTags(distDir: string): [path: string, tags: string[]][] | null {
  try {
    const { tags, pages } = JSON.parse(readFileSync(join(/* turbopackIgnore: true */ distDir, BUILT_TAGS), 'utf8')) as BuiltTags;
    return Object.entries(pages).map(([path, places]) => [path, places.map((place) => tags[place] as string)]);
  } catch {
    return null;
  }
}

function* tagsInFiles(distDir: string, read?: ReadonlyMap<string, readonly string[]>): Generator<[path: string, tags: readonly string[]]> {
  const built = join(/* turbopackIgnore: true */ distDir, BUILT_PAGES);
  for (const file of filesIn(built, META_END)) {
    const path = file.slice(built.length, -META_END.length);
    yield [path, read?.get(path) ?? tagsInMeta(file)];
  }
}

const META_END = '.meta';

/** The tags of a page of the build. A damaged file costs that page only: the cache does not find it either, and has it made anew. */
function tagsInMeta(file: string): string[] {
  try {
    const { headers } = JSON.parse(readFileSync(file, 'utf8')) as { headers?: Record<string, string> };
    return tagsInHeader(headers?.[TAGS_HEADER]);
  } catch {
    return [];
  }
}

function filesIn(folder: string, end: string): string[] {
  let found: Dirent[];
  try {
    found = readdirSync(folder, { recursive: true, withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
  return found.filter((each) => each.isFile() && each.name.endsWith(end)).map((each) => join(each.parentPath, each.name));
}
