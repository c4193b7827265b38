import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { LOCALES, localizedPath } from '../../lib/i18n/locales.ts';
import { own } from '../support/own.ts';
import { copyRepository, follow, recipe } from '../support/recipes.ts';
import { RunningSite } from '../support/site.ts';

const NEXT = 'node_modules/next/dist/bin/next';

// `npm run dev` in a copy of the repository, with the README's steps.
const README = readFileSync('README.md', 'utf8');

const copy = mkdtempSync('.next-development-');
copyRepository(copy);
// The copy writes no cache for a next start.
const config = join(copy, 'next.config.mjs');
const cacheless = 'experimental: {\n    turbopackFileSystemCacheForDev: false,';
writeFileSync(config, readFileSync(config, 'utf8').replace('experimental: {', cacheless));
const [, options = ''] = JSON.parse(readFileSync('package.json', 'utf8')).scripts.dev.split('next dev');
const args = [resolve(NEXT), 'dev', '-p', '0', ...options.split(' ').filter(Boolean)];
// The last one stops the bundler from writing source maps.
const env = { ...process.env, NODE_ENV: 'development' as const, NEXT_TELEMETRY_DISABLED: '1', TYPES_ARE_CHECKED: '1' };
const site = own(await RunningSite.start(copy, () => spawn(process.execPath, args, { cwd: copy, env, stdio: ['ignore', 'pipe', 'pipe'] })));

/** The HTML of a page, once it contains some words. */
function shows(path: string, words: string): Promise<string> {
  return site.until(async () => {
    // Without an answer after five minutes it is asked again.
    const answer = await site.get(path).catch(() => null);
    return answer?.status === 200 && answer.text.includes(words) ? answer.text : null;
  });
}

const wordsOf = (locale: string, file: string) => JSON.parse(readFileSync(join(copy, 'messages', locale, file), 'utf8'));

test('a copy without a build shows entries, keywords and the parts of the sitemap', async () => {
  for (const path of ['/blog/plan-a-week-of-posts-in-an-afternoon', '/blogs/keyword/planning', '/sitemap/pages-1.xml'])
    expect([path, (await site.get(path)).status]).toEqual([path, 200]);
});

test('the recipes for a page and its words add it in both languages without a restart, in the footer and in the search', async () => {
  // As in a long session: the messages of the site were read before they change.
  await shows('/accessibility', '</footer>');
  follow(recipe(README, 'Add a page'), copy);
  for (const locale of LOCALES) {
    const path = localizedPath('/press', locale);
    const html = await shows(path, `>${wordsOf(locale, 'press.json').title}</h1>`);
    expect(html).toMatch(new RegExp(`<a [^>]*href="${path}"[^>]*>${wordsOf(locale, 'shell.json').nav.press}</a>`));
  }
  follow(recipe(README, 'Make a word findable'), copy);
  for (const locale of LOCALES) await shows(`/api/search/${locale}`, wordsOf(locale, 'search.json').words.press.split(', ')[0]);
});
