import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD_FOLDER } from '../runtime/build-folder.ts';
import { processState } from '../runtime/process-state.ts';

/** Says which build the pages below belong to. */
const OWNER = '.build';
/** Names the pages below, as against those that another build or an emptied folder has. */
const NAME = '.pages';

const madeFolder = (distDir: string) => join(/* turbopackIgnore: true */ distDir, 'server', 'made');

/** The name of the build that is served: each has another one. */
export const buildId = (distDir = BUILD_FOLDER): string =>
  readFileSync(join(/* turbopackIgnore: true */ distDir, 'BUILD_ID'), 'utf8').trim();

/**
 * Empties the folder of pages made since the build where another build left them. A build empties it itself; but where the folder is a volume
 * that outlives a container, the pages in it would name scripts that are gone. One that cannot be written is left as it is: then there is nothing in it
 * that this process would add to.
 */
export function keepPagesOfThisBuild(distDir = BUILD_FOLDER): void {
  const folder = madeFolder(distDir);
  const build = buildId(distDir);
  const owner = join(folder, OWNER);
  if (existsSync(owner) && readFileSync(owner, 'utf8') === build) return;
  try {
    mkdirSync(folder, { recursive: true });
    // No name yet: a build empties the folder, so what is in it is this build's. Another build's name is replaced last: where a process ends half-way it still
    // stands, and the next one goes on removing.
    if (existsSync(owner))
      for (const each of readdirSync(folder)) if (each !== OWNER) rmSync(join(folder, each), { recursive: true, force: true });
    writeFileSync(owner, build);
  } catch {
    // A disk that takes nothing is told of when the first page is made.
  }
}

/**
 * What the pages made since the build are called: the same as long as all that were made are in the folder. With another name, and after a start with a disk that takes
 * nothing, there are only those of the build.
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

/** A page was made and is not in the folder: the next process is not to take the pages there for the newest. */
export function forgetNameOfMadePages(distDir = BUILD_FOLDER): void {
  try {
    rmSync(join(madeFolder(distDir), NAME), { force: true });
  } catch {
    // A disk on which nothing can be removed either.
  }
}
