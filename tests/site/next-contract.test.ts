import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NEXT_CACHE_TAG_MAX_ITEMS } from 'next/dist/lib/constants.js';
import { expect, test } from 'vitest';
import { scriptsAfterPaint } from '../../lib/next/scripts-after-paint.ts';
import { WHOLE_PAGE_SEGMENT } from '../../lib/next/slim-build.ts';
import { TAGS_PER_CALL } from '../../lib/stored-pages/cache-tags.ts';
import { BUILD } from './built.ts';

// Undocumented behaviour of Next that lib/next relies on, and that no other test of the built site would miss. If one of these fails after
// an upgrade, the code that relies on it needs a review.

const page = readFileSync(join(BUILD, 'server/app/en/blog/blog-1.html'), 'utf8');

test('lib/next finds all scripts of a page, and the data that starts it, in the form in which Next writes them', () => {
  expect(scriptsAfterPaint(page).length).toBeGreaterThan(3);
  expect(page).not.toMatch(/<script src="[^"]*"[^>]* async=""/);
  // Without the changes it would be several pieces in double quotes.
  expect(page.match(/self\.__next_f\.push\(\[1,./g)).toEqual(["self.__next_f.push([1,'"]);
});

test('the router of Next never requests the second copy of a page, the segment _full', () => {
  const router = globSync('node_modules/next/dist/client/**/*.js');
  expect(router.filter((file) => readFileSync(file, 'utf8').includes(WHOLE_PAGE_SEGMENT))).toEqual([]);
});

test('Next records how long each page counts as new and how long it may be sent, in seconds', () => {
  const { routes } = JSON.parse(readFileSync(join(BUILD, 'prerender-manifest.json'), 'utf8'));
  const { initialRevalidateSeconds, initialExpireSeconds } = routes['/en/blog/blog-1'];
  expect([initialRevalidateSeconds, initialExpireSeconds].every(Number.isInteger)).toBe(true);
  expect(initialExpireSeconds).toBeGreaterThan(initialRevalidateSeconds);
});

test('Next keeps this number of tags of each call of cacheTag', () => {
  expect(NEXT_CACHE_TAG_MAX_ITEMS).toBe(TAGS_PER_CALL);
});
