import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD_FOLDER } from '../runtime/build-folder.ts';
import { processState } from '../runtime/process-state.ts';

/** How long a page counts as new, and how long it may be sent at all. Seconds; false: as long as the build. */
export type Lifetime = { revalidate: number | false; expire: number | undefined };

type Manifest = {
  routes: Record<string, { initialRevalidateSeconds: number | false; initialExpireSeconds?: number }>;
  preview?: { previewModeId?: string };
};

/** What a build of Next records, as far as the site reads it: it names every page. Throws without a build. */
const manifest = () =>
  processState('prerender-manifest', () => {
    const { routes, preview } = JSON.parse(
      readFileSync(join(/* turbopackIgnore: true */ BUILD_FOLDER, 'prerender-manifest.json'), 'utf8'),
    ) as Manifest;
    const lifetimes = Object.entries(routes).map(([path, { initialRevalidateSeconds, initialExpireSeconds }]): [string, Lifetime] => [
      path,
      { revalidate: initialRevalidateSeconds, expire: initialExpireSeconds },
    ]);
    return { lifetimes: new Map(lifetimes), draftKey: preview?.previewModeId ?? null };
  });

/** The lifetime that the build gave a page, by its router path; undefined for a page that the build did not make. */
export const builtLifetime = (path: string): Lifetime | undefined => manifest().lifetimes.get(path);

/** The key of this build for draft mode, or null without a build. */
export function draftKey(): string | null {
  try {
    return manifest().draftKey;
  } catch {
    return null;
  }
}
