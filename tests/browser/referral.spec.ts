import { type BrowserContext, expect, type Page } from 'playwright/test';
import { follow } from '../support/follow.ts';
import { test } from '../support/kept-page.ts';
import { seenWords } from '../support/seen-words.ts';
import { words } from '../support/words.ts';

const APP = 'https://app.feedloom.example';

const en = words('en');
const logIn = (page: Page) => page.getByRole('banner').getByRole('link', { name: en('shell.nav.login') });
const cookiesOf = async (context: BrowserContext) => (await context.cookies()).filter(({ name }) => name.startsWith('ref'));

/** The target of a link at this moment: its address once its menu is open. */
async function target(link: ReturnType<typeof logIn>): Promise<string | null> {
  await link.dispatchEvent('contextmenu');
  return link.getAttribute('href');
}

test('the log-in and the plans pass a referral on to the application, and links of the site do not', async ({ page }) => {
  await page.goto('/pricing?ref=jos%C3%A9+shop@example.com');
  const code = 'jos%C3%A9%2Bshop%40example.com';
  expect(await target(logIn(page))).toBe(`${APP}/?ref=${code}`);
  const team = page
    .locator('#pricing-plans')
    .getByRole('link', { name: /\bTeam\b/ })
    .first();
  const opened = page.waitForEvent('popup');
  await team.click();
  await opened;
  await expect(team).toHaveAttribute('href', `${APP}/?ref=${code}`);
  expect(await target(page.getByRole('contentinfo').getByRole('link', { name: en('shell.nav.faq') }))).toBe('/faq');
});

test('a referral stays until its visitor deletes it', async ({ page, context }) => {
  await page.goto('/cookie-policy?ref=partner-1');
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toContainText('partner-1');
  // The code, the time, the referrer and the landing page. For how long: legal.spec.ts.
  expect(await cookiesOf(context)).toHaveLength(4);
  await page.getByRole('button', { name: en('cookies.referral.forget') }).click();
  await expect(status).toHaveText(en('cookies.referral.forgotten'));
  expect(await cookiesOf(context)).toEqual([]);
  expect(await target(logIn(page))).toBe(APP);
});

test('the free trial has 10 days for visitors of a partner, and 3 days for all others', async ({ page }) => {
  const promised = async (days: string) => {
    const shown = await seenWords(page.locator('main:visible'));
    return [...new Set([...shown.matchAll(new RegExp(`\\b(3|10)\\s${days}(?! hábiles)`, 'g'))].map(([, count]) => count))];
  };
  for (const [path, days] of [
    ['/', 'days'],
    ['/faq', 'days'],
    ['/es/pricing', 'días'],
  ] as const) {
    await page.goto(path);
    expect(await promised(days), path).toEqual(['3']);
  }
  await page.goto('/?ref=partner-1');
  expect(await promised('days')).toEqual(['10']);
  await page.goto('/es/pricing');
  expect(await promised('días')).toEqual(['10']);
  await page.goto('/cookie-policy');
  await page.getByRole('button', { name: en('cookies.referral.forget') }).click();
  // Moved to inside the site.
  await follow(page.getByRole('banner'), en('shell.nav.pricing'));
  await expect(page).toHaveURL('/pricing');
  await expect.poll(() => promised('days')).toEqual(['3']);
});
