import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD_FOLDER } from './build-folder.ts';

/** Says which build the pages below belong to. */
const OWNER = '.build';

/**
 * Empties the folder of pages made since the build where another build left them. A build empties it itself; but where the folder is a volume
 * that outlives a container, the pages in it would name scripts that are gone. One that cannot be written is left as it is: then there is nothing in it
 * that this process would add to.
 */
export function keepPagesOfThisBuild(distDir = BUILD_FOLDER): void {
  const folder = join(/* turbopackIgnore: true */ distDir, 'server', 'made');
  const build = readFileSync(join(/* turbopackIgnore: true */ distDir, 'BUILD_ID'), 'utf8').trim();
  const owner = join(folder, OWNER);
  if (existsSync(owner) && readFileSync(owner, 'utf8') === build) return;
  try {
    mkdirSync(folder, { recursive: true });
    // Without a name they were made by this very build: until now nothing else could leave any.
    if (existsSync(owner)) for (const each of readdirSync(folder)) rmSync(join(folder, each), { recursive: true, force: true });
    writeFileSync(owner, build);
  } catch {
    // A disk that takes nothing is told of when the first page is made.
  }
}
