import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildSite, type RunningSite, startSite } from '../support/site.ts';
import { makeSpace } from '../support/space.ts';
import { type StandIn, startStandIn } from '../support/stand-in.ts';
import { BUILD } from './fixture.ts';

const EMPTY_BUILD = `${BUILD}-empty`;
let standIn: StandIn;
let site: RunningSite;

beforeAll(async () => {
  standIn = await startStandIn(makeSpace({ blog: 0, resource: 1, compare: 0 }));
  const { code, output } = await buildSite(EMPTY_BUILD, standIn.env);
  expect(output).not.toMatch(/Error/);
  expect(code).toBe(0);
  site = await startSite(EMPTY_BUILD, standIn.env);
});
afterAll(async () => {
  await site.stop();
  await standIn.close();
  rmSync(EMPTY_BUILD, { recursive: true, force: true });
});

test.each([
  ['/blogs', 'There are no blog posts yet. Try again later.'],
  ['/compare', 'There are no comparisons yet. Try again later.'],
  ['/es/blogs', 'Todavía no hay artículos'],
])('an empty kind builds, and %s says so', async (path, words) => {
  const { status, text } = await site.get(path);
  expect(status).toBe(200);
  expect(text).toContain(words);
});

test('the only entry of a kind has no related column', async () => {
  const { status, text } = await site.get('/resource/resource-1');
  expect(status).toBe(200);
  expect(text).not.toContain('Related resources');
});
