import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { POLICY_HEADER } from '../../lib/stored-pages/headers.ts';
import { BUILT_PAGES, BUILT_TAGS, MADE_PAGES } from '../../lib/stored-pages/page-index.ts';
import { BOX, BUILD, ownSpace } from '../site/built.ts';
import { apply, formOf } from '../support/apply.ts';
import { Editor } from '../support/editor.ts';
import { type RunningSite, startBoxIn, type User } from '../support/site.ts';
import { inBoth } from '../support/space.ts';

// The Dockerfile's promises of the image `site`, without Docker: the test runs its steps in a folder, and starts the server there as its
// user, on a file system that is read-only except for the volumes. Needs root to mount it.

/** The user `node` of the base image. */
const NODE: User = { uid: 1000, gid: 1000 };
const HOME = '/srv/site/';

const [, stage = ''] = /^FROM \S+ AS site\n([\s\S]*?)^FROM /m.exec(readFileSync('Dockerfile', 'utf8')) ?? [];
/** The arguments of an instruction, its lines joined. */
function instruction(name: string): string {
  const [, text] = new RegExp(`^${name} ((?:.*\\\\\n)*.*)$`, 'm').exec(stage) ?? [];
  if (text === undefined) throw new Error(`The image has no ${name}`);
  return text.replace(/\\\n\s*/g, '');
}
/** The name of the image's build differs from the tests'. */
const here = (path: string) => path.replace(HOME, '').replace(/^\.next(?=\/)/, BUILD);
const MADE = join(BUILD, MADE_PAGES);
const volumes = (JSON.parse(instruction('VOLUME')) as string[]).map(here);
const command = (text: string) => JSON.parse(/CMD (\[.*\])$/.exec(text)?.[1] ?? '') as string[];

let folder: string;
let outside: string;
const standIn = await ownSpace();
let site: RunningSite;
const mounts: string[] = [];

function mount(...parts: string[]): void {
  execFileSync('mount', parts);
  mounts.unshift(parts.at(-1) as string);
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'image-'));
  // A box keeps the permissions of its files; COPY makes root their owner and keeps the permissions.
  cpSync(join(BOX, 'site'), folder, { recursive: true, verbatimSymlinks: true });
  execFileSync('chown', ['-R', 'root:root', folder]);
  execFileSync('chmod', ['755', folder]);
  const steps = instruction('RUN').replaceAll('node:node', `${NODE.uid}:${NODE.gid}`).replaceAll('.next/', `${BUILD}/`);
  execFileSync('sh', ['-ec', steps], { cwd: folder });
  outside = mkdtempSync(join(tmpdir(), 'volumes-'));
  // A new volume takes over the image's files there, and their owner.
  for (const [index, volume] of volumes.entries()) execFileSync('cp', ['-a', join(folder, volume), join(outside, String(index))]);
  execFileSync('chmod', ['755', outside]);
  mount('--bind', folder, folder);
  execFileSync('mount', ['-o', 'remount,ro,bind', folder]);
  for (const [index, volume] of volumes.entries()) mount('--bind', join(outside, String(index)), join(folder, volume));
  site = await start();
});

afterAll(async () => {
  await site?.stop();
  for (const place of mounts) execFileSync('umount', [place]);
  for (const each of [folder, outside]) rmSync(each, { recursive: true, force: true });
});

const start = () => startBoxIn(folder, BUILD, { ...standIn.env, PUBLISH_STORE: 'data/publications.sqlite' }, NODE);

/** Sends a request like the image's health check. */
function health(): number | null {
  const [program = '', ...args] = command(instruction('HEALTHCHECK'));
  const own = args.map((each) => each.replace('127.0.0.1:3000', new URL(site.origin).host));
  expect([program, own.join()]).toEqual(['node', expect.stringContaining(site.origin)]);
  return spawnSync(process.execPath, own, { ...NODE, cwd: folder, timeout: 10_000 }).status;
}

