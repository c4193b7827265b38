import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BROWSER_ARGS, findBrowser } from '../../scripts/browser.mjs';
import { fixtureSpace } from '../site/fixture.ts';
import { BOX, BUILD } from '../support/box.ts';
import { Front } from '../support/front.ts';
import { copyAsOtherBuild } from '../support/other-build.ts';
import { type RunningSite, startBox } from '../support/site.ts';
import { type StandIn, startStandIn } from '../support/stand-in.ts';

// A rolling deployment: the old build and a new one serve side by side, and a request may reach either.

const COPY = mkdtempSync(join(tmpdir(), 'other-build-'));
const PATHS = ['/', '/pricing', '/blogs', '/blog/blog-1', '/all', '/faq', '/es/affiliates', '/es/compare/compare-1'];

/** The fixture's pictures do not exist. */
const PICTURE = /\/images\//;

let standIn: StandIn;
let older: RunningSite;
let newer: RunningSite;
let front: Front;
let browser: Browser;

beforeAll(async () => {
  copyAsOtherBuild(BOX, BUILD, COPY);
  standIn = await startStandIn(fixtureSpace());
  const env = { ...standIn.env, TRUSTED_PROXIES: '1' };
  older = await startBox(BOX, BUILD, env);
  newer = await startBox(COPY, BUILD, env);
  front = await Front.start({ instances: [older, newer].map(({ origin }) => new URL(origin).host), files: join(BOX, 'files') });
  browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS });
});

afterAll(async () => {
  await browser?.close();
  await front?.stop();
  await Promise.all([older?.stop(), newer?.stop()]);
  await standIn?.close();
  rmSync(COPY, { recursive: true, force: true });
});

/** The scripts, styles and fonts that a page names. */
const filesIn = (html: string) => [...new Set(html.match(/\/_next\/static\/[\w./~-]+/g))];
const idOf = (html: string) => /<html[^>]* data-dpl-id="([\w-]+)"/.exec(html)?.[1];

test('the two are two builds: each with its id and with scripts that the other does not have', async () => {
  const [one, other] = await Promise.all([older, newer].map((site) => site.get('/pricing')));
  expect(idOf(one?.text ?? '')).toMatch(/^[\w-]{10}$/);
  expect(idOf(other?.text ?? '')).not.toBe(idOf(one?.text ?? ''));
  const own = filesIn(other?.text ?? '').filter((file) => !filesIn(one?.text ?? '').includes(file));
  expect(own.length).toBeGreaterThan(3);
  expect((await older.get(own[0] as string)).status).toBe(404);
});

test('every file that a page of either build names is served, with the files of either build on the disk', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'files-'));
  const bare = await Front.start({ instances: [older, newer].map(({ origin }) => new URL(origin).host), files: empty });
  try {
    const named = new Set<string>();
    for (const site of [older, newer]) for (const path of PATHS) for (const file of filesIn((await site.get(path)).text)) named.add(file);
    expect(named.size).toBeGreaterThan(20);
    for (const asked of [front, bare])
      for (const file of named) {
        const { status, headers } = await asked.get(file);
        expect([file, status, headers['cache-control']]).toEqual([file, 200, 'public, max-age=31536000, immutable']);
      }
    // A file that no build has is not found, and does not count against an instance.
    for (let time = 0; time < 5; time += 1) expect((await front.get(`/_next/static/chunks/none-${time}.js`)).status).toBe(404);
    expect((await front.get('/faq')).status).toBe(200);
  } finally {
    await bare.stop();
    rmSync(empty, { recursive: true });
  }
});

test('a visitor moves through pages of both: no page is broken, no script is missing, a page of the other build loads fully', async () => {
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !PICTURE.test(message.location().url))
      faults.push(`console: ${message.text()} ${message.location().url}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && !PICTURE.test(response.url())) faults.push(`${response.status()}: ${response.url()}`);
  });
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  const met = new Set<string>();
  await page.goto(`${front.origin}/`, { waitUntil: 'load' });
  const ways = ['/pricing', '/blogs', '/faq', '/affiliates', '/resources', '/white-label', '/compare', '/managed-service', '/ai-studio'];
  for (let move = 0; move < 30; move += 1) {
    const way = ways[move % ways.length] as string;
    const link = page.locator(`a[href="${way}"]`).first();
    await link.evaluate((each: HTMLAnchorElement) => each.click());
    await page.waitForURL(`${front.origin}${way}`);
    await page.waitForLoadState('load');
    await page.locator('h1').first().waitFor();
    // The id is on the page only until its scripts have read it; they carry it as well.
    met.add(
      await page.evaluate(
        () => new URL(document.querySelector<HTMLScriptElement>('script[src*="dpl="]')?.src ?? 'none:').searchParams.get('dpl') ?? '',
      ),
    );
    expect(await page.locator('h1').count()).toBeGreaterThan(0);
  }
  expect(faults).toEqual([]);
  expect([...met].sort()).toEqual([idOf((await older.get('/')).text), idOf((await newer.get('/')).text)].sort());
  // Not each move: only those with a response of the other build.
  expect(loads).toBeGreaterThan(1);
  await context.close();
}, 180_000);
