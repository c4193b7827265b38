import { type BrowserContext, expect, type Page, test } from 'playwright/test';
import { LOCALES, localizedPath } from '../../lib/i18n/locales.ts';
import { PAGE_PATHS } from '../../lib/site/pages.ts';
import { LATE_SCRIPTS_BUDGET } from '../../scripts/bench/page-budgets.ts';
import { gzipOf } from '../../scripts/bench/page-weight.ts';
import { faultsInBothThemes, faultsOfLayout } from '../support/axe.ts';
import { complaintsOf } from '../support/complaints.ts';
import { fontsAfterFirstPaint, fontsBeforeStyles } from '../support/fonts.ts';
import { htmlFaults } from '../support/html.ts';
import { hydrated } from '../support/hydrated.ts';
import { noteShifts, shiftsOf } from '../support/layout-shifts.ts';
import { paperFaults } from '../support/on-paper.ts';
import { operateAll } from '../support/operate-all.ts';
import { textFaults } from '../support/text-faults.ts';

/** A sheet to be printed: its own page (print.spec.ts looks at it) has no header on the paper. */
const SHEET = '/resource/a-week-on-paper';

/** Every route, and a page of each kind that is not in the list of routes. */
const PATHS = [
  ...PAGE_PATHS,
  '/blog/plan-a-week-of-posts-in-an-afternoon',
  '/resource/accessible-social-posts-handbook',
  SHEET,
  '/compare/spreadsheet-or-scheduler',
  '/blogs/keyword/planning',
  '/nowhere',
];

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** Windows from the smallest phone to a desktop. One of 640 is also a window of 1280 whose text is set to 200%, as all sizes are in rem. */
const WIDTHS = [1440, 1024, 768, 640, 390, 320];
/** Where the words are looked at one by one, which costs more: one of each layout. */
const READ_AT = [1440, 768, 390, 320];

/** Nothing moves. What is less than this no eye sees: it is a rounding of the browser. */
const NO_SHIFT = 0.001;

/**
 * What may move where the fonts come after the first paint, and a line of a heading then breaks elsewhere: half of what the Core Web
 * Vitals call good (https://web.dev/articles/cls).
 */
const LATE_FONT_SHIFT = 0.05;

/** How far the page can be pushed sideways, in px. */
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The scripts that the page has loaded, by their addresses. */
const scriptsOf = (page: Page) =>
  page.evaluate(() => [
    ...new Set(
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.endsWith('.js')),
    ),
  ]);

