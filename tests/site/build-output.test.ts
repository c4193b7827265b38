import { globSync, readFileSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BUILD_LOG } from './build.ts';
import { BUILD } from './fixture.ts';

const PAGES = join(BUILD, 'server', 'app');

test('a build keeps no second copy of a page’s data', () => {
  expect(globSync('en/blog/*.segments/**/__PAGE__.segment.rsc', { cwd: PAGES }).length).toBeGreaterThan(10);
  expect(globSync('**/_full.segment.rsc', { cwd: PAGES })).toEqual([]);
});

test('the part of a page that belongs to the layout is one file for all entries of a language', () => {
  const parts = globSync('en/blog/*.segments/$d$locale.segment.rsc', { cwd: PAGES });
  expect(parts.length).toBeGreaterThan(10);
  expect(new Set(parts.map((file) => statSync(join(PAGES, file)).ino)).size).toBe(1);
});

test('more than one core makes pages, where there is more than one', () => {
  const [, workers] = /Generating static pages using (\d+) workers?/.exec(readFileSync(BUILD_LOG, 'utf8')) ?? [];
  expect(Number(workers)).toBeGreaterThanOrEqual(Math.min(2, availableParallelism()));
});
