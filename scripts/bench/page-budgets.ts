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
  '/': [142, 30.7, 24, 1100],
  '/pricing': [108.5, 21.3, 16.5, 1035],
  '/ai-studio': [107.5, 22.3, 18, 955],
  '/blogs': [56, 13.5, 11.1, 445],
  '/resources': [50.5, 12.1, 10.2, 385],
  '/compare': [60.5, 14.3, 11.5, 455],
  '/compare/later-alternative': [59, 14.2, 11.5, 485],
  '/compare/buffer-alternative': [61.5, 14.5, 11.7, 530],
  '/compare/sprout-alternative': [66.5, 14.8, 11.9, 495],
  '/compare/hootsuite-alternative': [77.5, 17.1, 13.7, 655],
  '/affiliates': [88.5, 19.3, 15.6, 640],
  '/white-label': [82, 17.6, 14.1, 705],
  '/managed-service': [95, 19.2, 15.5, 790],
  '/faq': [68.5, 15.4, 12.3, 490],
  '/terms-conditions': [58, 15.3, 12.5, 440],
  '/privacy-policy': [53, 13.1, 11.1, 390],
  '/cookie-policy': [62, 13.9, 11.3, 420],
  '/accessibility': [47, 11.6, 9.7, 325],
  '/all': [59.5, 14, 11.5, 485],
  [ARTICLE]: [73, 18.3, 14.8, 552],
};

const KB = 1000;

/** The most that the styles may weigh that every page has, gzip: 25.4 KB when last weighed. Bytes. */
export const STYLES_BUDGET = 25.9 * KB;

/** The same with what a page has of its own: the list of comparisons, the heaviest, has 29.4 KB. Bytes. */
export const PAGE_STYLES_BUDGET = 29.6 * KB;

/** The table in bytes. */
export const BUDGETS: readonly { path: string; budget: PageBudget }[] = Object.entries(TABLE).map(
  ([path, [raw, gzip, brotli, elements]]) => ({
    path,
    budget: { raw: raw * KB, gzip: gzip * KB, brotli: brotli * KB, elements },
  }),
);
