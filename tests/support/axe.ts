import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { RunOnly } from 'axe-core';
import type { Page } from 'playwright/test';

/** The short form: pages load the long one in more than twice the time. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const EVERYTHING: RunOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] };

/** The rules about colours: a theme changes nothing else. */
const COLORS: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/**
 * axe's findings on the page as it is, or in a part of it: a line for each rule, its id and the elements. axe is loaded once into the page
 * itself; Playwright's own wrapper opens a second page for every run, which takes five times as long.
 */
export async function accessibilityFaults(page: Page, part = 'html', runOnly = EVERYTHING): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(
    async ([part, runOnly]) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      // Without `preload` axe does not fetch each style sheet again, for a rule on autoplaying sound: the site has none.
      const { violations } = await axe.run(part, { runOnly, resultTypes: ['violations'], preload: false });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
    },
    [part, runOnly] as const,
  );
}

/** The rules that depend on the window's width: target sizes and scrolling. */
const LAYOUT: RunOnly = { type: 'rule', values: ['target-size', 'scrollable-region-focusable'] };

/** The same after a resize of a page that axe has checked: only the rules that depend on the size. */
export const faultsOfLayout = (page: Page): Promise<string[]> => accessibilityFaults(page, 'html', LAYOUT);

/**
 * The same in the light theme and in the dark one, on one load. Afterwards the page is dark, and its colours change without a transition.
 */
export async function faultsInBothThemes(page: Page, part = 'html'): Promise<Record<'light' | 'dark', string[]>> {
  // A colour in transition belongs to neither theme.
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets.push(still);
    // The loading screen covers each page for 200 ms while it fades, and its colours do not count either. Scroll-driven animations never
    // end.
    const ending = document
      .getAnimations()
      .filter(({ timeline, effect }) => timeline === document.timeline && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    // Skips all animations to their end: waiting for them took longer than the check.
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
