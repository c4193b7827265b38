import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { RunOnly } from 'axe-core';
import type { Page } from 'playwright/test';

/** The short form: the long one is more than twice as much for each page to take in. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const EVERYTHING: RunOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] };

/** Those of them that look at colours, which is all that a theme changes. */
const COLORS: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/**
 * What axe finds wrong on the page as it stands, or in a part of it: a line for each rule, its id and the elements. axe runs in the page
 * itself, and is brought there once; Playwright's own wrapper opens a second page for every run, which takes five times as long.
 */
export async function accessibilityFaults(page: Page, part = 'html', runOnly = EVERYTHING): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(
    async ([part, runOnly]) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      // Without `preload` axe does not fetch each style sheet once more, for a rule on sound that starts by itself: there is none.
      const { violations } = await axe.run(part, { runOnly, resultTypes: ['violations'], preload: false });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
    },
    [part, runOnly] as const,
  );
}

/** Those that look at what the length of words changes at a window's width: how large what can be hit is, and what scrolls. */
const LAYOUT: RunOnly = { type: 'rule', values: ['target-size', 'scrollable-region-focusable'] };

/** The same where axe was on this load before, at another size of the window: by the rules that this can change. */
export const faultsOfLayout = (page: Page): Promise<string[]> => accessibilityFaults(page, 'html', LAYOUT);

/** The same in the light theme and in the dark one, on one load. Afterwards the page is dark, and its colours change at once. */
export async function faultsInBothThemes(page: Page, part = 'html'): Promise<Record<'light' | 'dark', string[]>> {
  // A colour on its way is not a colour of either theme.
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets.push(still);
    // Nor are those of the loading screen, which covers each page for 200 ms while it goes. What runs with the scrolling never ends.
    const ending = document
      .getAnimations()
      .filter(({ timeline, effect }) => timeline === document.timeline && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    // All of them stand as they do in the end, at once: to wait for them took longer than to look at the page.
    for (const animation of ending) animation.finish();
    return Promise.all(ending.map(({ finished }) => finished));
  });
  const faultsIn = async (theme: string, runOnly: RunOnly) => {
    await page.evaluate((value) => {
      document.documentElement.dataset.theme = value;
    }, theme);
    return accessibilityFaults(page, part, runOnly);
  };
  return { light: await faultsIn('light', EVERYTHING), dark: await faultsIn('dark', COLORS) };
}
