import { expect, type Page } from 'playwright/test';
import { PLANS } from '../../lib/site/plans.ts';
import { hydrated } from '../support/hydrated.ts';
import { test } from '../support/kept-page.ts';
import { printedPages } from '../support/pdf.ts';

const ARTICLE = '/blog/plan-a-week-of-posts-in-an-afternoon';
/** An article that leads to another site. */
const QUOTING = '/blog/video-in-twelve-seconds';

/** Opens a page in the dark theme, which a visitor may have chosen who prints it, as it would be on paper. What no page may have there is looked for on all of them (every-page.spec.ts). */
async function onPaper(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.setViewportSize({ width: 700, height: 1000 });
  await page.goto(path);
  await hydrated(page);
  await page.emulateMedia({ media: 'print' });
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

test('what has not risen into its place yet stands there on paper', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 700, height: 1000 });
  await page.goto('/managed-service');
  const moved = () =>
    page
      .locator('[data-settle], [data-settle] > *')
      .evaluateAll((parts) => parts.filter((part) => getComputedStyle(part).transform !== 'none').length);
  await expect.poll(moved).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  expect(await moved()).toBe(0);
});

test('an article on paper wraps its code, says where its links lead, and ends with its text', async ({ page }) => {
  await onPaper(page, ARTICLE);
  const cut = await page.locator('pre').evaluateAll((blocks) => blocks.filter((block) => block.scrollWidth > block.clientWidth).length);
  expect(cut).toBe(0);
  for (const row of ['related_entries', 'next_to_read']) {
    await expect(page.locator(`[aria-labelledby="${row}"]`)).toHaveCount(1);
    await expect(page.locator(`[aria-labelledby="${row}"]`)).toBeHidden();
  }
  const printed = (start: string) =>
    page
      .locator(`.prose a[href^="${start}"]`)
      .first()
      .evaluate((link) => {
        // Browsers give the words themselves, or the attribute that they come from.
        const after = getComputedStyle(link, '::after').content.replace('attr(href)', `"${link.getAttribute('href')}"`);
        return after.replace(/" ?"/g, '') === `" (${link.getAttribute('href')})"`;
      });
  expect(await printed('/')).toBe(true);
  await page.goto(QUOTING);
  expect(await printed('https://')).toBe(true);
});

test('on paper each row of prices has its tool', async ({ page }) => {
  await page.goto('/compare');
  await page.emulateMedia({ media: 'print' });
  const names = page.getByRole('table', { name: /four other tools/ }).getByRole('rowheader');
  await expect(names).toHaveCount(5);
  for (const name of await names.all()) await expect(name.getByRole('link')).toBeVisible();
});

test('the sheet for a week is offered above it and at the end of its text, and on paper nowhere', async ({ page }) => {
  await page.goto('/resource/a-week-on-paper');
  const print = page.getByRole('main').getByRole('button', { name: 'Print the sheet' });
  await expect(print).toHaveCount(2);
  await page.emulateMedia({ media: 'print' });
  await expect(print).toHaveCount(0);
});

test('each button of the sheet has the browser print, once', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = `${Number(document.documentElement.dataset.printed ?? 0) + 1}`;
    };
  });
  await page.goto('/resource/a-week-on-paper');
  await hydrated(page);
  const buttons = page.getByRole('button', { name: 'Print the sheet' });
  await expect(buttons).toHaveCount(2);
  for (const [before, button] of (await buttons.all()).entries()) {
    await button.click();
    await expect(page.locator('html')).toHaveAttribute('data-printed', `${before + 1}`);
  }
});

test('all plans are printed, whichever one a phone would show, in cards and side by side', async ({ page }) => {
  await onPaper(page, '/pricing');
  // As wide as a sheet of A4 between its margins.
  await page.setViewportSize({ width: 680, height: 960 });
  for (const { id } of PLANS) {
    await expect(page.locator(`.plan[data-plan="${id}"]`)).toBeVisible();
    const name = page.locator(`.plan-comparison th[data-plan="${id}"] > span`).first();
    expect((await name.boundingBox())?.width, id).toBeGreaterThan(20);
  }
  const cut = await page
    .locator('.plan-comparison :is(th, td):not(.sr-only)')
    .evaluateAll((cells) =>
      cells.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1).map(({ textContent }) => textContent),
    );
  expect(cut).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  // The plans' names and prices head every sheet, nothing stands at its foot, and what heads a group or a section is never left behind on the sheet before.
  const table = page.locator('.plan-comparison');
  await expect(table.locator('thead')).toHaveCSS('display', 'table-header-group');
  await expect(table.locator('tfoot')).toBeHidden();
  const heads = await page.locator('.plan-comparison tr:has(> [scope="rowgroup"]), main section h2 ~ .lede').all();
  expect(heads.length).toBeGreaterThan(6);
  for (const head of heads) await expect(head).toHaveCSS('break-after', 'avoid');
});

/** What a sheet of A4 has room for between its margins (app/print.css), in px at 96 an inch. */
const SHEET = { width: 680, height: 994 };
const MM = 96 / 25.4;

