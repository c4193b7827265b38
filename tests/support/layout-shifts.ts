import type { Page } from 'playwright/test';

type Shift = { value: number; moved: string[] };
type NotingWindow = Window & { shifts?: Shift[] };

/** Makes every following load record its layout shifts and their size. */
export const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
    const shifts: Shift[] = [];
    (window as NotingWindow).shifts = shifts;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
        if (!hadRecentInput)
          shifts.push({ value, moved: sources.map(({ node }) => node?.textContent?.slice(0, 40) || (node?.nodeName ?? '')) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The layout shifts of the page up to now: their sum (https://web.dev/articles/cls), and each of them. */
export async function shiftsOf(page: Page): Promise<{ sum: number; moved: string }> {
  const shifts = await page.evaluate(() => (window as NotingWindow).shifts ?? []);
  return { sum: shifts.reduce((sum, { value }) => sum + value, 0), moved: JSON.stringify(shifts) };
}