// A load is most of what such a test costs, so the tests of a page share one. A page is loaded on a wide window in one language and on a phone in the
// other, and brought to the other size without a load: its languages share elements and styles. Which language has which changes from page to page.
for (const [language, locale] of LOCALES.entries()) {
  for (const [number, path] of PATHS.entries()) {
    const address = localizedPath(path, locale);
    const isDesktop = (language + number) % 2 === 0;
    const size = isDesktop ? DESKTOP : PHONE;

    test.describe(`${address}, loaded at ${size.width} px`, () => {
      test.describe.configure({ mode: 'default' });
      let context: BrowserContext;
      let page: Page;
      let complaints: string[];

      test.beforeAll(async ({ browser, baseURL }) => {
        context = await browser.newContext({
          baseURL,
          locale: 'en-US',
          viewport: size,
          permissions: ['clipboard-read', 'clipboard-write'],
          // As most visitors have it.
          reducedMotion: 'no-preference',
        });
        page = await context.newPage();
        // Chromium reports the status of a page that is meant to be 404.
        complaints = await complaintsOf(page, /status of 404/);
        await noteShifts(page);
        const fontsAsTheyCome = await fontsBeforeStyles(page);
        await page.goto(address);
        await hydrated(page);
        await fontsAsTheyCome();
      });
      test.afterAll(() => context.close());

      test('moves nothing after it is painted', async () => {
        // The browser may have its fonts a frame later than they are there, about once in five hundred loads. What the page itself moves, it moves again.
        if ((await shiftsOf(page)).sum >= NO_SHIFT) {
          await page.reload();
          await hydrated(page);
        }
        const { sum, moved } = await shiftsOf(page);
        expect(sum, moved).toBeLessThan(NO_SHIFT);
      });

      test('is accessible in both themes and at both sizes', async () => {
        expect(await faultsInBothThemes(page)).toEqual({ light: [], dark: [] });
        await page.setViewportSize(isDesktop ? PHONE : DESKTOP);
        // A row that can be pushed now can be reached by keyboard once the page has seen that it can (components/motion/swipe.ts).
        await expect.poll(() => faultsOfLayout(page)).toEqual([]);
      });

      test('fits every window, from left to right and from right to left, and cuts or covers no word', async () => {
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 });
          expect.soft(await sideways(page), `wider than ${width} px`).toBe(0);
          if (READ_AT.includes(width)) expect.soft(await textFaults(page), `at ${width} px`).toEqual([]);
        }
        await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
        for (const { width } of [PHONE, DESKTOP]) {
          await page.setViewportSize({ width, height: 800 });
          expect.soft(await sideways(page), `wider than ${width} px, right to left`).toBe(0);
          if (width === PHONE.width) expect.soft(await textFaults(page), `at ${width} px, right to left`).toEqual([]);
        }
        await page.evaluate(() => document.documentElement.setAttribute('dir', 'ltr'));
      });

      test('is printed without what only works on a screen, dark on white, with its address', async () => {
        // In the dark theme, which somebody may have chosen who prints it.
        if (path !== SHEET) expect(await paperFaults(page)).toEqual([]);
      });

      test('says nothing in the console, keeps to its policy, asks nobody else and loads few scripts, with every control used', async () => {
        expect(await operateAll(page), 'controls').toBeGreaterThan(0);
        expect(complaints).toEqual([]);
        const bytes = gzipOf(await scriptsOf(page));
        expect(bytes).toBeGreaterThan(LATE_SCRIPTS_BUDGET / 2);
        expect(bytes).toBeLessThan(LATE_SCRIPTS_BUDGET);
      });
    });
  }
}

for (const path of ['/', '/es/pricing', '/blog/plan-a-week-of-posts-in-an-afternoon'])
  test(`${path} hardly moves when its fonts come late`, async ({ page }) => {
    await noteShifts(page);
    await page.setViewportSize({ width: 320, height: 800 });
    const fontsAtOnce = await fontsAfterFirstPaint(page);
    await page.goto(path);
    // Two frames: what a font moves is noted in the frame after it came.
    await page.evaluate(() =>
      document.fonts.ready.then(() => new Promise((after) => requestAnimationFrame(() => requestAnimationFrame(after)))),
    );
    const { sum, moved } = await shiftsOf(page);
    expect(sum, moved).toBeLessThan(LATE_FONT_SHIFT);
    await fontsAtOnce();
  });

for (const locale of LOCALES) {
  test(`every page in ${locale} is valid HTML`, async ({ request }) => {
    for (const path of PATHS) {
      const address = localizedPath(path, locale);
      expect.soft(await htmlFaults(await (await request.get(address)).text()), address).toEqual([]);
    }
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    // One page for all of them: without scripts nothing of one load is left for the next.
    test(`every page in ${locale} shows its heading, its text and its links`, async ({ page }) => {
      for (const path of PATHS) {
        const address = localizedPath(path, locale);
        await page.goto(address);
        await expect.soft(page.locator('h1'), address).toBeVisible();
        await expect.soft(page.locator('main'), address).toBeVisible();
        await expect.soft(page.locator('footer').getByRole('link').first(), address).toBeVisible();
        expect.soft((await page.locator('main').textContent())?.length, address).toBeGreaterThan(40);
      }
    });
  });
}
