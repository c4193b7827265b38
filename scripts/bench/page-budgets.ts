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
  '/': [134.5, 29.7, 23.8, 1100, 23.8],
  // White-label stands at the foot of each plan's card, also where the plan includes it.
  // On a phone its table compares all four in every row, and its tags say what their figures are.
  '/pricing': [99.2, 20.4, 15.9, 930, 26.5],
  // Its line ends in three posts of a week.
  '/ai-studio': [103, 21.9, 17.8, 875, 20.5],
  // Beside its large pictures stand the first chapters, and the way to each, on /compare too; in its head each entry is a knot of the thread.
  '/blogs': [52, 13.2, 10.9, 455, 18],
  // Each folder names all the words of the list that it is found under, a wide one shows the first lines of its table, and what a phone leaves out of its summary is an element.
  '/resources': [46.5, 11.6, 9.8, 405, 18],
  // Its scale has five marks, as low prices have more room on it.
  '/compare': [53.8, 13.7, 11.1, 450, 21.5],
  // Of each of our bars the part that a month of a year costs stands out, and each condition of the verdict has its reason, on all four.
  '/compare/later-alternative': [54, 13.6, 11.1, 450, 19.5],
  '/compare/buffer-alternative': [57.5, 14, 11.3, 495, 19.5],
  '/compare/sprout-alternative': [52, 13.1, 10.7, 405, 19.5],
  // Each of the ten tools has a picture of its own, and each line of the list of what one has opened is a box that can be ticked, with its name; what follows from that is said in three ways.
  '/compare/hootsuite-alternative': [71, 16.5, 13.4, 628, 20],
  // Below the steps that follow an application stands what a link looks like, and that any page can be one.
  '/affiliates': [84.5, 19.4, 15.8, 640, 29.9],
  // Its questions have a picture beside them, as on its sister pages.
  '/white-label': [76.5, 17.1, 13.7, 625, 19.6],
  '/managed-service': [77.2, 17.4, 14, 666, 20.4],
  // How each answer begins stands below its question: a page of questions alone answers nothing at first sight.
  '/faq': [62.5, 14.7, 12, 430, 23.4],
  '/terms-conditions': [53.5, 14.8, 12.1, 405, 21],
  // With the table of what is kept, for what and for how long: four lines that answer what most people come for.
  '/privacy-policy': [50, 13, 11, 395, 21],
  '/cookie-policy': [57.5, 13.4, 10.9, 385, 28.5],
  '/accessibility': [46.2, 11.5, 9.6, 336, 20.5],
  '/all': [52, 13.1, 10.9, 460, 21.5],
  [ARTICLE]: [66, 17.3, 14.1, 515, 22],
};

const KB = 1000;

/** What an English article may weigh at most, brotli. The same in Spanish takes more letters, so the table's figure is higher. Its related posts are drawn at random with every build, and heavy draws came within 31 bytes of 13 KB. Bytes. */
export const ENGLISH_ARTICLE_BROTLI = 13.2 * KB;

/** The most that the styles may weigh that every page has, gzip: 11.3 KB when last weighed. Bytes. */
export const STYLES_BUDGET = 11.6 * KB;

/** The same with what a page has of its own, so all that the first paint waits for: the home page, the heaviest, has 19.9 KB. Bytes. */
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