test('the image has the pages of the build with their policy, every entry as Markdown, and the record of their tags', () => {
  const pages = join(folder, BUILD, BUILT_PAGES);
  expect(JSON.parse(readFileSync(join(pages, 'en', 'blog', 'blog-1.meta'), 'utf8')).headers).toHaveProperty(POLICY_HEADER);
  expect(readdirSync(join(pages, 'es', 'markdown', 'blog'))).toEqual(expect.arrayContaining(['blog-1.body', 'blog-14.body']));
  expect(statSync(join(folder, BUILD, BUILT_TAGS)).size).toBeGreaterThan(1_000);
});

test('the image starts the tested command, as a user without rights, on the port that it opens', () => {
  expect(instruction('USER')).toBe('node');
  expect(command(`CMD ${instruction('CMD')}`)).toEqual(['node', 'scripts/start.ts']);
  expect(instruction('ENV')).toContain(`PORT=${instruction('EXPOSE')}`);
  expect(instruction('HEALTHCHECK')).toContain(`:${instruction('EXPOSE')}/`);
  expect(`${instruction('WORKDIR')}/`).toBe(HOME);
  expect(volumes).toEqual([MADE, 'data']);
});

test('the user of the image can read every file, and can write to the volumes only', () => {
  const asNode = (script: string) => spawnSync('sh', ['-c', script], { ...NODE, cwd: folder, encoding: 'utf8' });
  // The server's own files in the volumes change meanwhile.
  const outsideOfVolumes = (search: string) =>
    asNode(`find . ${search}`)
      .stdout.trim()
      .split('\n')
      .filter((path) => path !== '' && !volumes.some((each) => path.startsWith(`./${each}`)));
  expect(outsideOfVolumes('! -readable -o -type d ! -executable')).toEqual([]);
  expect(outsideOfVolumes('-writable ! -type l')).toEqual([]);
  for (const volume of volumes) expect(statSync(join(folder, volume)).uid).toBe(NODE.uid);
  expect(asNode('touch written').stderr).toMatch(/Read-only file system/);
});

test('the image serves pages and files, brings publications and takes applications', async () => {
  for (const path of ['/', '/es/pricing', '/feeds/blog.rss', '/api/search/en', '/social/home.png'])
    expect([path, (await site.get(path)).status]).toEqual([path, 200]);

  const editor = new Editor(site, standIn);
  await editor.publish(editor.changed('compare-3', { title: inBoth('Made in a container') }));
  expect(await site.textOf('/compare/compare-3')).toContain('Made in a container');
  expect(site.log).not.toContain('in memory only');
  const made = join(folder, MADE, 'en/compare/compare-3.page');
  expect(statSync(made).uid).toBe(NODE.uid);
  expect(await apply(await formOf(site), 'anna@example.com')).toBe(true);
});

test('the health check of the image accepts only a server that is ready, and the next container has pages and applications', async () => {
  await site.until(() => health() === 0);
  await site.stop();
  expect(health()).toBe(1);
  site = await start();
  // Likewise one that is not ready for visitors: its store is read-only.
  execFileSync('mount', ['-o', 'remount,ro,bind', join(folder, 'data')]);
  try {
    await site.until(() => health() === 1);
  } finally {
    execFileSync('mount', ['-o', 'remount,rw,bind', join(folder, 'data')]);
  }
  await site.until(() => health() === 0);
  expect(await site.textOf('/compare/compare-3')).toContain('Made in a container');
  expect(readdirSync(join(folder, 'data')).sort()).toEqual(expect.arrayContaining(['affiliates.sqlite', 'publications.sqlite']));
  expect(await site.health()).toMatchObject({
    ready: true,
    pages: 'on disk',
    stores: { applications: 'ok' },
  });
});

test.each([
  ['publishes', /compare-3/],
  ['affiliates:list', /anna@example\.com/],
  ['content:check', /entries/],
  ['doctor', /answers .*Contentful/],
])('npm run %s works in the image beside the server', async (name, said) => {
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
  const [program, ...args] = (scripts[name] ?? '').split(' ');
  const env = { NODE_ENV: 'production' as const, PATH: '/usr/bin:/bin', ...standIn.env, PUBLISH_STORE: 'data/publications.sqlite' };
  // Not spawnSync: this process answers as Contentful. Doctor exits with 1, as settings of a live site are missing.
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args, { ...NODE, cwd: folder, env }).catch((ended) => ended);
  expect([program, stderr, stdout]).toEqual(['node', '', expect.stringMatching(said)]);
});
