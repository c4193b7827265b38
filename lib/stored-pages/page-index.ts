import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD_FOLDER } from '../runtime/build-folder.ts';
import { processState } from '../runtime/process-state.ts';
import { TAGS_HEADER, tagsInHeader } from './headers.ts';
import { readPageFileHead } from './page-file.ts';

/** Marks a page that answers "nothing stands here", as opposed to one that could not find out. */
export const MISSING_TAG = 'missing';

export const BUILT_PAGES = join('server', 'app');
/** The folder of pages made since the build, also in the build folder: a new build empties it. */
export const MADE_PAGES = join('server', 'made');
export const MADE_PAGE_END = '.page';
/**
 * The file, in the build folder, in which a build records the tags of its pages. The page files contain them too, among much else: to read
 * those of 10,000 entries blocks a process for five seconds.
 */
export const BUILT_TAGS = join('server', 'page-tags.json');

/** Each tag once, and for each page the indices of its tags. */
type BuiltTags = { tags: string[]; pages: Record<string, number[]> };

type PageIndex = {
  tagsByPath: Map<string, readonly string[]>;
  /** The inverse: every publication looks up tags, and there are many more pages than it affects. */
  pathsByTag: Map<string, Set<string>>;
  scanned: boolean;
};

const index = () => processState<PageIndex>('page-index', () => ({ tagsByPath: new Map(), pathsByTag: new Map(), scanned: false }));

export function rememberPage(path: string, tags: readonly string[]): void {
  const { tagsByPath, pathsByTag } = index();
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
 * The router path of a page (`/en/blog/a`), from a cache key or a file in a page folder. Keys of pages made since the build follow a
 * marker: `/route-cache/APP_PAGE/<hash>/$/en/blog/a`.
 */
export function pathOfKey(key: string): string {
  const marker = key.indexOf('/$/');
  const path = marker < 0 ? key : key.slice(marker + 2);
  return path.startsWith('/') ? path : `/${path}`;
}

/** The file of a page made since the build. Each part of the path is escaped so that it stays in the folder. */
export function madePageFile(path: string, distDir = BUILD_FOLDER): string {
  // Letters stay as they are: percent-encoding triples the length of a name, and file names have a maximum length.
  const parts = path.split('/').map((part) => part.toWellFormed().replace(/[^\p{L}\p{M}\p{N}_~-]/gu, hexOfBytes));
  return join(/* turbopackIgnore: true */ distDir, MADE_PAGES, ...parts) + MADE_PAGE_END;
}

/** A character as its bytes in hexadecimal, as addresses write it. */
const hexOfBytes = (character: string) =>
  [...Buffer.from(character)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('');

/** The paths of all stored pages that depend on one of these tags. `distDir` is the build folder, which is read once. */
export function pagesWithTags(names: readonly string[], distDir = BUILD_FOLDER): string[] {
  const { pathsByTag } = readAll(distDir);
  return [...new Set(names.flatMap((name) => [...(pathsByTag.get(name) ?? [])]))];
}

export const tagsWhere = (fits: (tag: string) => boolean, distDir = BUILD_FOLDER): string[] =>
  [...readAll(distDir).pathsByTag.keys()].filter(fits);

/** Whether a page exists at a path. A stored "no such entry" redirect does not count. */
export function standsAt(path: string, distDir = BUILD_FOLDER): boolean {
  const own = readAll(distDir).tagsByPath.get(path);
  return own !== undefined && !own.includes(MISSING_TAG);
}

function readAll(distDir: string): PageIndex {
  const known = index();
  if (known.scanned) return known;
  // This process's own pages are newer than any file, and a page made since the build is newer than the build's.
  const noteIfNew = (path: string, tags: readonly string[]) => {
    if (!known.tagsByPath.has(path)) rememberPage(path, tags);
  };
  for (const file of filesIn(join(/* turbopackIgnore: true */ distDir, MADE_PAGES), MADE_PAGE_END)) {
    const head = readPageFileHead(file);
    if (head) noteIfNew(pathOfKey(head.key), head.tags);
  }
  for (const [path, tags] of readBuiltTags(distDir) ?? tagsInFiles(distDir)) noteIfNew(path, tags);
  known.scanned = true;
  return known;
}

/** Records for all servers of a build the tags of its pages. */
export function writeBuiltTags(): void {
  const places = new Map<string, number>();
  const placeOf = (tag: string) => {
    const place = places.get(tag) ?? places.size;
    places.set(tag, place);
    return place;
  };
  const pages = Object.fromEntries(tagsInFiles(BUILD_FOLDER).map(([path, tags]) => [path, tags.map(placeOf)]));
  writeFileSync(join(BUILD_FOLDER, BUILT_TAGS), JSON.stringify({ tags: [...places.keys()], pages } satisfies BuiltTags));
}

function readBuiltTags(distDir: string): [path: string, tags: string[]][] | null {
  try {
    const { tags, pages } = JSON.parse(readFileSync(join(/* turbopackIgnore: true */ distDir, BUILT_TAGS), 'utf8')) as BuiltTags;
    return Object.entries(pages).map(([path, places]) => [path, places.map((place) => tags[place] as string)]);
  } catch {
    return null;
  }
}

function tagsInFiles(distDir: string): [path: string, tags: string[]][] {
  const built = join(/* turbopackIgnore: true */ distDir, BUILT_PAGES);
  return filesIn(built, META_END).map((file) => [file.slice(built.length, -META_END.length), tagsInMeta(file)]);
}

const META_END = '.meta';

/** The tags of a page of the build. A damaged file affects only its page: the cache does not find it either and remakes it. */
function tagsInMeta(file: string): string[] {
  try {
    const { headers } = JSON.parse(readFileSync(file, 'utf8')) as { headers?: Record<string, string> };
    return tagsInHeader(headers?.[TAGS_HEADER]);
  } catch {
    return [];
  }
}

function filesIn(folder: string, end: string): string[] {
  const found = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  return found.filter((each) => each.isFile() && each.name.endsWith(end)).map((each) => join(each.parentPath, each.name));
}
