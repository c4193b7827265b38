import { expect, type Page } from 'playwright/test';
import { LOCALES, localizedPath } from '../../lib/i18n/locales.ts';
import { PLANS } from '../../lib/site/plans.ts';
import { test } from '../support/kept-page.ts';
import { printedPages } from '../support/pdf.ts';
import { words } from '../support/words.ts';

// every-page.spec.ts looks at all pages on paper.

const ARTICLE = '/blog/plan-a-week-of-posts-in-an-afternoon';
const SHEET = '/resource/a-week-on-paper';
/** Paper turned on its side, in points. */
const LANDSCAPE = { A4: { width: 842, height: 595 }, Letter: { width: 792, height: 612 } };
/** The width of A4 between its margins, in px at 96 an inch. */
const A4_WIDTH_PX = 680;
/** An empty page has a footer of some thirty letters. */
const LEAST_LETTERS = 60;

const en = words('en');

/** Opens a page as it is on paper, where it has several pages and none that is empty. */
async function onPaper(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: A4_WIDTH_PX, height: 960 });
  await page.goto(path);
  const pages = printedPages(await page.pdf({ format: 'A4', preferCSSPageSize: true }));
  expect(pages.length).toBeGreaterThan(1);
  expect(pages.map(({ letters }) => letters).filter((letters) => letters < LEAST_LETTERS)).toEqual([]);
  await page.emulateMedia({ media: 'print' });
}

test('every answer is open on paper', async ({ page }) => {
  await onPaper(page, '/faq');
  const questions = page.getByRole('main').getByRole('button', { expanded: false });
  const answers = await questions.evaluateAll((all) => all.map((question) => question.getAttribute('aria-controls')));
  expect(answers.length).toBeGreaterThan(0);
  for (const answer of answers) await expect(page.locator(`[id="${answer}"]`)).toBeVisible();
});

test('an article on paper cuts no code and writes out the addresses of its links', async ({ page }) => {
  await onPaper(page, ARTICLE);
  const cut = await page.locator('pre').evaluateAll((blocks) => blocks.filter((block) => block.scrollWidth > block.clientWidth).length);
  expect(cut).toBe(0);
  const link = page.getByRole('article').locator('p a[href]:visible').first();
  // Browsers give the words themselves, or the attribute that contains them.
  expect(await link.evaluate((each) => getComputedStyle(each, '::after').content)).toMatch(/attr\(href\)|\//);
});

test('the pricing page prints all plans, nothing of its table is cut, and the calculator prints its numbers', async ({ page }) => {
  await onPaper(page, '/pricing?users=17&companies=23');
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
  for (const count of ['17', '23']) await expect(page.locator('#calculator').getByText(count, { exact: true })).toBeVisible();
});

for (const locale of LOCALES)
  test(`the sheet for a week is printed by its button, alone on one landscape page (${locale})`, async ({ page }) => {
    const t = words(locale);
    await page.addInitScript(() => {
      window.print = () => {
        document.documentElement.dataset.printed = `${Number(document.documentElement.dataset.printed ?? 0) + 1}`;
      };
    });
    await page.goto(localizedPath(SHEET, locale));
    await page
      .getByRole('button', { name: t('resources.paperWeek.print') })
      .first()
      .click();
    await expect(page.locator('html')).toHaveAttribute('data-printed', '1');
    for (const format of ['A4', 'Letter'] as const) {
      const pages = printedPages(await page.pdf({ format, preferCSSPageSize: true }));
      expect(pages, format).toHaveLength(1);
      // Printers round.
      expect(Math.abs((pages[0]?.width ?? 0) - LANDSCAPE[format].width), format).toBeLessThan(2);
    }
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('img', { name: t('resources.paperWeek.label') })).toBeVisible();
    await expect(page.getByRole('heading')).toHaveCount(0);
    await expect(page.getByRole('button')).toHaveCount(0);
  });
