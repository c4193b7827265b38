import { expect } from 'playwright/test';
import { test } from '../support/kept-page.ts';
import { words } from '../support/words.ts';

test('on a phone the choice of the plan stays in view down the comparison, above its rows', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/pricing');
  const picker = page.getByRole('group', { name: words('en')('pricing.picker') }).last();
  const rows = await page.getByRole('table').getByRole('rowheader').all();
  for (const row of [rows[Math.floor(rows.length / 2)], rows.at(-1)]) {
    await row?.evaluate((each) => each.scrollIntoView({ block: 'center' }));
    await expect(picker).toBeInViewport({ ratio: 1 });
    const isOnTop = await picker.evaluate((choice) => {
      const { left, width, top, height } = choice.getBoundingClientRect();
      return choice.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(isOnTop).toBe(true);
  }
});
