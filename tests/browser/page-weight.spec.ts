import { expect, test } from 'playwright/test';
import { LOCALES, localizedPath } from '../../lib/i18n/locales.ts';
import { BUDGETS, type PageBudget, STYLES_BUDGET } from '../../scripts/bench/page-budgets.ts';
import { builtFile, builtPage, scriptsOf, weigh } from '../../scripts/bench/page-weight.ts';

for (const { path, budget } of BUDGETS) {
  for (const locale of LOCALES) {
    test(`${localizedPath(path, locale)} stays within its budget of bytes and elements`, () => {
      const weight = weigh(builtPage(path, locale));
      for (const figure of Object.keys(budget) as (keyof PageBudget)[]) {
        expect.soft(weight[figure], `${figure} of ${localizedPath(path, locale)}`).toBeLessThanOrEqual(budget[figure]);
      }
      // A page that was not measured at all would stay within any budget.
      expect.soft(weight.elements).toBeGreaterThan(100);
      expect.soft(weight.flight).toBeGreaterThan(10_000);
    });
  }
}

test('the styles that every page waits for stay within their budget, and are one file beside the faces of the fonts', () => {
  const html = builtPage('/');
  expect(weigh(html).styles).toBeLessThanOrEqual(STYLES_BUDGET);
  expect(html.match(/<link rel="stylesheet"/g)?.length).toBe(2);
});

test('no script fills in what every browser that the styles are made for has', () => {
  const scripts = scriptsOf(builtPage('/')).map((address) => builtFile(address).toString());
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.filter((script) => script.includes('in String.prototype'))).toEqual([]);
});
