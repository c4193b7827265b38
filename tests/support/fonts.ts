import type { Page } from 'playwright/test';

/** The number of fonts that a page preloads: headings and text. */
export const PRELOADED_FONTS = 2;

/**
 * Makes every following load of the page get its fonts before its styles, as on a fast connection: on a busy machine they may come after
 * the first paint, and then a line may break elsewhere. Another test covers such shifts. Returns the function that ends it.
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
  return hold(page, '*.css*', async () => {
    await fonts.come.promise;
    // The page may learn of a file later than the network has it. It cannot wait for frames: there are none before the styles.
    await page.waitForFunction(
      (fonts) => performance.getEntriesByType('resource').filter(({ name }) => new URL(name).pathname.endsWith('.woff2')).length >= fonts,
      PRELOADED_FONTS,
      { polling: 20 },
    );
  });
}

/**
 * Makes every following load of the page get its fonts after the first paint, as on a slow connection. Returns the function that ends it.
 */
export const fontsAfterFirstPaint = (page: Page): Promise<() => Promise<void>> =>
  hold(page, '*.woff2*', () => page.waitForFunction(() => performance.getEntriesByType('paint').length > 0));

/**
 * Delays the files at an address. It does not use `page.route`, which sends every request of the page through the test and disables the
 * browser's cache: scripts in the cache need no compiling. The returned function throws if no file was delayed: after a change of the
 * address the test would check nothing.
 */
async function hold(page: Page, urlPattern: string, until: () => Promise<unknown>): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  let held = 0;
  let ended = false;
  const answers = new Set<Promise<unknown>>();
  session.on('Fetch.requestPaused', async ({ requestId, responseStatusCode: responseCode, responseHeaders = [] }) => {
    if (responseCode !== undefined) {
      held += 1;
      await until();
    }
    // The browser releases held requests when the session ends, and an ended session accepts no call.
    if (ended) return;
    // Otherwise the next load uses the page's memory cache, which cannot be delayed.
    const kept = responseHeaders.filter(({ name }) => name.toLowerCase() !== 'cache-control');
    const answer =
      responseCode === undefined
        ? // Aborted meanwhile, by the page that unloads.
          session.send('Fetch.continueRequest', { requestId })
        : session.send('Fetch.continueResponse', {
            ...{ requestId, responseCode, responseHeaders: [...kept, { name: 'Cache-Control', value: 'no-store' }] },
          });
    answers.add(answer);
    await answer;
    answers.delete(answer);
  });
  // This empties the page's memory cache of earlier loads.
  await session.send('Network.enable');
  for (const cacheDisabled of [true, false]) await session.send('Network.setCacheDisabled', { cacheDisabled });
  await session.send('Fetch.enable', { patterns: [{ urlPattern, requestStage: 'Response' }] });
  return async () => {
    ended = true;
    await Promise.all(answers);
    await session.detach();
    if (held === 0) throw new Error(`No file whose address is like ${urlPattern} was loaded`);
  };
}
