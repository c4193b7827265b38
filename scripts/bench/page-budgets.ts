import type { PagePath } from '../../lib/site/pages.ts';

/** An article with a picture, a table and pieces of code, weighed like the pages. */
export const ARTICLE = '/blog/plan-a-week-of-posts-in-an-afternoon';

/** The most that a page may weigh: bytes of HTML as it is sent, raw and compressed, and elements. */
export type PageBudget = { raw: number; gzip: number; brotli: number; elements: number };

/**
 * The budget of every page, the same for each language: KB (1,000 bytes) of HTML, raw, gzip and brotli, and elements. Each is what the
 * heavier language weighed, and 3% for words to come. Lower a figure when a page has become lighter; a page that needs more needs a reason.
 */
const TABLE: Record<PagePath | typeof ARTICLE, readonly [raw: number, gzip: number, brotli: number, elements: number]> = {
  '/': [497, 77, 40.5, 1910],
  '/pricing': [346, 46.5, 25.5, 1420],
  '/ai-studio': [261, 44, 26.5, 1030],
  '/blogs': [119, 21, 14, 390],
  '/resources': [102, 18.5, 12.5, 330],
  '/compare': [102, 18, 12.5, 340],
  '/compare/later-alternative': [170, 31, 19, 610],
  '/compare/buffer-alternative': [171, 32, 19.5, 610],
  '/compare/sprout-alternative': [169, 32.5, 19.5, 570],
  '/compare/hootsuite-alternative': [221, 40, 23.5, 810],
  '/affiliates': [168, 29.5, 20, 670],
  '/white-label': [236, 45.5, 26, 840],
  '/managed-service': [274, 48.5, 27.5, 1110],
  '/faq': [145, 24, 15.5, 550],
  '/terms-conditions': [144, 27.5, 17, 480],
  '/privacy-policy': [126, 23.5, 15, 430],
  '/cookie-policy': [120, 21, 14, 430],
  '/accessibility': [101, 18.5, 13, 340],
  '/all': [131, 21, 14.5, 480],
  [ARTICLE]: [177, 34.5, 21.5, 560],
};

const KB = 1000;

/** The table in bytes. */
export const BUDGETS: readonly { path: string; budget: PageBudget }[] = Object.entries(TABLE).map(
  ([path, [raw, gzip, brotli, elements]]) => ({
    path,
    budget: { raw: raw * KB, gzip: gzip * KB, brotli: brotli * KB, elements },
  }),
);
