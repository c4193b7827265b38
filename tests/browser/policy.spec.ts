import { expect, test } from 'playwright/test';
import { LOCALES, localizedPath } from '../../lib/i18n/locales.ts';
import { complaintsOf } from '../support/complaints.ts';
import { hydrated } from '../support/hydrated.ts';

// That every page keeps to its policy, with each of its controls used, is tested in every-page.spec.ts, on the load that is there.

const PHONE = { width: 390, height: 844 };

/**
 * What Chromium says besides: the status of a page that is meant to be 404, and, once, some seconds after a document has loaded, which
 * preloaded files nothing uses. Whoever clicks just then has the styles of the next page on their way: fetched and not yet applied.
 */
const BESIDE_THE_POLICY = /status of 404|preloaded using link preload but not used/;

for (const [language, locale] of LOCALES.entries()) {
  test(`moves inside the site, search, form, notice and menu keep to the policy and log nothing (${locale})`, async ({ page }) => {
    const complaints = await complaintsOf(page, BESIDE_THE_POLICY);
    await page.clock.install();
    await page.goto(localizedPath('/', locale));
    await hydrated(page);
    await page.evaluate(() => {
      (window as Window & { moved?: boolean }).moved = true;
    });
    const paths = await page
      .locator('footer nav a[href^="/"]')
      .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') as string))]);
    expect(paths.length).toBeGreaterThan(10);
    // Each page is moved to in one of the languages: its scripts are those of the other.
    for (const path of paths.filter((_, number) => number % LOCALES.length === language)) {
      // Not by its role: for that every element of the pages before would be looked at, too, again and again until the link stands still.
      await page.locator(`footer nav a[href="${path}"]`).first().click();
      await expect(page).toHaveURL(path);
      // React keeps the page before in the document, hidden.
      await expect(page.locator('h1').filter({ visible: true })).toHaveCount(1);
    }
    // Not one of them loaded a document anew: what a page puts in by script is what this is about.
    expect(await page.evaluate(() => (window as Window & { moved?: boolean }).moved)).toBe(true);

    await page.clock.runFor(5_000);
    await page.locator('[data-cookie-notice]').getByRole('button').click();

    await page.goto(localizedPath('/all', locale));
    await hydrated(page);
    await page.getByRole('searchbox').fill('plan');
    await expect(page.getByRole('main').locator('mark').first()).toBeVisible();

    await page.goto(localizedPath('/affiliates', locale));
    await hydrated(page);
    await page.locator('form').getByRole('button').last().click();
    await expect(page.locator('form').getByRole('textbox').first()).toHaveAttribute('aria-invalid', 'true');

    await page.setViewportSize(PHONE);
    await page.getByRole('banner').locator('button[aria-haspopup="dialog"]').click();
    await page.getByRole('dialog').getByRole('link').nth(1).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(complaints).toEqual([]);
  });
}

type Noting = Window & { slippedIn?: true; refused?: string[] };

/** Ways in which a script of somebody else might come into a page. */
const ATTEMPTS: Record<string, () => void> = {
  'an inline script': () => {
    const script = document.createElement('script');
    script.append('window.slippedIn = true');
    document.body.append(script);
  },
  'an attribute': () => {
    const link = document.createElement('a');
    document.body.append(link);
    link.setAttribute('onclick', 'window.slippedIn = true');
    link.click();
  },
  markup: () => document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="window.slippedIn = true">'),
  'a file of another host': () => {
    const script = document.createElement('script');
    script.src = 'https://other.example/a.js';
    document.body.append(script);
  },
};

test('the browser runs no script that somebody slips into a page, and reports it', async ({ page }) => {
  // A script whose text is not trusted is told to the console only; everything else is an event as well.
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.addInitScript(() => {
    const refused: string[] = [];
    (window as Noting).refused = refused;
    addEventListener('securitypolicyviolation', ({ effectiveDirective }) => refused.push(effectiveDirective));
  });
  await page.goto('/pricing');
  await hydrated(page);
  const reports = async () => (await page.evaluate(() => (window as Noting).refused?.length ?? 0)) + said.length;
  for (const [way, attempt] of Object.entries(ATTEMPTS)) {
    const before = await reports();
    // Some are thrown back at once; each of them is reported.
    await page.evaluate(attempt).catch(() => undefined);
    await expect.poll(reports, way).toBeGreaterThan(before);
    expect(await page.evaluate(() => (window as Noting).slippedIn), way).toBeUndefined();
  }
});
