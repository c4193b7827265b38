import { expect, test } from 'playwright/test';
import { BUDGETED, FONTS_BUDGET, overBudget, SCRIPTS_BUDGET, weightsOfBuild } from '../../scripts/bench/page-budgets.ts';
import { builtFile, builtPage, gzipOf, scriptsOf } from '../../scripts/bench/page-weight.ts';

test('every page stays within the budget of its kind', () => {
  const weights = weightsOfBuild();
  expect(overBudget(weights)).toEqual([]);
  // A page that was not read would stay within any budget.
  for (const { path, locale, weight } of weights)
    for (const [figure, value] of Object.entries(weight)) expect.soft(value, `${figure} of ${path} in ${locale}`).toBeGreaterThan(0);
});

test('the scripts of every page stay within their budget', () => {
  for (const { path, locale } of BUDGETED)
    expect.soft(gzipOf(scriptsOf(builtPage(path, locale))), `${path} in ${locale}`).toBeLessThanOrEqual(SCRIPTS_BUDGET);
});

test('the fonts that a page asks for before its first paint stay within their budget', () => {
  const fonts = [...new Set(builtPage('/').match(/\/_next\/static\/media\/[\w.-]+\.woff2/g))];
  expect(fonts).not.toEqual([]);
  expect(fonts.reduce((sum, address) => sum + builtFile(address).length, 0)).toBeLessThanOrEqual(FONTS_BUDGET);
});
