import { cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/** What a build needs of the repository. */
const SOURCES = [
  'app',
  'components',
  'instrumentation.ts',
  'lib',
  'messages',
  'middleware.ts',
  'next.config.mjs',
  'package.json',
  'public',
  'tsconfig.json',
];
const SCRIPTS = ['build.ts', 'start.ts'].map((name) => join('scripts', name));

/** Copies what a build needs into a folder that lies in the repository, so that it finds the packages. */
export function copySources(folder: string): void {
  for (const source of [...SOURCES, ...SCRIPTS]) cpSync(source, join(folder, source), { recursive: true });
  symlinkSync(join('..', 'node_modules'), join(folder, 'node_modules'));
}
