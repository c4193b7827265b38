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
  '/': [154, 31.7, 25.3, 1495],
  '/pricing': [109, 21.5, 16.8, 1035],
  '/ai-studio': [109, 22.6, 18.3, 995],
  '/blogs': [56.5, 14, 11.4, 455],
  '/resources': [52, 12.6, 10.7, 400],
  '/compare': [61.5, 14.9, 11.9, 455],
  '/compare/later-alternative': [70.5, 15.8, 12.8, 575],
  '/compare/buffer-alternative': [71, 15.5, 12.4, 580],
  '/compare/sprout-alternative': [67.5, 15.4, 12.5, 510],
  '/compare/hootsuite-alternative': [84.5, 18.1, 14.7, 690],
  '/affiliates': [89, 19.7, 16, 640],
  '/white-label': [83, 17.9, 14.3, 725],
  '/managed-service': [93.5, 19.4, 15.7, 815],
  '/faq': [68, 15.6, 12.5, 465],
  '/terms-conditions': [58.5, 15.7, 12.8, 440],
  '/privacy-policy': [53.5, 13.5, 11.4, 395],
  '/cookie-policy': [61, 14, 11.4, 415],
  '/accessibility': [47.5, 11.9, 10, 330],
  '/all': [74, 15.9, 12.2, 465],
  [ARTICLE]: [74.5, 19, 15.4, 560],
};

const KB = 1000;

/** The most that the styles may weigh that every page has, gzip: 25.4 KB when last weighed, and 3%. Bytes. */
export const STYLES_BUDGET = 26.2 * KB;

/** The same with what a page has of its own: an article, the heaviest, had 28.1 KB. Bytes. */
export const PAGE_STYLES_BUDGET = 29 * KB;

/** The table in bytes. */
export const BUDGETS: readonly { path: string; budget: PageBudget }[] = Object.entries(TABLE).map(
  ([path, [raw, gzip, brotli, elements]]) => ({
    path,
    budget: { raw: raw * KB, gzip: gzip * KB, brotli: brotli * KB, elements },
  }),
);
