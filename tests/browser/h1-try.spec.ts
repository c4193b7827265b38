import { test } from 'playwright/test';
import { hydrated } from '../support/hydrated.ts';
test('try', async ({ page, request }) => {
  await page.goto('/compare#corrections');
  await hydrated(page);
  const state = () => page.evaluate(() => [scrollY, location.href, [...document.querySelectorAll('#corrections')].map((e) => [e.checkVisibility(), (e.closest('details') as HTMLDetailsElement).open, e.getBoundingClientRect().top])]);
  console.log('direct', JSON.stringify(await state()));
  await page.goto('/compare/later-alternative');
  await hydrated(page);
  await page.locator('a[href="/compare#corrections"]').click();
  await page.waitForTimeout(2500);
  console.log('soft', JSON.stringify(await state()));
  await page.goto('/compare/later-alternative#source');
  await page.locator('a[href="/compare#corrections"]').evaluate((a) => console.log(a.outerHTML));
  const html = await (await request.get('/')).text();
  const i = html.indexOf('The calendar, the AI studio, the analytics');
  let at = -1; while ((at = html.indexOf('The calendar, the AI studio, the analytics', at + 1)) >= 0) console.log(at, html.slice(at - 500, at + 60), '\n----');
});
