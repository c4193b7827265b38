import { expect, test } from 'playwright/test';
import { crawl } from '../../scripts/check-site/crawl.ts';
import { findingsOf } from '../../scripts/check-site/findings.ts';

/** What a page may weigh with all that is loaded with it, compressed. */
const BUDGET_BYTES = 500 * 1024;

test('a crawl of the whole site finds no broken link, redirect, duplicate, heavy page or missing language', async ({ baseURL }) => {
  const crawled = await crawl(baseURL as string, { atOnce: 4, most: 5_000 });
  expect([...crawled.answers.values()].filter(({ facts }) => facts).length).toBeGreaterThan(80);
  expect(findingsOf(crawled, BUDGET_BYTES)).toEqual([]);
});
