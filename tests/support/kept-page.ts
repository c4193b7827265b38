import { type BrowserContextOptions, test as base, type Page } from 'playwright/test';
import { hydrated } from './hydrated.ts';

type Kept = {
  page: Page;
  /** Undoes changes of the last test that outlive its document. */
  undo: (() => Promise<unknown>)[];
  /** It made a change that cannot be undone. */
  isSpent: boolean;
};

/** The pages of this worker, by the options that they were opened with. */
const kept = new Map<string, Kept>();

const EVENTS = [
  ...['console', 'dialog', 'domcontentloaded', 'download', 'filechooser', 'framenavigated', 'load', 'pageerror', 'popup'],
  ...['request', 'requestfailed', 'requestfinished', 'response'],
] as const;

/**
 * Playwright's `test`, which keeps the page for the next test with the same options: for a new one Chromium starts a process, which takes
 * three times the load time of a page. Every test finds it clean: without cookies, storage, permissions, routes, listeners and scripts of
 * the test before. Chromium's cache stays. Tests of a first visit, of bytes and of requests use Playwright's own.
 */
export const test = base.extend({
  context: async (
    { browser, baseURL, colorScheme, contextOptions, hasTouch, isMobile, javaScriptEnabled, locale, permissions, viewport },
    use,
    testInfo,
  ) => {
    const given = { baseURL, colorScheme, hasTouch, isMobile, javaScriptEnabled, locale, permissions, viewport };
    const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
    const options = { ...contextOptions, ...set };
    const key = JSON.stringify(options);
    const own = kept.get(key) ?? noting(await (await browser.newContext(options)).newPage(), javaScriptEnabled !== false);
    const context = own.page.context();
    kept.set(key, own);
    await use(context);
    if (!own.isSpent && !own.page.isClosed() && testInfo.status === testInfo.expectedStatus) await clear(own, options);
    else {
      kept.delete(key);
      await context.close();
    }
  },
  page: async ({ context }, use) => use(context.pages()[0] as Page),
});

/** The same in a browser without scripts. */
export const withoutScripts = test.extend({ javaScriptEnabled: false });

/** Maximum wait for React, for tests that stop it from starting. ms. */
const START_LIMIT_MS = 3_000;

/**
 * Makes a page record changes by the test, and makes each load end when the page is interactive: its scripts come after its first paint,
 * and so after `load`.
 */
function noting(page: Page, hasScripts: boolean): Kept {
  const own: Kept = { page, undo: [], isSpent: false };
  const goto = page.goto.bind(page);
  page.goto = async (...args) => {
    const answer = await goto(...args);
    if (hasScripts) await hydrated(page, START_LIMIT_MS).catch(() => undefined);
    return answer;
  };
  const addInitScript = page.addInitScript.bind(page) as (...args: unknown[]) => ReturnType<Page['addInitScript']>;
  page.addInitScript = async (...args: unknown[]) => {
    const script = await addInitScript(...args);
    own.undo.push(() => script.dispose());
    return script;
  };
  const install = page.clock.install.bind(page.clock);
  page.clock.install = (options) => {
    own.isSpent = true;
    return install(options);
  };
  return own;
}

/** A file of the site that has neither scripts nor styles. */
const EMPTY = '/robots.txt';

async function clear(own: Kept, { baseURL, permissions, reducedMotion = null, viewport }: BrowserContextOptions): Promise<void> {
  const { page } = own;
  const context = page.context();
  for (const name of EVENTS) {
    // Its type knows only single names.
    page.removeAllListeners(name as string);
    context.removeAllListeners(name as string);
  }
  for (const other of context.pages()) if (other !== page) await other.close();
  await Promise.all([...own.undo.splice(0).map((undo) => undo()), page.unrouteAll(), context.unrouteAll()]);
  // Before the stores, which the closing page may write to. To a file of the same site: for a document of another site, including
  // about:blank, Chromium starts a process, which has to compile all scripts again. That doubles the time of a page load.
  await page.goto(baseURL ? new URL(EMPTY, baseURL).href : 'about:blank');
  const session = await context.newCDPSession(page);
  if (baseURL)
    await session.send('Storage.clearDataForOrigin', { origin: new URL(baseURL).origin, storageTypes: 'local_storage,indexeddb' });
  // The history is limited to fifty steps; after that another step does not change its length.
  await session.send('Page.resetNavigationHistory');
  await session.detach();
  await context.clearCookies();
  await context.clearPermissions();
  if (permissions) await context.grantPermissions(permissions);
  if (viewport) await page.setViewportSize(viewport);
  await page.emulateMedia({ media: null, colorScheme: null, contrast: null, forcedColors: null, reducedMotion });
  await page.mouse.move(-1, -1);
}
