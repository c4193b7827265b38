import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { BUILD_FOLDER } from '../lib/runtime/build-folder.ts';
import { BUILT_FOR } from '../lib/runtime/built-for.ts';
import { BUILT_PAGES, BUILT_TAGS, MADE_PAGES } from '../lib/stored-pages/page-index.ts';
import { copyStandalone, filesOfCommands } from './box/files.ts';

/**
 * `npm run box [-- FOLDER] [--built]`: builds the site, or uses the build made with BUILD_BOX=1, and collects its runtime files, without
 * sources, tests and tools, in a folder (`.next-box`): `site/`, which `node scripts/start.ts` serves and in which the operator's commands
 * work, and `files/` for a proxy that sends files from the disk (deploy/nginx/), with maximum compression. The Dockerfile copies these two.
 * They contain no settings: the server gets them from its environment.
 */
const { values: options, positionals } = parseArgs({ options: { built: { type: 'boolean' } }, allowPositionals: true });
const BOX = resolve(positionals[0] ?? '.next-box');
const SITE = join(BOX, 'site');
const FILES = join(BOX, 'files');
const START = 'scripts/start.ts';

/** Minimum length of a text for a compressed form; shorter texts gain nothing. */
const COMPRESSIBLE = /\.(?:css|js|svg)$/;
const WORTH_BYTES = 1024;

function compressBeside(file: string): void {
  const text = readFileSync(file);
  if (text.length < WORTH_BYTES) return;
  const { atime, mtime } = statSync(file);
  for (const [end, bytes] of Object.entries({ br: brotliCompressSync(text), gz: gzipSync(text, { level: 9 }) })) {
    writeFileSync(`${file}.${end}`, bytes);
    // A proxy uses the file's time for its age and its tag.
    utimesSync(`${file}.${end}`, atime, mtime);
  }
}

async function box(): Promise<number> {
  if (!options.built) {
    const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit', env: { ...process.env, BUILD_BOX: '1' } });
    if (status !== 0) return status ?? 1;
  }
  rmSync(BOX, { recursive: true, force: true });
  const standalone = join(BUILD_FOLDER, 'standalone');
  copyStandalone(standalone, SITE);
  // Next's own start script, without lib/server/.
  rmSync(join(SITE, 'server.js'));
  for (const file of await filesOfCommands()) {
    const target = join(SITE, file);
    if (existsSync(target)) continue;
    mkdirSync(dirname(target), { recursive: true });
    cpSync(file, target);
  }
  // The server's folder for pages made since the build; a unit or a container makes it writable.
  mkdirSync(join(SITE, BUILD_FOLDER, MADE_PAGES), { recursive: true });
  for (const file of globSync('messages/*/problem.json')) cpSync(file, join(SITE, file));
  // Next made its copy before the pages were finished.
  for (const part of ['static', join('cache', 'content'), BUILT_PAGES, BUILT_TAGS, BUILT_FOR])
    cpSync(join(BUILD_FOLDER, part), join(SITE, BUILD_FOLDER, part), { recursive: true });
  cpSync('public', join(SITE, 'public'), { recursive: true });
  cpSync('public', FILES, { recursive: true });
  cpSync(join(BUILD_FOLDER, 'static'), join(FILES, '_next', 'static'), { recursive: true, preserveTimestamps: true });
  for (const file of globSync('**/*', { cwd: FILES })) if (COMPRESSIBLE.test(file)) compressBeside(join(FILES, file));
  // A build that is served in place does not need a copy of itself.
  rmSync(standalone, { recursive: true, force: true });
  console.log(`box: ${SITE} is served by "node ${START}", ${FILES} is for the proxy`);
  return 0;
}

process.exitCode = await box();
