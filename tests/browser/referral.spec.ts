import { expect, type Page, test } from 'playwright/test';
import { hydrated } from '../support/hydrated.ts';

/** Where a link would lead at this moment: what it says once somebody has opened its menu. */
async function target(page: Page, name: RegExp): Promise<string | null> {
  const link = page.getByRole('link', { name }).first();
  await link.dispatchEvent('contextmenu');
  return link.getAttribute('href');
}

test('a referral travels on log-in and plans to hosts of another domain, until its visitor has it forgotten', async ({ page, context }) => {
  const refs = async () => (await context.cookies()).filter(({ name }) => name.startsWith('ref')).length;
  await page.goto('/pricing?ref=partner-1');
  await hydrated(page);
  expect(await target(page, /^Log in/)).toBe('https://app.feedloom.example/?ref=partner-1');
  // No price is configured here, so a plan leads to the application. It leads there by a click as well.
  const opened = page.waitForEvent('popup');
  await page
    .getByRole('link', { name: /^Choose Team/ })
    .first()
    .click();
  expect((await opened).url()).toMatch(/^(https:\/\/app\.feedloom\.example\/\?ref=partner-1|chrome-error:.*|about:blank|)$/);
  expect(
    await page
      .getByRole('link', { name: /^Choose Team/ })
      .first()
      .getAttribute('href'),
  ).toBe('https://app.feedloom.example/?ref=partner-1');
  expect(await target(page, /^FAQ/)).toBe('/faq');

  await page.goto('/cookie-policy');
  await hydrated(page);
  const status = page.getByRole('status').filter({ hasText: 'referral' });
  await expect(status).toHaveText('Your browser holds the referral partner-1.');
  expect(await target(page, /^Log in/)).toBe('https://app.feedloom.example/?ref=partner-1');
  expect(await refs()).toBe(4);
  await page.getByRole('button', { name: 'Forget who sent me' }).click();
  await expect(status).toHaveText('Forgotten. Your browser holds no referral any more.');
  expect(await refs()).toBe(0);
  expect(await target(page, /^Log in/)).toBe('https://app.feedloom.example/');
});

test('a code of any letters is shown as it was written, and handed on escaped', async ({ page, context, baseURL }) => {
  await page.goto('/cookie-policy?ref=jos%C3%A9+shop@example.com');
  await hydrated(page);
  await expect(page.getByRole('status').filter({ hasText: 'referral' })).toHaveText(
    'Your browser holds the referral josé+shop@example.com.',
  );
  expect(await target(page, /^Log in/)).toBe('https://app.feedloom.example/?ref=jos%C3%A9%2Bshop%40example.com');
  const landing = (await context.cookies()).find(({ name }) => name === 'ref_landing')?.value ?? '';
  expect(baseURL).not.toBe('http://localhost:3000');
  // Once for the cookie, once for the address.
  expect(decodeURIComponent(decodeURIComponent(landing))).toBe('http://localhost:3000/cookie-policy?ref=josé+shop@example.com');
});

test('without a referral nothing is added, and there is nothing to forget', async ({ page }) => {
  await page.goto('/es/cookie-policy');
  await hydrated(page);
  expect(await target(page, /^Entrar/)).toBe('https://app.feedloom.example');
  await expect(page.getByRole('status').filter({ hasText: 'afiliado' })).toHaveText('Tu navegador no guarda el código de ningún afiliado.');
  await expect(page.getByRole('button', { name: 'Olvidar quién me envió' })).toHaveCount(0);
});
