import { expect, type Page, test } from 'playwright/test';
import { localizedPath } from '../../lib/i18n/locales.ts';
import { PAGE_PATHS } from '../../lib/site/pages.ts';
import { LATE_SCRIPTS_BUDGET } from '../../scripts/bench/page-budgets.ts';
import { gzipOf } from '../../scripts/bench/page-weight.ts';
import { faultsInBothThemes, faultsOfLayout } from '../support/axe.ts';
import { complaintsOf } from '../support/complaints.ts';
import { htmlFaults } from '../support/html.ts';
import { hydrated } from '../support/hydrated.ts';
import { paperFaults } from '../support/on-paper.ts';
import { operateAll } from '../support/operate-all.ts';
import { textFaults } from '../support/text-faults.ts';

/** A sheet to be printed: print.spec.ts checks it. */
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
/** One of each layout. One of 640 is also a window of 1280 whose text is set to 200%, as all sizes are in rem. */
const WIDTHS = [1440, 768, 640, 320];

/** Half of what the Core Web Vitals call good (https://web.dev/articles/cls). Late fonts move something, too. */
const LAYOUT_SHIFT = 0.05;

type NotingWindow = Window & { shift?: number };

/** The distance that the page can be pushed sideways, in px. */
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The addresses of the scripts that the page has loaded. */
const scriptsOf = (page: Page) =>
  page.evaluate(() => [
    ...new Set(
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.endsWith('.js')),
    ),
  ]);

/** A failed promise does not hide the others of its page. */
const check = expect.configure({ soft: true });

// The languages share elements and styles, and Spanish has the longer words: pages are checked in Spanish with scripts, and in English without.
for (const [number, path] of PATHS.entries()) {
  const address = localizedPath(path, 'es');
  const size = number % 2 === 0 ? DESKTOP : PHONE;

  test.describe(`${address}, loaded at ${size.width} px,`, () => {
    test.use({
      ...{ locale: 'es-ES', viewport: size, permissions: ['clipboard-read', 'clipboard-write'] },
      contextOptions: { reducedMotion: 'no-preference' },
    });

    // A load is most of the cost: all that is looked at shares one.
    test('is accessible, fits every window, can be printed, and keeps to its policy', async ({ page }) => {
      // Chromium reports the status of a page that is meant to be 404.
      const complaints = await complaintsOf(page, /status of 404/);
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          const noting = window as NotingWindow;
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!entry.hadRecentInput) noting.shift = (noting.shift ?? 0) + entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(address);
      await hydrated(page);

      await page.evaluate(() => document.fonts.ready);
      check(await page.evaluate(() => (window as NotingWindow).shift ?? 0), 'moved after the first paint').toBeLessThan(LAYOUT_SHIFT);
      check(await faultsInBothThemes(page)).toEqual({ light: [], dark: [] });
      await page.setViewportSize(size === DESKTOP ? PHONE : DESKTOP);
      // A row that can be pushed can be reached by keyboard once the page has noticed that (components/motion/settling.tsx).
      await check.poll(() => faultsOfLayout(page)).toEqual([]);

      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        check(await sideways(page), `wider than ${width} px`).toBe(0);
        check(await textFaults(page), `at ${width} px`).toEqual([]);
      }
      await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
      for (const width of [PHONE.width, DESKTOP.width]) {
        await page.setViewportSize({ width, height: 800 });
        check(await sideways(page), `wider than ${width} px, right to left`).toBe(0);
        if (width === PHONE.width) check(await textFaults(page), 'right to left').toEqual([]);
      }
      await page.evaluate(() => document.documentElement.setAttribute('dir', 'ltr'));

      // In the dark theme, which a visitor may have chosen.
      if (path !== SHEET) check(await paperFaults(page), 'on paper').toEqual([]);

      check(await operateAll(page), 'controls').toBeGreaterThan(0);
      check(complaints).toEqual([]);
      const bytes = gzipOf(await scriptsOf(page));
      check(bytes).toBeGreaterThan(LATE_SCRIPTS_BUDGET / 2);
      check(bytes).toBeLessThan(LATE_SCRIPTS_BUDGET);
    });
  });
}

test('every page is valid HTML, and every drawing that it refers to exists and is cached for ever', async ({ request }) => {
  const files = new Map<string, string>();
  for (const path of PATHS) {
    const html = await (await request.get(path)).text();
    check(await htmlFaults(html), path).toEqual([]);
    const references = [...html.matchAll(/<(?:use href|img src)="([^"#]+\.svg[^"#]*)#([^"]+)"/g)];
    // The footer of every page has some.
    check(references.length, path).toBeGreaterThan(0);
    for (const [, file = '', id] of references) {
      if (!files.has(file)) {
        const answer = await request.get(file);
        check(answer.status(), file).toBe(200);
        check(answer.headers()).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=31536000, immutable' });
        files.set(file, await answer.text());
      }
      check(files.get(file), `${path} refers to ${file}#${id}`).toContain(` id="${id}"`);
    }
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 700 } });

  test('every page shows its heading, text and links, and fits the smallest phone', async ({ page }) => {
    for (const path of PATHS) {
      await page.goto(path);
      await expect.soft(page.locator('h1'), path).toBeVisible();
      await expect.soft(page.locator('footer').getByRole('link').first(), path).toBeVisible();
      expect.soft((await page.locator('main').textContent())?.length, path).toBeGreaterThan(40);
      expect.soft(await sideways(page), path).toBe(0);
      expect.soft(await textFaults(page), path).toEqual([]);
    }
  });
});

test('a page fetches its scripts after its first paint', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const { painted, fetched } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-paint')[0]?.startTime ?? 0,
    fetched: performance.getEntriesByType('resource').filter(({ name }) => /\.js\b/.test(name)),
  }));
  expect(painted).toBeGreaterThan(0);
  expect(fetched.length).toBeGreaterThan(5);
  expect(fetched.filter(({ startTime }) => startTime < painted).map(({ name }) => name)).toEqual([]);
});
