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
  '/': [161, 31, 24.8, 1690],
  '/pricing': [106, 20, 16, 1170],
  '/ai-studio': [111, 22.6, 18.2, 1050],
  '/blogs': [52, 12.9, 10.6, 420],
  '/resources': [46, 11.5, 9.7, 345],
  '/compare': [56.5, 13.6, 11.1, 420],
  '/compare/later-alternative': [65, 15, 12, 530],
  '/compare/buffer-alternative': [66, 14.3, 11.5, 543],
  '/compare/sprout-alternative': [62, 14.5, 12, 470],
  '/compare/hootsuite-alternative': [81, 17.5, 14.5, 700],
  '/affiliates': [84, 19, 15.5, 620],
  '/white-label': [78, 17, 13.5, 690],
  '/managed-service': [88, 18.3, 14.8, 770],
  '/faq': [63.5, 14.5, 12, 460],
  '/terms-conditions': [54, 15, 12.5, 410],
  '/privacy-policy': [49, 12.5, 10.5, 360],
  '/cookie-policy': [56, 13, 10.5, 380],
  '/accessibility': [43, 11, 9.5, 300],
  '/all': [69, 15, 11.5, 430],
  [ARTICLE]: [69, 18, 14.5, 510],
};

/** What the header's second menu, its search and the display settings at the foot add to every page: measured 2.9 KB, 0.64, 0.49 and 22. */
const HEADER: (typeof TABLE)['/'] = [3, 0.7, 0.5, 23];

const KB = 1000;

/** The most that the styles of a page may weigh, gzip: they are the same for all pages. Bytes. */
export const STYLES_BUDGET = 27.3 * KB;

/** The table in bytes. */
export const BUDGETS: readonly { path: string; budget: PageBudget }[] = Object.entries(TABLE).map(
  ([path, [raw, gzip, brotli, elements]]) => ({
    path,
    budget: {
      raw: (raw + HEADER[0]) * KB,
      gzip: (gzip + HEADER[1]) * KB,
      brotli: (brotli + HEADER[2]) * KB,
      elements: elements + HEADER[3],
    },
  }),
);
