import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { READ_TYPES } from '../../lib/content/store/source.ts';
import { servedHtml } from '../../lib/next/scripts-after-paint.ts';
import { pagePolicy } from '../../lib/stored-pages/content-security-policy.ts';
import { BUILT_TAGS } from '../../lib/stored-pages/page-index.ts';
import { joinTextTags } from '../../lib/stored-pages/text-tags.ts';
import { BUILD, buildLog } from './built.ts';

const PAGES = join(BUILD, 'server', 'app');

test('a build stores each page in its served form, with its policy, and no second copy of its data', () => {
  for (const page of ['en', 'es/pricing', 'en/blog/blog-1', 'es/404']) {
    const html = readFileSync(join(PAGES, `${page}.html`), 'utf8');
    expect(servedHtml(html) === html, page).toBe(true);
    expect(JSON.parse(readFileSync(join(PAGES, `${page}.meta`), 'utf8')).headers['content-security-policy'], page).toBe(pagePolicy(html));
  }
  expect(globSync('en/blog/*.segments/**/__PAGE__.segment.rsc', { cwd: PAGES }).length).toBeGreaterThan(10);
  expect(globSync('**/_full.segment.rsc', { cwd: PAGES })).toEqual([]);
});

test('a build records the tags of each page', () => {
  const noted = JSON.parse(readFileSync(join(BUILD, BUILT_TAGS), 'utf8')) as { tags: string[]; pages: Record<string, number[]> };
  const files = readdirSync(PAGES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.meta'));
  const pathOf = (file: string) => `/${file.slice(0, -'.meta'.length)}`;
  expect(Object.keys(noted.pages).sort()).toEqual(files.map(pathOf).sort());
  for (const file of files) {
    const { headers } = JSON.parse(readFileSync(join(PAGES, file), 'utf8'));
    const own = (headers?.['x-next-cache-tags'] ?? '').split(',').filter((tag: string) => tag !== '' && !tag.startsWith('_N_T_'));
    const recorded = noted.pages[pathOf(file)]?.map((place) => noted.tags[place]);
    expect(recorded, file).toEqual(joinTextTags(own));
  }
});

test('a build leaves faulty entries out, reports each of them once, and builds the rest', () => {
  const about = (words: string) => buildLog.split('\n').filter((line) => line.includes('content: ') && line.includes(words));
  expect(about('callout')).toEqual([
    'content: warning compare english-only: node-unknown content (en): the site draws no node of the type "callout"',
  ]);
  expect(about('javascript:')).toEqual([expect.stringContaining('content: error compare english-only: link-to-nowhere content (en): ')]);
  expect(about('english-only: translation-missing')).toHaveLength(1);
  expect(about('no-title')).toEqual(['content: left out blog no-title: title is missing in en-US']);
  expect(about('bad-slug')).toEqual([expect.stringContaining('slug "Not A Slug" is no slug')]);
  expect(about('no-content')).toEqual(['content: left out compare no-content: content is missing in en-US']);
  expect(about('double')).toEqual(['content: left out blog double: slug "blog-1" is already held by blog-1, which was created later']);
  expect(readdirSync(join(PAGES, 'en/blog'))).toContain('blog-1.html');
  // One for each content type, and one for assets.
  expect(buildLog).toContain(`requests: ${READ_TYPES.length}\n`);
});
