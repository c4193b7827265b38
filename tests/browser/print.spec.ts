import { expect, type Page } from 'playwright/test';
import { hydrated } from '../support/hydrated.ts';
import { test } from '../support/kept-page.ts';
import { printedPages } from '../support/pdf.ts';

const ARTICLE = '/blog/plan-a-week-of-posts-in-an-afternoon';
const DOCUMENTS = [ARTICLE, '/pricing', '/faq', '/terms-conditions', '/es/faq'];

/** Opens a page in the dark theme, which a visitor may have chosen who prints it, as it would be on paper. */
async function onPaper(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.setViewportSize({ width: 700, height: 1000 });
  await page.goto(path);
  await hydrated(page);
  await page.emulateMedia({ media: 'print' });
}

/** The texts outside pictures that would be too light on white paper: under 4.5:1. */
const paleTexts = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D;
    const luminance = (color: string) => {
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const [r = 0, g = 0, b = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => {
        const part = value / 255;
        return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const pale = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!element || text.textContent?.trim() === '' || element.closest('.canvas, script, style') || !element.checkVisibility()) continue;
      if (1.05 / (luminance(getComputedStyle(element).color) + 0.05) < 4.5) pale.add(text.textContent ?? '');
    }
    return [...pale];
  });

for (const path of DOCUMENTS) {
  test(`${path} is a document on paper: no header, no controls, nothing pale`, async ({ page }) => {
    await onPaper(page, path);
    await expect(page.locator('#site-header')).toBeHidden();
    await expect(page.locator('footer')).toBeHidden();
    await expect(page.locator('[data-cookie-notice]')).toBeHidden();
    const controls = page.locator(':is(button:not(.question), input, select, textarea, .btn):visible');
    expect(await controls.evaluateAll((found) => found.map(({ outerHTML }) => outerHTML.slice(0, 80)))).toEqual([]);
    expect(await paleTexts(page)).toEqual([]);
    await expect(page.locator('.colophon')).toBeVisible();
  });
}

test('answers are open on paper', async ({ page }) => {
  await onPaper(page, '/faq');
  const closed = await page
    .locator('.answer')
    .evaluateAll(
      (answers) => answers.filter((answer) => answer.clientHeight < 20 || getComputedStyle(answer).visibility !== 'visible').length,
    );
  expect(closed).toBe(0);
});

test('an article on paper wraps its code, says where its links lead, and ends with its text', async ({ page }) => {
  await onPaper(page, ARTICLE);
  const cut = await page.locator('pre').evaluateAll((blocks) => blocks.filter((block) => block.scrollWidth > block.clientWidth).length);
  expect(cut).toBe(0);
  const link = page.locator('.prose a[href^="/"]').first();
  const [after, href] = await link.evaluate((element) => [getComputedStyle(element, '::after').content, element.getAttribute('href')]);
  expect(after).toContain(String(href));
  await expect(page.locator('[aria-labelledby="related_entries"]')).toBeHidden();
});

/** Fewer letters than this are no page: a footer with the address and the number of the page has some thirty. */
const LEAST_LETTERS = 60;

for (const path of [ARTICLE, '/pricing', '/faq', '/terms-conditions', '/es/terms-conditions']) {
  test(`${path} as a document has no empty page`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    const pages = printedPages(await page.pdf({ format: 'A4', preferCSSPageSize: true }));
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.map(({ letters }) => letters).filter((letters) => letters < LEAST_LETTERS)).toEqual([]);
  });
}

for (const [format, long, short] of [
  ['A4', 842, 595],
  ['Letter', 792, 612],
] as const) {
  for (const path of ['/resource/a-week-on-paper', '/es/resource/a-week-on-paper']) {
    test(`${path} is one landscape sheet of ${format}, and nothing else`, async ({ page }) => {
      await page.goto(path);
      await hydrated(page);
      const pages = printedPages(await page.pdf({ format, preferCSSPageSize: true }));
      expect(pages).toHaveLength(1);
      expect(Math.abs((pages[0]?.width ?? 0) - long)).toBeLessThan(2);
      expect(Math.abs((pages[0]?.height ?? 0) - short)).toBeLessThan(2);
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('h1')).toBeHidden();
      await expect(page.locator('.prose')).toBeHidden();
      // Seven columns with three boxes each, and the thread through them.
      await expect(page.locator('.paper-week b:visible')).toHaveCount(7);
      await expect(page.locator('.paper-week small:visible')).toHaveCount(42);
      await expect(page.locator('.paper-week > div > div > svg')).toBeVisible();
    });
  }
}