test('the first plans are printed on the first sheet, each tag with its edge, and without links to the application', async ({ page }) => {
  await onPaper(page, '/pricing');
  await page.setViewportSize(SHEET);
  for (const id of ['pro', 'team']) {
    const box = await page.locator(`.plan[data-plan="${id}"]`).boundingBox();
    expect((box?.y ?? SHEET.height) + (box?.height ?? 0), id).toBeLessThan(SHEET.height);
  }
  await expect(page.locator('#pricing-plans .plan a[href*="trial"]:visible')).toHaveCount(0);
  const edges = await page
    .locator('[data-tag="team"] > svg')
    .first()
    .evaluate((tag) => getComputedStyle(tag).stroke);
  expect(edges).toMatch(/^(rgb\(0, 0, 0\)|black)$/);
});

test('pictures of an article take no more than a third of a sheet, and stand off the words above them', async ({ page }) => {
  await onPaper(page, ARTICLE);
  await page.setViewportSize(SHEET);
  const cover = page.locator('.entry-cover');
  const box = await cover.boundingBox();
  expect(box?.height).toBeLessThanOrEqual(70 * MM + 1);
  const above = await page.locator('header:has(.entry-cover) > div').boundingBox();
  expect((box?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeGreaterThanOrEqual(5 * MM);
  const heights = await page.locator('.prose figure img').evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
  expect(heights.length).toBeGreaterThan(0);
  expect(Math.max(...heights)).toBeLessThanOrEqual(80 * MM + 1);
});

test('the calculator says on paper for how many it reckons, and no field to search in leaves its sign', async ({ page }) => {
  await onPaper(page, '/pricing');
  const counts = page.locator('#calculator [aria-hidden="true"].tabular-nums');
  await expect(counts).toHaveText([/^\d+$/, /^\d+$/]);
  for (const count of await counts.all()) await expect(count).toBeVisible();
  await onPaper(page, '/faq');
  await expect(page.locator('main search')).toBeHidden();
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
      // On a screen five of its boxes are filled in, and the thread runs from edge to edge, past the words at the head of each box, in either direction.
      await expect(page.locator('.paper-week i:visible')).toHaveCount(5);
      for (const dir of ['rtl', 'ltr']) {
        const way = await page.locator('html').evaluate((root, each) => {
          root.setAttribute('dir', each);
          const path = document.querySelector('.paper-week > div > div > svg > path') as SVGPathElement;
          const toScreen = path.getScreenCTM() as DOMMatrix;
          const whole = path.getTotalLength();
          const points = Array.from({ length: 801 }, (_, step) => path.getPointAtLength((whole * step) / 800).matrixTransform(toScreen));
          const sheet = (document.querySelector('.paper-week > div') as Element).getBoundingClientRect();
          const words = [...document.querySelectorAll('.paper-week small')].map((word) => {
            const text = document.createRange();
            text.selectNodeContents(word);
            return text.getBoundingClientRect();
          });
          const xs = points.map(({ x }) => x);
          const { left: from, right: to } = sheet;
          // What is written stays in its box, and begins where the box does.
          const posts = [...document.querySelectorAll('.paper-week i')].map((post) => {
            const box = (post.parentElement as Element).getBoundingClientRect();
            return [...post.children]
              .map((line) => line.getBoundingClientRect())
              .map(({ left, right, bottom }, place) => ({
                inside: left > box.left && right < box.right && bottom < box.bottom,
                begins: place === 1 || (each === 'rtl' ? box.right - right : left - box.left) < box.width / 6,
              }));
          });
          return {
            posts: posts.flat().filter(({ inside, begins }) => !inside || !begins).length,
            crossed: words.filter(({ left, right, top, bottom }) =>
              points.some(({ x, y }) => x > left - 4 && x < right + 4 && y > top && y < bottom),
            ).length,
            inside: [Math.min(...xs) > from, Math.max(...xs) < to],
          };
        }, dir);
        expect(way, dir).toEqual({ posts: 0, crossed: 0, inside: [false, false] });
      }
      // One filled button on the first screen: the sheet's.
      await expect(page.locator('#site-header .btn-primary')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      // A phone shows the whole sheet, in its shape; what somebody wrote stays in its box.
      const screen = page.viewportSize();
      await page.setViewportSize({ width: 390, height: 844 });
      const small = await page.locator('.paper-week > div').evaluate((sheet) => {
        const inside = (part: Element, whole: Element) => {
          const [{ left, right }, around] = [part.getBoundingClientRect(), whole.getBoundingClientRect()];
          return left >= around.left && right <= around.right;
        };
        return {
          days: [...sheet.querySelectorAll('b')].filter((day) => inside(day.parentElement as Element, sheet)).length,
          beyond: [...sheet.querySelectorAll('i > .hand')].filter(
            (line) => line.clientWidth > 0 && !inside(line, line.closest('span') as Element),
          ).length,
          shape: sheet.clientWidth / sheet.clientHeight,
        };
      });
      expect(small).toEqual({ days: 7, beyond: 0, shape: expect.closeTo(297 / 210, 1) });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      if (screen) await page.setViewportSize(screen);
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
      await expect(page.locator('.paper-week > div > div > svg:not(.hand)')).toBeVisible();
      await expect(page.locator('.paper-week .hand:visible')).toHaveCount(0);
      // Whoever reads by night prints on white paper as well.
      await page.locator('html').evaluate((root) => root.setAttribute('data-theme', 'dark'));
      await expect(page.locator('.paper-week > div')).toHaveCSS('background-image', 'none');
      await expect(page.locator('.paper-week > div')).toHaveCSS('background-color', /^(rgb\(255, 255, 255\)|oklch\(1 0 0\))$/);
    });
  }
}
