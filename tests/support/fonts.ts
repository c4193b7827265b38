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
  return hold(page, '*.css*', async () => {
    await fonts.come.promise;
    // The page itself may hear of a file later than the network has it. Not by frames, as there are none before the styles.
    await page.waitForFunction(
      (fonts) => performance.getEntriesByType('resource').filter(({ name }) => new URL(name).pathname.endsWith('.woff2')).length >= fonts,
      PRELOADED_FONTS,
      { polling: 20 },
    );
  });
}

/** Has every following load of the page get its fonts after the first paint, as on a slow line. Gives what ends it. */
export const fontsAfterFirstPaint = (page: Page): Promise<() => Promise<void>> =>
  hold(page, '*.woff2*', () => page.waitForFunction(() => performance.getEntriesByType('paint').length > 0));

/**
 * Has the files of an address wait on their way. Not by `page.route`, which has every request of the page go through the test and keeps the
 * browser from its cache: scripts that it knows need no compiling. What ends it throws where no file ever waited: an address that has changed
 * would make a test of nothing.
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
    // The browser lets go of what is held as the session ends, and a session that has ended takes no answer.
    if (ended) return;
    // Otherwise the next load takes it from the page's memory, where nothing can hold it.
    const kept = responseHeaders.filter(({ name }) => name.toLowerCase() !== 'cache-control');
    const answer =
      responseCode === undefined
        ? // Broken off meanwhile, by the page that leaves.
          session.send('Fetch.continueRequest', { requestId })
        : session.send('Fetch.continueResponse', {
            ...{ requestId, responseCode, responseHeaders: [...kept, { name: 'Cache-Control', value: 'no-store' }] },
          });
    answers.add(answer);
    await answer;
    answers.delete(answer);
  });
  // That empties the page's memory of what earlier loads left there.
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
