import { expect, type Page } from 'playwright/test';
import { LOCALES, localizedPath } from '../../lib/i18n/locales.ts';
import { PLANS } from '../../lib/site/plans.ts';
import { test } from '../support/kept-page.ts';
import { printedPages } from '../support/pdf.ts';
import { words } from '../support/words.ts';

// What no page may have on paper is looked for on all of them (every-page.spec.ts).

const ARTICLE = '/blog/plan-a-week-of-posts-in-an-afternoon';
const SHEET = '/resource/a-week-on-paper';
/** Of paper, turned on its side, in points. */
const LANDSCAPE = { A4: { width: 842, height: 595 }, Letter: { width: 792, height: 612 } };
/** What A4 has room for between its margins, in px at 96 an inch. */
const A4_WIDTH_PX = 680;
/** Fewer letters are no page: a footer with the address and the number of the page has some thirty. */
const LEAST_LETTERS = 60;

const en = words('en');

async function onPaper(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: A4_WIDTH_PX, height: 960 });
  await page.goto(path);
  await page.emulateMedia({ media: 'print' });
}

test('every answer is open on paper', async ({ page }) => {
  await onPaper(page, '/faq');
  const questions = page.getByRole('main').getByRole('button', { expanded: false });
  const answers = await questions.evaluateAll((all) => all.map((question) => question.getAttribute('aria-controls')));
  expect(answers.length).toBeGreaterThan(0);
  const closed = await page.evaluate(
    (ids) =>
      ids.filter((id) => {
        const answer = document.getElementById(id ?? '');
        return !answer?.checkVisibility({ visibilityProperty: true }) || answer.clientHeight === 0;
      }),
    answers,
  );
  expect(closed).toEqual([]);
});

test('an article on paper cuts no code, and writes out where its links lead', async ({ page }) => {
  await onPaper(page, ARTICLE);
  const cut = await page.locator('pre').evaluateAll((blocks) => blocks.filter((block) => block.scrollWidth > block.clientWidth).length);
  expect(cut).toBe(0);
  const written = await page
    .getByRole('article')
    .locator('p a[href]:visible')
    .first()
    .evaluate((link) => {
      // Browsers give the words themselves, or the attribute that they come from.
      const after = getComputedStyle(link, '::after').content.replace('attr(href)', `"${link.getAttribute('href')}"`);
      return after.includes(link.getAttribute('href') as string);
    });
  expect(written).toBe(true);
});

test('each row of the tools’ prices has its tool on paper', async ({ page }) => {
  await onPaper(page, '/compare');
  const tools = page.getByRole('table').first().getByRole('rowheader');
  for (const tool of ['Feedloom', 'Later', 'Buffer', 'Sprout Social', 'Hootsuite']) await expect(tools.getByText(tool)).toBeVisible();
});

test('all plans are printed, in cards and side by side, with nothing cut', async ({ page }) => {
  await onPaper(page, '/pricing');
  const table = page.locator('#compare-plans').getByRole('table');
  for (const { id } of PLANS) {
    const name = en(`pricing.plans.${id}.name`);
    await expect(page.locator('#pricing-plans').getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(table.getByRole('columnheader', { name })).toBeVisible();
  }
  const cut = await table
    .locator('th, td')
    .evaluateAll((cells) => cells.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1).map((cell) => cell.textContent));
  expect(cut).toEqual([]);
});

test('the calculator says on paper for how many users and companies it reckons', async ({ page }) => {
  await onPaper(page, '/pricing?users=17&companies=23');
  for (const count of ['17', '23']) await expect(page.locator('#calculator').getByText(count, { exact: true })).toBeVisible();
});

for (const path of [ARTICLE, '/pricing', '/faq', '/terms-conditions']) {
  test(`${path} is printed without an empty page`, async ({ page }) => {
    await page.goto(path);
    const pages = printedPages(await page.pdf({ format: 'A4', preferCSSPageSize: true }));
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.map(({ letters }) => letters).filter((letters) => letters < LEAST_LETTERS)).toEqual([]);
  });
}

test('each button of the sheet for a week has the browser print it once, and is not printed', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = `${Number(document.documentElement.dataset.printed ?? 0) + 1}`;
    };
  });
  await page.goto(SHEET);
  const buttons = page.getByRole('button', { name: en('resources.paperWeek.print') });
  await expect(buttons).not.toHaveCount(0);
  for (const [before, button] of (await buttons.all()).entries()) {
    await button.click();
    await expect(page.locator('html')).toHaveAttribute('data-printed', `${before + 1}`);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(buttons).toHaveCount(0);
});

for (const locale of LOCALES) {
  test(`the sheet for a week is printed alone, on one landscape page of A4 or of Letter (${locale})`, async ({ page }) => {
    await page.goto(localizedPath(SHEET, locale));
    for (const format of ['A4', 'Letter'] as const) {
      const pages = printedPages(await page.pdf({ format, preferCSSPageSize: true }));
      expect(pages, format).toHaveLength(1);
      // Printers round.
      expect(Math.abs((pages[0]?.width ?? 0) - LANDSCAPE[format].width), format).toBeLessThan(2);
      expect(Math.abs((pages[0]?.height ?? 0) - LANDSCAPE[format].height), format).toBeLessThan(2);
    }
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('img', { name: words(locale)('resources.paperWeek.label') })).toBeVisible();
    await expect(page.getByRole('heading')).toHaveCount(0);
  });
}
