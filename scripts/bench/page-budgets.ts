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
  '/': [315, 54, 33, 1560],
  '/pricing': [201, 30.5, 20.5, 1200],
  '/ai-studio': [192, 34.5, 22.5, 920],
  '/blogs': [90, 17.5, 12.5, 390],
  '/resources': [74, 15, 11, 330],
  '/compare': [74, 14.5, 11, 340],
  '/compare/later-alternative': [119, 22, 15.5, 570],
  '/compare/buffer-alternative': [117, 21, 15, 570],
  '/compare/sprout-alternative': [111, 21, 15, 500],
  '/compare/hootsuite-alternative': [158, 28.5, 19, 740],
  '/affiliates': [130, 26, 18, 650],
  '/white-label': [148, 26.5, 17.5, 730],
  '/managed-service': [189, 36, 22.5, 920],
  '/faq': [96, 18, 13.5, 500],
  '/terms-conditions': [101, 23, 15.5, 480],
  '/privacy-policy': [86, 18, 13, 430],
  '/cookie-policy': [84, 16, 12.5, 430],
  '/accessibility': [68, 14.5, 11, 340],
  '/all': [88, 17, 12.5, 480],
  [ARTICLE]: [127, 27.5, 18.5, 560],
};

const KB = 1000;

/** The table in bytes. */
export const BUDGETS: readonly { path: string; budget: PageBudget }[] = Object.entries(TABLE).map(
  ([path, [raw, gzip, brotli, elements]]) => ({
    path,
    budget: { raw: raw * KB, gzip: gzip * KB, brotli: brotli * KB, elements },
  }),
);
