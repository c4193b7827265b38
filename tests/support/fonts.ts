import type { Page } from 'playwright/test';

/** How many fonts a page preloads: headings and text. */
const PRELOADED_FONTS = 2;

/**
 * Has every following load of the page get its fonts before its styles, as a visitor has them whose line is not slow: on a busy machine
 * they may come after the first paint, and then a line may break elsewhere. What that moves is a test of its own.
 */
export async function fontsBeforeStyles(page: Page): Promise<void> {
  let fonts = { missing: PRELOADED_FONTS, come: Promise.withResolvers<void>() };
  page.on('request', (request) => {
    if (request.isNavigationRequest()) fonts = { missing: PRELOADED_FONTS, come: Promise.withResolvers<void>() };
  });
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'font') return;
    fonts.missing -= 1;
    if (fonts.missing === 0) fonts.come.resolve();
  });
  await page.route('**/*.css', async (route) => {
    await fonts.come.promise;
    await route.continue();
  });
}

/** Has every following load of the page get its fonts after the first paint, as on a slow line. */
export async function fontsAfterFirstPaint(page: Page): Promise<void> {
  await page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
    await route.continue();
  });
}
