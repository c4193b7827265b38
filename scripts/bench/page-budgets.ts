import type { PagePath } from '../../lib/site/pages.ts';

/** An article with a picture, a table and pieces of code, weighed like the pages. */
export const ARTICLE = '/blog/plan-a-week-of-posts-in-an-afternoon';

/** The most that a page may weigh: bytes of HTML as it is sent, raw and compressed, elements, and bytes of the data for React in it, which repeats the HTML. */
export type PageBudget = { raw: number; gzip: number; brotli: number; elements: number; flight: number };

/**
 * The budget of every page, the same for each language: KB (1,000 bytes) of HTML, raw, gzip and brotli, elements, and KB of data for React. Each is what the
 * heavier language weighed, and 3% for words to come. Lower a figure when a page has become lighter; a page that needs more needs a reason.
 */
const TABLE: Record<PagePath | typeof ARTICLE, readonly [raw: number, gzip: number, brotli: number, elements: number, flight: number]> = {
  '/': [142, 30.7, 24, 1100, 28],
  '/pricing': [104, 21.1, 16, 945, 30.5],
  '/ai-studio': [106, 22.1, 17.9, 885, 25],
  '/blogs': [54, 13, 10.8, 415, 22.5],
  '/resources': [49, 11.8, 9.9, 360, 22.5],
  '/compare': [59, 13.9, 11.4, 440, 25.5],
  '/compare/later-alternative': [58, 14, 11.4, 460, 23.5],
  '/compare/buffer-alternative': [61, 14.5, 11.7, 505, 23.5],
  '/compare/sprout-alternative': [56, 13.9, 11.3, 396, 23.5],
  '/compare/hootsuite-alternative': [70.5, 16.5, 13.3, 565, 24],
  '/affiliates': [87.5, 19.3, 15.7, 637, 33.5],
  '/white-label': [80.5, 17.8, 14.2, 635, 24],
  '/managed-service': [87, 18.7, 15.1, 720, 24.5],
  '/faq': [67.5, 15.3, 12.3, 460, 27],
  '/terms-conditions': [57.5, 15.3, 12.6, 415, 25],
  '/privacy-policy': [52.5, 13.1, 11.1, 370, 25],
  '/cookie-policy': [61.5, 14, 11.4, 395, 32.5],
  '/accessibility': [46.5, 11.6, 9.7, 300, 24.5],
  '/all': [58, 13.7, 11.3, 465, 25],
  [ARTICLE]: [71.5, 18.2, 14.7, 530, 26.5],
};

const KB = 1000;

/** The most that the styles may weigh that every page has, gzip: 11.3 KB when last weighed. Bytes. */
export const STYLES_BUDGET = 11.6 * KB;

/** The same with what a page has of its own, so all that the first paint waits for: the home page, the heaviest, has 19.8 KB. Bytes. */
export const PAGE_STYLES_BUDGET = 20 * KB;

/** The most that the fonts of a page's first screen may weigh, headings and text: 50.2 KB when last weighed, 71.4 before they were cut. Bytes. */
export const FONTS_BUDGET = 51 * KB;

/** The most that the scripts may weigh that a page has and not every other one, gzip: as much as one island may. Bytes. */
export const OWN_SCRIPTS_BUDGET = 8 * 1024;

/** The table in bytes. */
export const BUDGETS: readonly { path: string; budget: PageBudget }[] = Object.entries(TABLE).map(
  ([path, [raw, gzip, brotli, elements, flight]]) => ({
    path,
    budget: { raw: raw * KB, gzip: gzip * KB, brotli: brotli * KB, elements, flight: flight * KB },
  }),
);
