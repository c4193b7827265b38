import { expect, type Page } from 'playwright/test';
import { STATIC_PART } from '../../lib/next/static-part.ts';
import { test } from '../support/kept-page.ts';
import { words } from '../support/words.ts';

const PARTS = `[${STATIC_PART}]`;

const en = words('en');

/** The words of the open page; pages that were left stay in the document, hidden. */
// biome-ignore lint/performance/useDomNodeTextContent: what is hidden is no word of the page
const shown = (page: Page) => page.locator('main:visible').innerText();

/** The number of shown parts without content. */
const emptyParts = (page: Page) =>
  page.locator(PARTS).evaluateAll((parts) => parts.filter((part) => part.checkVisibility() && !part.hasChildNodes()).length);

test('a page is complete when a visitor returns to it, by a link or by going back', async ({ page }) => {
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(String(error)));
  await page.goto('/');
  // A document that is loaded again would forget it.
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  const first = await shown(page);
  const banner = page.getByRole('banner');
  // More pages than the router keeps.
  for (const name of ['pricing', 'aiStudio', 'affiliates', 'whiteLabel', 'blog']) {
    const link = banner.getByRole('link', { name: en(`shell.nav.${name}`), exact: true });
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect.poll(() => emptyParts(page)).toBe(0);
  }
  await banner.getByRole('link', { name: en('shell.homeLink', { product: 'Feedloom' }) }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => shown(page)).toBe(first);
  for (let step = 0; step < 6; step++) await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => shown(page)).toBe(first);
  expect(await emptyParts(page)).toBe(0);
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
  expect(problems).toEqual([]);
});
