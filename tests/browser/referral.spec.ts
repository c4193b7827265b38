import { type BrowserContext, expect, type Page, test } from 'playwright/test';
import { hydrated } from '../support/hydrated.ts';
import { words } from '../support/words.ts';

const APP = 'https://app.feedloom.example';

const en = words('en');
const es = words('es');
const logIn = (page: Page) => page.getByRole('banner').getByRole('link', { name: en('shell.nav.login') });
const said = (page: Page) => page.getByRole('main').getByRole('status');
const cookiesOf = async (context: BrowserContext) => (await context.cookies()).filter(({ name }) => name.startsWith('ref'));

/** Where a link would lead at this moment: what it says once somebody has opened its menu. */
async function target(link: ReturnType<typeof logIn>): Promise<string | null> {
  await link.dispatchEvent('contextmenu');
  return link.getAttribute('href');
}

test('a referral travels to the application by the log-in and by each plan, and not to pages of the site', async ({ page }) => {
  await page.goto('/pricing?ref=partner-1');
  await hydrated(page);
  expect(await target(logIn(page))).toBe(`${APP}/?ref=partner-1`);
  // No price is configured here, so a plan leads to the application. It leads there by a click as well.
  const team = page
    .locator('#pricing-plans')
    .getByRole('link', { name: /\bTeam\b/ })
    .first();
  const opened = page.waitForEvent('popup');
  await team.click();
  await opened;
  await expect(team).toHaveAttribute('href', `${APP}/?ref=partner-1`);
  expect(await target(page.getByRole('contentinfo').getByRole('link', { name: en('shell.nav.faq') }))).toBe('/faq');
});

test('a referral is stored for a year until its visitor has it forgotten', async ({ page, context }) => {
  await page.goto('/cookie-policy?ref=partner-1');
  await hydrated(page);
  await expect(said(page)).toContainText('partner-1');
  const stored = await cookiesOf(context);
  // The code, the time, the referrer and the landing page.
  expect(stored).toHaveLength(4);
  for (const { expires } of stored) expect(Math.round((expires - Date.now() / 1000) / 86_400)).toBe(365);
  expect(await target(logIn(page))).toBe(`${APP}/?ref=partner-1`);
  await page.getByRole('button', { name: en('cookies.referral.forget') }).click();
  await expect(said(page)).toHaveText(en('cookies.referral.forgotten'));
  expect(await cookiesOf(context)).toEqual([]);
  expect(await target(logIn(page))).toBe(`${APP}/`);
});

test('a code of any letters is shown as it was written, and handed on escaped', async ({ page, context, baseURL }) => {
  await page.goto('/cookie-policy?ref=jos%C3%A9+shop@example.com');
  await hydrated(page);
  await expect(said(page)).toContainText('josé+shop@example.com');
  expect(await target(logIn(page))).toBe(`${APP}/?ref=jos%C3%A9%2Bshop%40example.com`);
  const landing = (await context.cookies()).find(({ name }) => name === 'ref_landing')?.value ?? '';
  expect(baseURL).not.toBe('http://localhost:3000');
  // Once for the cookie, once for the address, which is the site's public one.
  expect(decodeURIComponent(decodeURIComponent(landing))).toBe('http://localhost:3000/cookie-policy?ref=josé+shop@example.com');
});

test('without a referral nothing is added to a link, and there is nothing to forget', async ({ page }) => {
  await page.goto('/es/cookie-policy');
  await hydrated(page);
  const entrar = page.getByRole('banner').getByRole('link', { name: es('shell.nav.login') });
  expect(await target(entrar)).toBe(APP);
  await expect(said(page)).toHaveText(es('cookies.referral.none'));
  await expect(page.getByRole('button', { name: es('cookies.referral.forget') })).toHaveCount(0);
});
