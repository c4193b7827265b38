import { expect, type Page, test } from 'playwright/test';
import { LIVE_PART, STATIC_PART } from '../../lib/next/static-part.ts';
import { hydrated } from '../support/hydrated.ts';

const PARTS = `[${STATIC_PART}], [${LIVE_PART}]`;

/** The words of the open page's main part; pages that were left stay in the document, hidden. */
// biome-ignore lint/performance/useDomNodeTextContent: what is hidden is no word of the page
const words = (page: Page) => page.locator('main:visible').innerText();

/** The number of shown parts without content. */
const emptyParts = (page: Page) =>
  page.locator(PARTS).evaluateAll((parts) => parts.filter((part) => part.checkVisibility() && !part.hasChildNodes()).length);

test('the words of a static part are in the document once, as HTML', async ({ request }) => {
  const html = await (await request.get('/')).text();
  for (const text of ['Our rye is back on Saturday', 'Autumn loaves', 'Approve once. Then let it']) {
    expect.soft(html.split(text).length - 1, text).toBeLessThanOrEqual(1);
  }
  expect(html).toContain('Autumn loaves');
});

test('a page that was left is whole when it is opened again, by a link and by going back', async ({ page }) => {
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(String(error)));
  await page.goto('/');
  await hydrated(page);
  // A document that is loaded again would forget it.
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  const first = await words(page);
  // More pages than the router keeps.
  for (const name of ['Pricing', 'AI studio', 'Affiliates', 'White-label', 'Blog']) {
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('banner').getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
    await expect.poll(() => emptyParts(page)).toBe(0);
  }
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Feedloom/ })
    .click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => words(page)).toBe(first);
  for (let step = 0; step < 6; step++) await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => words(page)).toBe(first);
  expect(await emptyParts(page)).toBe(0);
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
  expect(problems).toEqual([]);
});

test('a document that an extension has changed before React takes it over is whole all the same', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  // With what is hidden: drawn anew, the root element has lost what the script in the head had put on it.
  const content = () =>
    page
      .locator('main')
      .evaluate((main) => [...main.querySelectorAll('h1, h2, h3, p, li, div:not(:has(*))')].map((each) => each.textContent));
  const first = await content();
  await page.route('/', async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    // Where React has to draw the page anew: in its own elements, outside all parts.
    const changed = html.replace(/(<header id="site-header"[^>]*>)/, '$1<b>extension</b>');
    expect(changed).not.toBe(html);
    await route.fulfill({ response: answer, body: changed });
  });
  await page.reload();
  await hydrated(page);
  await expect(page.getByText('extension')).toHaveCount(0);
  await expect.poll(content).toEqual(first);
  expect(await emptyParts(page)).toBe(0);
});
