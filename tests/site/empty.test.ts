import { rmSync } from 'node:fs';
import { chromium } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBrowser } from '../../scripts/browser.mjs';
import { buildSite, type RunningSite, startSite } from '../support/site.ts';
import { makeSpace } from '../support/space.ts';
import { type StandIn, startStandIn } from '../support/stand-in.ts';
import { BUILD } from './fixture.ts';

const EMPTY_BUILD = `${BUILD}-empty`;
/** The second thing that only another build shows: a site that asks before it keeps a referral. */
const ASKS_FIRST = { REFERRAL_CONSENT: 'required' };
let standIn: StandIn;
let site: RunningSite;

beforeAll(async () => {
  standIn = await startStandIn(makeSpace({ blog: 0, resource: 1, compare: 0 }));
  const { code, output } = await buildSite(EMPTY_BUILD, { ...standIn.env, ...ASKS_FIRST });
  expect(output).not.toMatch(/Error/);
  expect(code).toBe(0);
  site = await startSite(EMPTY_BUILD, { ...standIn.env, ...ASKS_FIRST });
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

test('a site that asks first stores no referral before the notice is understood, and all of it then', async () => {
  const { headers } = await site.get('/pricing?ref=anna');
  expect(headers.has('set-cookie')).toBe(false);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const context = await browser.newContext({ locale: 'en-US', reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(`${site.origin}/?ref=anna`);
    const understood = page.getByRole('button', { name: 'Understood' });
    await understood.waitFor();
    expect(await page.getByRole('region', { name: 'About cookies' }).textContent()).toContain('once you click “Understood”');
    // A move inside the site keeps the page, and so what it holds.
    await page.getByRole('link', { name: 'Pricing', exact: true }).first().click();
    await page.waitForURL('**/pricing');
    expect(await context.cookies()).toEqual([]);
    const login = page.getByRole('link', { name: /^Log in/ }).first();
    await login.dispatchEvent('contextmenu');
    expect(await login.getAttribute('href')).toContain('ref=anna');
    await understood.click();
    const kept = Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, decodeURIComponent(value)]));
    expect(Object.keys(kept).sort()).toEqual(['consent', 'ref', 'ref_created_at', 'ref_landing', 'ref_referrer']);
    expect([kept.ref, kept.ref_landing]).toEqual(['anna', `${site.origin}/?ref=anna`]);
  } finally {
    await browser.close();
  }
}, 60_000);
