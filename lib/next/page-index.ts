import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD_FOLDER } from './build-folder.ts';
import { TAGS_HEADER } from './headers.ts';
import { processState } from './process-state.ts';

/** Marks a page that answers "nothing stands here", as against one that could not find out. */
export const MISSING_TAG = 'missing';

/** Where Next keeps pages: those of the build, and those made since. */
const PAGE_FOLDERS = [join('server', 'app'), join('server', 'route-cache')];

type PageIndex = { tagsByPath: Map<string, string[]>; scanned: boolean };

const index = (): PageIndex => processState('page-index', () => ({ tagsByPath: new Map<string, string[]>(), scanned: false }));

/**
 * The path of a page as the router knows it (`/en/blog/a`), from a cache key or a file below a page folder. Keys of pages made
 * since the build stand behind a marker: `/route-cache/APP_PAGE/<hash>/$/en/blog/a`.
 */
export function pathOfKey(key: string): string {
  const marker = key.indexOf('/$/');
  const path = marker < 0 ? key : key.slice(marker + 2);
  return path.startsWith('/') ? path : `/${path}`;
}

/** Notes what a page depends on, whenever it is stored. */
export function rememberPage(path: string, tags: string[]): void {
  index().tagsByPath.set(path, tags);
}

/** The paths of all stored pages that depend on one of these tags. `distDir` is the build's folder, which is read once. */
export function pagesWithTags(names: readonly string[], distDir = BUILD_FOLDER): string[] {
  const { tagsByPath } = readAll(distDir);
  const wanted = new Set(names);
  return [...tagsByPath].filter(([, own]) => own.some((tag) => wanted.has(tag))).map(([path]) => path);
}

/** Whether a page stands at a path. One that answers "no such entry" and leads away does not. */
export function standsAt(path: string, distDir = BUILD_FOLDER): boolean {
  const own = readAll(distDir).tagsByPath.get(path);
  return own !== undefined && !own.includes(MISSING_TAG);
}

function readAll(distDir: string): PageIndex {
  const known = index();
  if (known.scanned) return known;
  for (const folder of PAGE_FOLDERS) {
    for (const file of metaFiles(join(/* turbopackIgnore: true */ distDir, folder))) {
      const path = pathOfKey(file.slice(0, -'.meta'.length));
      // What this process stored itself is newer than any file.
      if (known.tagsByPath.has(path)) continue;
      const { headers } = JSON.parse(readFileSync(join(/* turbopackIgnore: true */ distDir, folder, file), 'utf8')) as {
        headers?: Record<string, string>;
      };
      known.tagsByPath.set(path, headers?.[TAGS_HEADER]?.split(',') ?? []);
    }
  }
  known.scanned = true;
  return known;
}

function metaFiles(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.meta'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
