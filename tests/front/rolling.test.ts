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
const PATHS = ['/', '/blog/blog-1', '/all', '/es/affiliates'];

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

test('the front serves every file that a page of either build names', async () => {
  const named = new Set<string>();
  for (const site of [older, newer]) for (const path of PATHS) for (const file of filesIn((await site.get(path)).text)) named.add(file);
  expect([...named].filter((file) => file.includes('/Z')).length).toBeGreaterThan(3);
  for (const file of named) {
    const { status, headers } = await front.get(file);
    expect([file, status, headers['cache-control']]).toEqual([file, 200, 'public, max-age=31536000, immutable']);
  }
  // A file that no build has is not found, and does not count against an instance.
  for (let time = 0; time < 5; time += 1) expect((await front.get(`/_next/static/chunks/none-${time}.js`)).status).toBe(404);
  expect((await front.get('/faq')).status).toBe(200);
});

test('a visitor moves through pages of both builds without a broken page or a missing script', async () => {
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
  const met = new Set<string>();
  await page.goto(`${front.origin}/`, { waitUntil: 'load' });
  const ways = ['/pricing', '/blogs', '/faq', '/affiliates', '/resources', '/white-label', '/compare', '/managed-service', '/ai-studio'];
  for (let move = 0; move < 14; move += 1) {
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
  await context.close();
}, 180_000);
