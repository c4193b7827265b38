import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LOCALES, localizedPath } from '../../lib/i18n/locales.ts';
import { copyRepository, follow, recipe } from '../support/recipes.ts';

const NEXT = 'node_modules/next/dist/bin/next';

// `npm run dev` in a copy of the repository, with the README's steps.
const README = readFileSync('README.md', 'utf8');

let copy: string;
let server: ChildProcess;
let origin: string;

beforeAll(async () => {
  copy = mkdtempSync('.next-development-');
  copyRepository(copy);
  leaveOut(copy);
  origin = await start();
}, 180_000);

afterAll(async () => {
  const gone = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await gone;
  rmSync(copy, { recursive: true, maxRetries: 5 });
});

/** The copy writes no cache for a next start. */
function leaveOut(folder: string): void {
  const config = join(folder, 'next.config.mjs');
  const text = readFileSync(config, 'utf8');
  writeFileSync(config, text.replace('experimental: {', 'experimental: {\n    turbopackFileSystemCacheForDev: false,'));
}

/** Starts Next with the options of `npm run dev`. */
function start(): Promise<string> {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { dev: string } };
  const [, options = ''] = scripts.dev.split('next dev');
  server = spawn(process.execPath, [resolve(NEXT), 'dev', '-p', '0', ...options.split(' ').filter(Boolean)], {
    cwd: copy,
    // The last one stops the bundler from writing source maps.
    env: { ...process.env, NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1', TYPES_ARE_CHECKED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  process.once('exit', () => server.kill('SIGTERM'));
  return new Promise((found, failed) => {
    let log = '';
    for (const stream of [server.stdout, server.stderr])
      stream?.on('data', (chunk) => {
        log += chunk;
        const [, address] = /(http:\/\/localhost:\d+)[\s\S]*ready in/i.exec(log) ?? [];
        if (address) found(address);
      });
    server.once('exit', () => failed(new Error(log)));
  });
}

/** The HTML of a page, once it contains some words. */
async function shows(path: string, words: string): Promise<string> {
  let html = '';
  const hasWords = async () => {
    const response = await fetch(origin + path);
    html = await response.text();
    return response.ok && html.includes(words);
  };
  await expect.poll(hasWords, { message: `${path} shows ${words}`, timeout: 240_000, interval: 500 }).toBe(true);
  return html;
}

const wordsOf = (locale: string, file: string) => JSON.parse(readFileSync(join(copy, 'messages', locale, file), 'utf8'));

test('the recipe for a page adds it in both languages without a restart, and the footer links to it', { timeout: 600_000 }, async () => {
  // As in a long session: the messages of the site were read before they change.
  await shows('/accessibility', '</footer>');
  follow(recipe(README, 'Add a page'), copy);
  for (const locale of LOCALES) {
    const path = localizedPath('/press', locale);
    const html = await shows(path, `>${wordsOf(locale, 'press.json').title}</h1>`);
    expect(html).toMatch(new RegExp(`<a [^>]*href="${path}"[^>]*>${wordsOf(locale, 'shell.json').nav.press}</a>`));
  }
});
