import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD_FOLDER } from '../runtime/build-folder.ts';
import { processState } from '../runtime/process-state.ts';

/** How long a page counts as new, and how long it may be sent at all. Seconds; false: as long as the build. */
export type Lifetime = { revalidate: number | false; expire: number | undefined };

type Manifest = { routes: Record<string, { initialRevalidateSeconds: number | false; initialExpireSeconds?: number }> };

/** The lifetime that a build gave a page, by its router path; undefined for a page that the build did not make. */
export function builtLifetime(path: string, distDir = BUILD_FOLDER): Lifetime | undefined {
  return processState('built-lifetimes', () => readLifetimes(distDir)).get(path);
}

function readLifetimes(distDir: string): ReadonlyMap<string, Lifetime> {
  const { routes } = JSON.parse(readFileSync(join(/* turbopackIgnore: true */ distDir, 'prerender-manifest.json'), 'utf8')) as Manifest;
  return new Map(
    Object.entries(routes).map(([path, { initialRevalidateSeconds, initialExpireSeconds }]) => [
      path,
      { revalidate: initialRevalidateSeconds, expire: initialExpireSeconds },
    ]),
  );
}
