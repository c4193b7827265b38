import type { Page } from 'playwright/test';
import { STATIC_PART } from '../../lib/next/static-part.ts';

/**
 * Waits until React has hydrated every interactive element of the page: the element itself, or the static part around it, whose content
 * React ignores. Before that, the browser handles a click itself, and text typed into a field is lost. Throws after `timeout` ms, if given.
 */
export async function hydrated(page: Page, timeout?: number): Promise<void> {
  await page.waitForFunction(
    (part) =>
      [...document.querySelectorAll('body :is(a, button, input:not([type=hidden]), textarea)')].every((element) => {
        let owner = element;
        for (let host = element.closest(part); host; host = host.parentElement?.closest(part) ?? null) owner = host;
        return Object.keys(owner).some((key) => key.startsWith('__react'));
      }),
    `[${STATIC_PART}]`,
    { timeout },
  );
}
