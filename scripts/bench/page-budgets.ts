import { readFileSync } from 'node:fs';
import { LOCALES, type Locale, localizedPath } from '../../lib/i18n/locales.ts';
import { PAGES, type PagePath } from '../../lib/site/pages.ts';
import { builtPage, weigh } from './page-weight.ts';

/** An article with a picture, a table and pieces of code, measured like the pages. */
export const ARTICLE = '/blog/plan-a-week-of-posts-in-an-afternoon';

type PageKind = 'home' | 'page' | 'tool page' | 'list' | 'article' | 'legal';

/** Bytes of the HTML (brotli), of its data for React and of its render-blocking styles (gzip); and the number of elements. */
const FIGURES = ['html', 'flight', 'styles', 'elements'] as const;
type Weight = Record<(typeof FIGURES)[number], number>;

export const BUDGETS_FILE = new URL('page-budgets.json', import.meta.url);

/** Maximum weight of a page by kind. `npm run bench -- pages --raise` rewrites them. */
const BUDGETS: Readonly<Record<PageKind, Weight>> = JSON.parse(readFileSync(BUDGETS_FILE, 'utf8'));

/** Room for future text above the weight of the heaviest page of a kind. */
const ROOM = 1.15;

/** Maximum weight of the scripts of any page: bytes, gzip. An empty page of this stack has 135 KB. */
export const SCRIPTS_BUDGET = 158_000;

/** The same with the scripts that its controls and its links load on use. */
export const LATE_SCRIPTS_BUDGET = 190_000;

/** Maximum weight of the fonts of a page's first screen: bytes. */
export const FONTS_BUDGET = 58_000;

const LISTS: readonly PagePath[] = ['/blogs', '/resources', '/compare', '/all'];

/** The kind of a page of the site. A new page is a `page` unless this table names it. */
function kindOf(page: (typeof PAGES)[number]): PageKind {
  if (page.path === '/') return 'home';
  if (LISTS.includes(page.path)) return 'list';
  if (page.path.startsWith('/compare/')) return 'tool page';
  return 'footer' in page && page.footer[0] === 'legal' ? 'legal' : 'page';
}

export const BUDGETED: readonly { path: string; locale: Locale; kind: PageKind }[] = [
  ...PAGES.map((page) => ({ path: page.path as string, kind: kindOf(page) })),
  { path: ARTICLE, kind: 'article' as const },
].flatMap((page) => LOCALES.map((locale) => ({ ...page, locale })));

type WeighedPage = (typeof BUDGETED)[number] & { weight: Weight };

export const weightsOfBuild = (): WeighedPage[] =>
  BUDGETED.map((page) => {
    const { brotli, flight, styles, elements } = weigh(builtPage(page.path, page.locale));
    return { ...page, weight: { html: brotli, flight, styles, elements } };
  });

/** The exceeded budgets, a line for each figure of each page: the page, the amount, and the command that raises it. */
export const overBudget = (pages: readonly WeighedPage[]): string[] =>
  pages.flatMap(({ path, locale, kind, weight }) =>
    FIGURES.filter((figure) => weight[figure] > BUDGETS[kind][figure]).map(
      (figure) =>
        `${localizedPath(path, locale)}: ${figure} ${weight[figure]}, budget of a ${kind} ${BUDGETS[kind][figure]}. If the page is worth it: npm run bench -- pages --raise`,
    ),
  );

/** Budgets with room above the weight of the heaviest page of each kind. */
export const budgetsOf = (pages: readonly WeighedPage[]): Record<string, Weight> =>
  Object.fromEntries(
    [...Map.groupBy(pages, ({ kind }) => kind)].map(([kind, all]) => {
      const most = FIGURES.map((figure) => [figure, Math.ceil(Math.max(...all.map(({ weight }) => weight[figure])) * ROOM)]);
      return [kind, Object.fromEntries(most)];
    }),
  );
