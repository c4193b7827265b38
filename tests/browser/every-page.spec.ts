import { expect, type Page, test } from 'playwright/test';
import { LOCALES, localizedPath } from '../../lib/i18n/locales.ts';
import { PAGE_PATHS } from '../../lib/site/pages.ts';
import { accessibilityFaults } from '../support/axe.ts';

/** A page of each kind that is not in the list of routes. */
const MORE = [
  '/blog/plan-a-week-of-posts-in-an-afternoon',
  '/resource/accessible-social-posts-handbook',
  '/compare/spreadsheet-or-scheduler',
  '/blogs/keyword/planning',
  '/nowhere',
];
const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };
const THEMES = ['light', 'dark'] as const;

/** What an empty page of this stack was measured to load, and what the site may add to it. Bytes as they travel, compressed. */
const SCRIPT_FLOOR_BYTES = 135 * 1024;
const SCRIPT_BUDGET_BYTES = 25 * 1024;

/** Adds up the scripts that the page loads. Only its first load counts: the following ones have them in the browser's cache. */
function weighScripts(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

type LayoutShiftWindow = Window & { layoutShift?: number };

/** Collects what no page may do: print to the console, throw, or ask anybody but us. */
function watch(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    // Chromium reports the status of a page that is meant to be 404.
    if (!message.text().includes('status of 404')) complaints.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`error: ${error}`));
  page.on('request', (request) => {
    if (!/^(http:\/\/localhost:|data:|blob:)/.test(request.url())) complaints.push(`request: ${request.url()}`);
  });
  return complaints;
}

// Two loads and four runs of axe each.
test.describe.configure({ timeout: 180_000 });

for (const locale of LOCALES) {
  for (const path of [...PAGE_PATHS, ...MORE]) {
    test(`${localizedPath(path, locale)} is accessible in both themes and at both sizes, shifts nothing, says nothing, asks nobody else, and loads little script`, async ({
      page,
    }) => {
      const complaints = watch(page);
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
            if (!entry.hadRecentInput)
              (window as LayoutShiftWindow).layoutShift = ((window as LayoutShiftWindow).layoutShift ?? 0) + entry.value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      const scriptBytes = weighScripts(page);
      for (const [size, viewport] of Object.entries(SIZES)) {
        await page.setViewportSize(viewport);
        await page.goto(localizedPath(path, locale), { waitUntil: 'networkidle' });
        for (const theme of THEMES) {
          await page.evaluate((value) => {
            document.documentElement.dataset.theme = value;
          }, theme);
          // A colour on its way is not a colour of either theme.
          await page.evaluate(() =>
            Promise.allSettled(
              document
                .getAnimations()
                .filter((each) => each instanceof CSSTransition)
                .map((each) => each.finished),
            ),
          );
          expect(await accessibilityFaults(page), `${theme} ${size}`).toEqual([]);
        }
        expect(await page.evaluate(() => (window as LayoutShiftWindow).layoutShift ?? 0), `layout shift, ${size}`).toBeLessThan(0.001);
      }
      expect(complaints).toEqual([]);
      expect(await scriptBytes(), 'bytes of script').toBeGreaterThan(SCRIPT_FLOOR_BYTES / 2);
      expect(await scriptBytes(), 'bytes of script').toBeLessThan(SCRIPT_FLOOR_BYTES + SCRIPT_BUDGET_BYTES);
    });

    test(`${localizedPath(path, locale)} fits 320 px, twice the text size and right to left`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 800 });
      await page.goto(localizedPath(path, locale));
      const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(await sideways(), '320 px').toBe(0);
      await page.evaluate(() => localStorage.setItem('direction', 'rtl'));
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      expect(await sideways(), 'right to left').toBe(0);
      await page.evaluate(() => localStorage.removeItem('direction'));
      // Breakpoints and sizes are in rem: a window of 1280 px with text at 200% is laid out as one of 640 px.
      await page.setViewportSize({ width: 640, height: 450 });
      await page.reload();
      expect(await sideways(), '200% text').toBe(0);
    });
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const locale of LOCALES) {
    for (const path of [...PAGE_PATHS, ...MORE]) {
      test(`${localizedPath(path, locale)} shows its heading, its text and its links`, async ({ page }) => {
        await page.goto(localizedPath(path, locale));
        await expect(page.locator('h1')).toBeVisible();
        await expect(page.locator('main')).toBeVisible();
        await expect(page.locator('footer').getByRole('link').first()).toBeVisible();
        expect((await page.locator('main').textContent())?.length).toBeGreaterThan(40);
      });
    }
  }
});
