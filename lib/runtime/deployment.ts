import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { BUILD_FOLDER } from './build-folder.ts';

/** The sources of the files that browsers get, besides the packages. */
const SOURCES = [
  '{app,components,lib,messages}/**/*.{ts,tsx,css,json,svg,mjs}',
  '{instrumentation,middleware}.ts',
  '{next,postcss}.config.mjs',
  'package-lock.json',
];

/** Beside the build's copy of the space, which the next build does not remove. */
const FILE = join(BUILD_FOLDER, 'cache', 'deployment');

/** Records the sources of the next build. Builds of the same sources have the same id with any content. */
export function noteDeployment(): void {
  const digest = createHash('sha256');
  // Routes are folders, and some have names like files.
  const files = SOURCES.flatMap((pattern) => globSync(pattern, { withFileTypes: true })).filter((each) => each.isFile());
  for (const file of files.map((each) => join(each.parentPath, each.name)).sort())
    digest
      .update(`${relative('.', file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, digest.digest('base64url').slice(0, 10));
}

/** The id that Next gives the build. A browser that meets another id loads the whole page. Undefined without a build. */
export function deploymentId(): string | undefined {
  try {
    return readFileSync(FILE, 'utf8');
  } catch {
    return undefined;
  }
}
