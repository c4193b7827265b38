import type { Page } from 'playwright/test';

/** How many fonts a page preloads: headings and text. */
export const PRELOADED_FONTS = 2;

/**
 * Has every following load of the page get its fonts before its styles, as a visitor has them whose line is not slow: on a busy machine
 * they may come after the first paint, and then a line may break elsewhere. What that moves is a test of its own. Gives what ends it.
 */
export async function fontsBeforeStyles(page: Page): Promise<() => Promise<void>> {
  let fonts = { missing: PRELOADED_FONTS, come: Promise.withResolvers<void>() };
  page.on('request', (request) => {
    if (request.isNavigationRequest()) fonts = { missing: PRELOADED_FONTS, come: Promise.withResolvers<void>() };
  });
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'font') return;
    fonts.missing -= 1;
    if (fonts.missing === 0) fonts.come.resolve();
  });
  // With a query behind it: the id of the build.
  return hold(page, '*.css*', () => fonts.come.promise);
}

/** Has every following load of the page get its fonts after the first paint, as on a slow line. Gives what ends it. */
export const fontsAfterFirstPaint = (page: Page): Promise<() => Promise<void>> =>
  hold(page, '*.woff2*', () => page.waitForFunction(() => performance.getEntriesByType('paint').length > 0));

/**
 * Has the files of an address wait on their way, and nothing come from the browser's cache. Not by `page.route`, which has every request of
 * the page go through the test. What ends it throws where no file ever waited: an address that has changed would make a test of nothing.
 */
async function hold(page: Page, urlPattern: string, until: () => Promise<unknown>): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  let held = 0;
  session.on('Fetch.requestPaused', async ({ requestId }) => {
    held += 1;
    await until();
    await session.send('Fetch.continueRequest', { requestId });
  });
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Fetch.enable', { patterns: [{ urlPattern }] });
  return async () => {
    await session.detach();
    if (held === 0) throw new Error(`No file whose address is like ${urlPattern} was loaded`);
  };
}
