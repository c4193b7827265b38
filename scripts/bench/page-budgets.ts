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
  '/pricing': [104, 21.1, 16.3, 945],
  '/ai-studio': [106, 22.1, 17.9, 885],
  '/blogs': [54, 13, 10.8, 415],
  '/resources': [49, 11.8, 9.9, 360],
  '/compare': [59, 13.9, 11.4, 440],
  '/compare/later-alternative': [58, 14, 11.4, 460],
  '/compare/buffer-alternative': [61, 14.5, 11.7, 505],
  '/compare/sprout-alternative': [65, 14.7, 11.8, 455],
  '/compare/hootsuite-alternative': [75.5, 16.9, 13.7, 615],
  '/affiliates': [87.5, 19.3, 15.7, 637],
  '/white-label': [80.5, 17.8, 14.2, 635],
  '/managed-service': [87, 18.7, 15.1, 720],
  '/faq': [67.5, 15.3, 12.3, 460],
  '/terms-conditions': [57.5, 15.3, 12.6, 415],
  '/privacy-policy': [52.5, 13.1, 11.1, 370],
  '/cookie-policy': [61.5, 14, 11.4, 395],
  '/accessibility': [46.5, 11.6, 9.7, 300],
  '/all': [58, 13.7, 11.3, 465],
  [ARTICLE]: [71.5, 18.2, 14.7, 530],
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
