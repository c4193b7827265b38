import { type BrowserContext, expect, type Page, test } from 'playwright/test';
import { complaintsOf } from '../support/complaints.ts';
import { hydrated } from '../support/hydrated.ts';
import { seenWords } from '../support/seen-words.ts';
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

test.describe('the free trial', () => {
  /** Pages that say how long it is, each with its words for that. */
  const PAGES = [
    ...['/', '/pricing', '/faq', '/ai-studio', '/compare/buffer-alternative', '/resources'].map((path) => [path, 'days'] as const),
    ...['/es', '/es/pricing', '/es/faq', '/es/compare/hootsuite-alternative'].map((path) => [path, 'días'] as const),
  ];
  const promised = async (page: Page, days: string) => {
    const words = await seenWords(page.getByRole('main'));
    return [...new Set([...words.matchAll(new RegExp(`\\b(3|10)\\s${days}(?! hábiles)`, 'g'))].map(([, count]) => count))];
  };

  test('has 10 days on every page for whom a partner sent, with and without the code in the address', async ({ page }) => {
    // How React says that the page is not what it expected.
    const complaints = await complaintsOf(page, /^$/);
    for (const [path, days] of PAGES) {
      // Stored with the first page.
      await page.goto(path === '/' ? '/?ref=partner-1' : path);
      expect(await promised(page, days), path).toEqual(['10']);
      await hydrated(page);
    }
    expect(complaints).toEqual([]);
  });

  test('has 3 days on every page for all others', async ({ page }) => {
    for (const [path, days] of PAGES) {
      await page.goto(path);
      expect(await promised(page, days), path).toEqual(['3']);
    }
  });

  test('keeps its 10 days where the visitor moves inside the site, and has 3 once the referral is forgotten', async ({ page }) => {
    await page.goto('/cookie-policy?ref=partner-1');
    await hydrated(page);
    const toPrices = page.getByRole('banner').getByRole('link', { name: en('shell.nav.pricing'), exact: true });
    await toPrices.click();
    await expect(page).toHaveURL('/pricing');
    expect(await promised(page, 'days')).toEqual(['10']);
    await page.goto('/cookie-policy');
    await page.getByRole('button', { name: en('cookies.referral.forget') }).click();
    await toPrices.click();
    await expect(page).toHaveURL('/pricing');
    expect(await promised(page, 'days')).toEqual(['3']);
  });
});
