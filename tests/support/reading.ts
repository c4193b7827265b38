import type { Page } from 'playwright/test';
import { test as base } from './kept-page.ts';

type Reading = {
  /** Returns the loaded page at this path, for tests that only read it: no click, no key, no other size. */
  read: (path: string) => Promise<Page>;
};

/** A test whose `read` loads a page once for all consecutive tests that read it. */
export const test = base.extend<object, Reading>({
  read: [
    async ({ browser }, use, { project }) => {
      const { baseURL, contextOptions, locale } = project.use;
      const context = await browser.newContext({ baseURL, locale, ...contextOptions });
      const page = await context.newPage();
      let open = '';
      await use(async (path) => {
        if (path !== open) await page.goto(path);
        open = path;
        return page;
      });
      await context.close();
    },
    { scope: 'worker' },
  ],
});
