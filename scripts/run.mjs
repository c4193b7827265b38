#!/usr/bin/env node
// `node scripts/run.mjs SCRIPT [OPTIONS]` runs a command of package.json. It starts on the machine's own Node (20 or newer), which may be
// too old for TypeScript. In a fresh clone it installs the packages first, including the project's Node.
import { spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installed, isFreshClone } from './installed.mjs';

const [name = '', ...options] = process.argv.slice(2);

if (isFreshClone()) {
  // A command's output may go into a file: nothing else is written there.
  console.error('There are no packages yet: npm ci');
  const { status, error } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { stdio: ['inherit', 2, 2] });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
} else if (!installed({ dev: false })) {
  // Not immediately: a site may be running on these packages.
  console.error('node_modules is not what package-lock.json says. To bring it up to date, type: npm ci');
}

const script = realpathSync(name);
if (process.features.typescript) {
  process.argv = [process.execPath, script, ...options];
  await import(pathToFileURL(script).href);
} else {
  const path = [resolve('node_modules/.bin'), process.env.PATH].join(delimiter);
  const { status, error } = spawnSync('node', [script, ...options], { stdio: 'inherit', env: { ...process.env, PATH: path } });
  if (error) throw error;
  process.exitCode = status ?? 1;
}
