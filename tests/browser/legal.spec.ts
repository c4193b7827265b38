import { expect, type Locator, type Page } from 'playwright/test';
import { follow } from '../support/follow.ts';
import { test } from '../support/kept-page.ts';
import { words } from '../support/words.ts';

const en = words('en');
const es = words('es');
const contents = (page: Page, t = en) => page.getByRole('navigation', { name: t('shell.sections.contents') }).getByRole('link');

test('the keyboard follows the contents to a section, which they then mark', async ({ page }) => {
  await page.goto('/terms-conditions');
  const last = contents(page).last();
  await last.press('Enter');
  await expect(page.locator(`main h2${await last.getAttribute('href')}`)).toBeInViewport();
  await expect(last).toHaveAttribute('aria-current', 'location');
});

test('on a phone the contents stay in view, open over the text and fold after a choice', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/es/privacy-policy');
  const folded = page.getByRole('main').locator('summary');
  const headings = page.locator('main h2[id]:has(a)');
  const words = async (heading: Locator) => ((await heading.textContent()) ?? '').replace(/#$/, '').trim();
  await expect(folded).toContainText(await words(headings.first()));
  await headings.last().evaluate((each) => each.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await expect(folded).toBeInViewport({ ratio: 1 });
  await expect(folded).toContainText(await words(headings.last()));
  await expect(contents(page, es)).toHaveCount(0);
  await folded.click();
  await contents(page, es).nth(1).click();
  await expect(contents(page, es)).toHaveCount(0);
  await expect(headings.nth(1)).toBeInViewport();
  const isUncovered = () =>
    headings.nth(1).evaluate((each) => {
      const { left, top } = each.getBoundingClientRect();
      return each.contains(document.elementFromPoint(left + 4, top + 4));
    });
  await expect.poll(isUncovered).toBe(true);
});

test('the cookie policy lists exactly what a visit leaves in the browser, and for how long', async ({ page, context }) => {
  // The notice comes after four seconds.
  await page.clock.install();
  await page.goto('/?ref=partner-1', { referer: 'http://localhost/elsewhere' });
  await page.clock.fastForward(5_000);
  await page.getByRole('button', { name: en('late.notice.accept') }).click();
  await page.getByRole('button', { name: en('shell.theme.dark') }).click();
  await page.getByText(en('shell.direction.more')).click();
  await page.locator('label', { has: page.getByRole('radio', { name: /rtl/i }) }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await follow(page, es('shell.language.label'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');

  const cookies = await context.cookies();
  const storage = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  await page.goto('/es/cookie-policy');
  const listed = async (key: string) => {
    const rows = page.getByRole('table', { name: es(`cookies.tables.${key}`) }).locator('tbody tr');
    await expect(rows.first()).toBeVisible();
    return rows.evaluateAll((all) =>
      all.map((row) => [row.querySelector('th')?.textContent, row.querySelector('td:last-child')?.textContent]),
    );
  };
  // A dismissed announcement leaves one more; the sample has no announcement (tests/unit/visitor/cookies.test.ts).
  expect((await listed('storage')).map(([name]) => name).sort()).toEqual([...storage, 'announcement'].sort());
  const rows = await listed('cookies');
  expect(rows.map(([name]) => name).sort()).toEqual(cookies.map(({ name }) => name).sort());
  for (const [name, span] of rows) expect(span, String(name)).toMatch(/^1\saño$/);
  const yearFromNow = Date.now() / 1000 + 365 * 24 * 60 * 60;
  for (const { name, expires } of cookies) expect(Math.abs(expires - yearFromNow), name).toBeLessThan(600);
});

test('a visit without clicks leaves no cookie', async ({ page, context }) => {
  await page.goto('/');
  await page.goto('/pricing');
  expect(await context.cookies()).toEqual([]);
});
