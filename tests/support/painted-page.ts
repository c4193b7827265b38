import { test as base } from 'playwright/test';
import { UNSEEN_ARGS } from '../../scripts/browser.mjs';

/** Playwright's `test` with a browser that paints, for tests that check pixels: other tests use a browser that does not paint. */
export const test = base.extend({
  context: async ({ playwright, launchOptions, baseURL, locale }, use) => {
    const args = launchOptions.args?.filter((arg) => !UNSEEN_ARGS.includes(arg));
    const browser = await playwright.chromium.launch({ ...launchOptions, args });
    await use(await browser.newContext({ baseURL, locale }));
    await browser.close();
  },
});
