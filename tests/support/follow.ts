import type { Locator, Page } from 'playwright/test';

/** Clicks the first link with this name in a part of a page. */
export const follow = (part: Page | Locator, name: string): Promise<void> => part.getByRole('link', { name }).first().click();
