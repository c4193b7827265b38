import { spawnSync } from 'node:child_process';
import { copyFileSync, globSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { BOX_COMMANDS, copyStandalone } from '../../../scripts/box/files.ts';
import { printPlainly } from '../../../scripts/plain-output.ts';
import { temporaryFolder } from '../../support/for-test.ts';

type Manifest = { scripts: Record<string, string> };
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;

/** A clone with one command, which prints its options and its Node. Its only package is its own Node, and is beside it. */
let clone: string;

function write(file: string, text: string, mode = 0o644): void {
  mkdirSync(join(clone, dirname(file)), { recursive: true });
  writeFileSync(join(clone, file), text, { mode });
}
const program = (file: string, line: string) => write(file, `#!/bin/sh\n${line}\n`, 0o755);
const lock = (version: string) => write('package-lock.json', JSON.stringify({ lockfileVersion: 3, packages: packagesWith(version) }));
const packagesWith = (version: string) => ({
  '': { dependencies: { node: 'file:own-node' } },
  'node_modules/node': { resolved: 'own-node', link: true },
  'own-node': { name: 'node', version, bin: { node: 'node' } },
});

/** Types a command in the clone, on a machine whose own Node is old. */
function type(command: string, ...args: string[]) {
  // The run of tests has put the project's Node first.
  const others = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
  const env = { ...process.env, PATH: [join(clone, 'machine'), ...others].join(delimiter) };
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: clone, env, encoding: 'utf8' });
  return { status, stdout, stderr };
}
const hello = () => type('npm', 'run', '--silent', 'hello', '--', '--some', 'option');

test('a command in a fresh clone installs the packages and runs on its own Node; later it runs at once, or names what to type', (context) => {
  clone = temporaryFolder(context);
  // As old as Node 20 in what counts here: it does not read TypeScript.
  program('machine/node', `exec "${process.execPath}" --no-strip-types "$@"`);
  program('own-node/node', `OWN_NODE=1 exec "${process.execPath}" "$@"`);
  write('own-node/package.json', JSON.stringify({ name: 'node', version: '1.0.0', bin: { node: 'node' } }));
  const manifest = { type: 'module', dependencies: { node: 'file:own-node' } };
  write('package.json', JSON.stringify({ ...manifest, scripts: { hello: scripts.doctor?.replace('doctor.ts', 'hello.ts') } }));
  const source = 'const own: boolean = process.env.OWN_NODE === "1"; console.log(own, ...process.argv.slice(2)); process.exit(3);';
  write('scripts/hello.ts', source);
  for (const file of ['scripts/run.mjs', 'scripts/installed.mjs']) copyFileSync(file, join(clone, file));
  lock('1.0.0');

  expect(type('node', 'scripts/hello.ts').stderr).toContain('Unknown file extension ".ts"');
  expect(hello()).toEqual({ status: 3, stdout: 'true --some option\n', stderr: expect.stringContaining('npm ci') });
  expect(hello()).toEqual({ status: 3, stdout: 'true --some option\n', stderr: '' });
  // Packages that are older than package-lock.json.
  lock('1.0.1');
  expect(hello()).toEqual({ status: 3, stdout: 'true --some option\n', stderr: expect.stringMatching(/type: npm ci\n$/) });
});

test('every command that reads TypeScript does so; only npm start, which wants a build and so has packages, does not', () => {
  const direct = Object.entries(scripts).filter(([, command]) => /\bnode \S+\.ts\b/.test(command));
  expect(direct.map(([name]) => name)).toEqual(['start']);
});

test('a box has what Next gathered, and none of the settings that the build read, nor a running site’s data', (context) => {
  const folder = temporaryFolder(context);
  const needed = ['.next/required-server-files.json', 'node_modules/a/.env', 'package.json'];
  for (const file of [...needed, '.env', '.env.production', '.env.production.local', 'data/affiliates.sqlite-wal']) {
    mkdirSync(dirname(join(folder, 'standalone', file)), { recursive: true });
    writeFileSync(join(folder, 'standalone', file), 'SECRET=1');
  }
  copyStandalone(join(folder, 'standalone'), join(folder, 'site'));
  const files = readdirSync(join(folder, 'site'), { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => statSync(join(folder, 'site', file)).isFile()).sort()).toEqual(needed);
});

// tests/front/site.test.ts starts the site from a box.
test('a box has each command of docs/operations.md', () => {
  const [, section = ''] = /^## Commands in a box\n([\s\S]*?)^## /m.exec(readFileSync('docs/operations.md', 'utf8')) ?? [];
  const named = [...section.matchAll(/`npm run ([\w:]+)/g)].map(([, name = '']) => scripts[name]?.split(' ')[2]);
  expect(new Set(named)).toEqual(new Set(BOX_COMMANDS.filter((file) => file !== 'scripts/start.ts')));
});

test('the output of a command has no control characters except its own line breaks', () => {
  const kept = { ...console };
  onTestFinished(() => void Object.assign(console, kept));
  const printed: string[] = [];
  const print = (line: string) => printed.push(line);
  Object.assign(console, { log: print, info: print, warn: print, error: print });
  printPlainly();
  console.log('two\nlines\t%s', '\u001b[2J', { title: '\u009b31m' });
  console.error(new Error('\u0007\u202Egnp.exe'));
  expect(printed[0]).toMatch(/^two\nlines\t\\u001b\[2J /);
  expect(printed.join('')).not.toMatch(/[^\P{Cc}\n\t]|[\u202A-\u202E]/u);
});

test('every command that reads a space, a site or a store prints that way', () => {
  // These print text of this repository or of its own build.
  const ours = /^(?:dev|fonts|start|box|test|look|bench|site|lint)/;
  const files = Object.entries(scripts).flatMap(([name, command]) => (ours.test(name) ? [] : (/scripts\/[\w-]+\.ts/.exec(command) ?? [])));
  expect(files.length).toBeGreaterThan(6);
  for (const file of globSync([...new Set(files)]))
    expect([file, readFileSync(file, 'utf8').match(/^(?:printPlainly|await runCommand)\(/m)?.length]).toEqual([file, 1]);
});
