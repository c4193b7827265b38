import { globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { servedHtml } from '../../lib/next/served-html.ts';
import { pagePolicy } from '../../lib/stored-pages/content-security-policy.ts';
import { BUILT_TAGS } from '../../lib/stored-pages/page-index.ts';
import { BUILD_LOG } from './build.ts';
import { BUILD } from './built.ts';

const PAGES = join(BUILD, 'server', 'app');

test('a build keeps no second copy of a page’s data', () => {
  expect(globSync('en/blog/*.segments/**/__PAGE__.segment.rsc', { cwd: PAGES }).length).toBeGreaterThan(10);
  expect(globSync('**/_full.segment.rsc', { cwd: PAGES })).toEqual([]);
});

test('a built page is stored in its served form, with its policy', () => {
  for (const page of ['en', 'es/pricing', 'en/blog/blog-1', 'es/404']) {
    const html = readFileSync(join(PAGES, `${page}.html`), 'utf8');
    expect(servedHtml(html) === html, page).toBe(true);
    expect(JSON.parse(readFileSync(join(PAGES, `${page}.meta`), 'utf8')).headers['content-security-policy'], page).toBe(pagePolicy(html));
  }
});

test('the part of a page that belongs to the layout is one file for all entries of a language', () => {
  const parts = globSync('en/blog/*.segments/$d$locale.segment.rsc', { cwd: PAGES });
  expect(parts.length).toBeGreaterThan(10);
  expect(new Set(parts.map((file) => statSync(join(PAGES, file)).ino)).size).toBe(1);
});

test('a build records the tags of each page, as the page itself has them', () => {
  const noted = JSON.parse(readFileSync(join(BUILD, BUILT_TAGS), 'utf8')) as { tags: string[]; pages: Record<string, number[]> };
  const files = readdirSync(PAGES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.meta'));
  expect(Object.keys(noted.pages).sort()).toEqual(files.map((file) => `/${file.slice(0, -'.meta'.length)}`).sort());
  for (const file of files) {
    const { headers } = JSON.parse(readFileSync(join(PAGES, file), 'utf8'));
    const own = (headers?.['x-next-cache-tags'] ?? '').split(',').filter((tag: string) => tag !== '' && !tag.startsWith('_N_T_'));
    expect(
      noted.pages[`/${file.slice(0, -'.meta'.length)}`]?.map((place) => noted.tags[place]),
      file,
    ).toEqual(own);
  }
});

test('more than one core makes pages, if there is more than one', () => {
  const [, workers] = /Generating static pages using (\d+) workers?/.exec(readFileSync(BUILD_LOG, 'utf8')) ?? [];
  expect(Number(workers)).toBeGreaterThanOrEqual(Math.min(2, availableParallelism()));
});

test('a build reports each faulty entry once', () => {
  const lines = readFileSync(BUILD_LOG, 'utf8')
    .split('\n')
    .filter((line) => line.includes('content: '));
  const about = (words: string) => lines.filter((line) => line.includes(words));
  expect(about('callout')).toEqual([
    'content: warning compare english-only: node-unknown content (en): the site draws no node of the type "callout"',
  ]);
  expect(about('javascript:')).toEqual([expect.stringContaining('content: error compare english-only: link-to-nowhere content (en): ')]);
  expect(about('english-only: translation-missing')).toHaveLength(1);
  // A left-out entry is reported in a running site's words.
  expect(about('no-title')).toEqual(['content: left out blog no-title: title is missing in en-US']);
  expect(about('double')).toEqual(['content: left out blog double: slug "blog-1" is already held by blog-1, which was created later']);
});

test('the server formats its messages with the function that parses each of them once, and only the server has it', () => {
  const having = (folder: string) =>
    globSync('**/*.js', { cwd: join(BUILD, folder) }).filter((file) =>
      readFileSync(join(BUILD, folder, file), 'utf8').includes('lib/i18n/prepared-messages.ts)'),
    );
  expect(having('server')).not.toEqual([]);
  expect(having('static')).toEqual([]);
});
