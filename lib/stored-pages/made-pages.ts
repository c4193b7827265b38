import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD_FOLDER } from '../runtime/build-folder.ts';
import { log } from '../runtime/log.ts';
import { processState } from '../runtime/process-state.ts';

/** Records which build the pages in this folder belong to. */
const OWNER = '.build';
/** The name of this set of pages. Another build or an emptied folder has another name. */
const NAME = '.pages';

const madeFolder = (distDir: string) => join(/* turbopackIgnore: true */ distDir, 'server', 'made');

export const buildId = (distDir = BUILD_FOLDER): string =>
  readFileSync(join(/* turbopackIgnore: true */ distDir, 'BUILD_ID'), 'utf8').trim();

/**
 * Empties the folder of pages made since the build if another build left them. A build empties it itself; but if the folder is a volume
 * that outlives a container, its pages would name scripts that no longer exist. A read-only folder stays as it is: this process adds
 * nothing to it.
 */
export function keepPagesOfThisBuild(distDir = BUILD_FOLDER): void {
  const folder = madeFolder(distDir);
  const build = buildId(distDir);
  const owner = join(folder, OWNER);
  if (existsSync(owner) && readFileSync(owner, 'utf8') === build) return;
  try {
    mkdirSync(folder, { recursive: true });
    // No name yet: a build empties the folder, so its pages are of this build. Another build's name is replaced last: if a process ends
    // half-way, the name remains and the next process continues the removal.
    if (existsSync(owner))
      for (const each of readdirSync(folder)) if (each !== OWNER) rmSync(join(folder, each), { recursive: true, force: true });
    writeFileSync(owner, build);
  } catch {
    // The first page made reports a disk that cannot be written.
  }
}

/**
 * The name of the pages made since the build. It stays the same while the folder has all of them. After a name change, or a start with a
 * read-only disk, only the build's pages exist.
 */
export function nameOfMadePages(distDir = BUILD_FOLDER): string {
  return processState('made-pages-name', () => {
    const file = join(madeFolder(distDir), NAME);
    try {
      if (existsSync(file)) return readFileSync(file, 'utf8');
      const name = randomUUID();
      writeFileSync(file, name);
      return name;
    } catch {
      return randomUUID();
    }
  });
}

const disk = () => processState('page-cache-disk', () => ({ problem: '' }));

export const pagesOnDisk = (): 'on disk' | 'in memory only' => (disk().problem ? 'in memory only' : 'on disk');

/**
 * Records whether the disk accepted a page. With a full or read-only disk, visitors get the page from memory, and a restart makes it anew.
 * Logged once at the beginning and once at the end, not for each page.
 */
export function noteDisk(error: unknown): void {
  const state = disk();
  // The message names the page's file, so it would differ for each page.
  const problem = error ? ((error as NodeJS.ErrnoException).code ?? String(error)) : '';
  if (problem && state.problem !== problem) {
    forgetName();
    log.error('pages.disk-refuses', `page cache: pages are kept in memory only, the disk does not take them: ${error}`);
  }
  if (!problem && state.problem) log.info('pages.disk-takes', 'page cache: the disk takes pages again');
  state.problem = problem;
}

/** A page was made but not stored: the next process must not treat the stored pages as the newest. */
function forgetName(): void {
  try {
    rmSync(join(madeFolder(BUILD_FOLDER), NAME), { force: true });
  } catch {
    // The disk allows no removal either.
  }
}
