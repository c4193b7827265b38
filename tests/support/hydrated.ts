import type { Page } from 'playwright/test';

/**
 * Waits until React has taken over everything on the page that can be used. Before that, a click is the browser's own, and what is typed
 * into a field is lost.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('body :is(a, button, input:not([type=hidden]), textarea)')].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__react')),
    ),
  );
}
