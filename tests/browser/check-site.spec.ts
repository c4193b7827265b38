import { expect, test } from 'playwright/test';
import { checkSite } from '../../scripts/check-site/check-site.ts';

test('a crawl of the whole site finds no broken link, no redirect, no double and no language missing', async ({ baseURL }) => {
  const { pages, faults } = await checkSite(baseURL as string, 4);
  expect(pages).toBeGreaterThan(80);
  expect(faults).toEqual([]);
});
