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
  '/': [430, 73, 39, 1860],
  '/pricing': [218, 39, 23.5, 1200],
  '/ai-studio': [228, 42.5, 26, 1020],
  '/blogs': [96, 19, 13.5, 390],
  '/resources': [80, 16.5, 12, 330],
  '/compare': [80, 16, 12, 340],
  '/compare/later-alternative': [143, 29.5, 18.5, 610],
  '/compare/buffer-alternative': [144, 29.5, 18.5, 610],
  '/compare/sprout-alternative': [142, 31.5, 19, 570],
  '/compare/hootsuite-alternative': [193, 38.5, 23, 810],
  '/affiliates': [138, 28, 19, 650],
  '/white-label': [205, 43, 25, 830],
  '/managed-service': [240, 45.5, 26.5, 1090],
  '/faq': [102, 19.5, 14.5, 500],
  '/terms-conditions': [107, 25.5, 16, 480],
  '/privacy-policy': [92, 20, 14, 430],
  '/cookie-policy': [90, 18, 13.5, 430],
  '/accessibility': [74, 16.5, 12, 340],
  '/all': [95, 18, 13.5, 480],
  [ARTICLE]: [140, 31.5, 20.5, 560],
};

const KB = 1000;

/** The table in bytes. */
export const BUDGETS: readonly { path: string; budget: PageBudget }[] = Object.entries(TABLE).map(
  ([path, [raw, gzip, brotli, elements]]) => ({
    path,
    budget: { raw: raw * KB, gzip: gzip * KB, brotli: brotli * KB, elements },
  }),
);
