import { expect, type Page } from 'playwright/test';

/** A face of cut paper that is larger than this looks at the visitor from too near. px. */
const LARGEST_PX = 300;

/** The portraits of the page that are too large in a window between a phone and a tablet, where a column of one is widest. It has to have some. */
export async function portraitsAt490(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 490, height: 844 });
  const sizes = await page
    .locator('.cut-portrait:visible')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect()).map(({ width, height }) => [width, height].map(Math.round)));
  expect(sizes.length).toBeGreaterThan(0);
  return sizes.filter((size) => Math.max(...size) >= LARGEST_PX).map((size) => size.join(' × '));
}
