import { COLLECTIONS } from './content/collections.ts';
import { ENTRY_KINDS } from './content/types.ts';
import { DEFAULT_LOCALE, LOCALES } from './i18n/locales.ts';

/** Every page with an address of its own (SPEC.md section 2). Footer, sitemap, /all and the browser tests walk this list. */
export const PAGES = [
  '/',
  '/pricing',
  '/ai-studio',
  '/blogs',
  '/resources',
  '/compare',
  '/compare/later-alternative',
  '/compare/buffer-alternative',
  '/compare/sprout-alternative',
  '/compare/hootsuite-alternative',
  '/affiliates',
  '/white-label',
  '/managed-service',
  '/faq',
  '/terms-conditions',
  '/privacy-policy',
  '/cookie-policy',
  '/accessibility',
  '/all',
] as const;
export type PagePath = (typeof PAGES)[number];

/** Other spellings of pages, answered with 308 in every language (SPEC.md's footer, spelling as given there). */
export const ALIASES = {
  '/blog': '/blogs',
  '/blog-details': '/blogs',
  '/resource': '/resources',
  '/compare/later-alternatives': '/compare/later-alternative',
  '/compare/buffer-alternatives': '/compare/buffer-alternative',
  '/compare/sprout-social-alternatives': '/compare/sprout-alternative',
  '/compare/hootsuite-alernatives': '/compare/hootsuite-alternative',
  '/compare/hootsuite-alternatives': '/compare/hootsuite-alternative',
} as const satisfies Record<string, PagePath>;

/** Where the not-found page is pre-rendered. Asked for directly it is not found either. */
export const NOT_FOUND_PATH = '/404';

/** Addresses outside any language: files and endpoints, which the middleware leaves alone. */
const OUTSIDE_LANGUAGES = /^\/(?:_next|api|images|fonts)(?:\/|$)|^\/(?:favicon\.ico|icon\.svg|apple-icon\.png)$/;

/** Whether a path is a file or endpoint of the site rather than a page. */
export const isOutsideLanguages = (path: string) => OUTSIDE_LANGUAGES.test(path);

const LISTS = `(?:${ENTRY_KINDS.map((kind) => COLLECTIONS[kind].listPath).join('|')})`;
/** `/blogs/page/2`, `/blogs/keyword/planning`, `/blogs/keyword/planning/page/2`. */
const LIST_PAGE = new RegExp(`^${LISTS}(?=/.)(?:/keyword/[a-z0-9]+(?:-[a-z0-9]+)*)?(?:/page/[1-9]\\d{0,5})?$`);
const ENTRY_PAGE = new RegExp(`^(?:${ENTRY_KINDS.map((kind) => COLLECTIONS[kind].detailPath).join('|')})/[^/]+$`);

/** Shows the design system while developing; in production nothing stands there. */
export const STYLEGUIDE_PATH = '/styleguide';

/** Whether the site has a page here, or a place where an entry may stand. Takes a path without language prefix. */
export function isPagePath(path: string): boolean {
  if (path === STYLEGUIDE_PATH) return process.env.NODE_ENV === 'development';
  return (PAGES as readonly string[]).includes(path) || path in ALIASES || LIST_PAGE.test(path) || ENTRY_PAGE.test(path);
}

export { withoutLocale } from './i18n/locales.ts';

type Redirect = { source: string; destination: string; permanent: boolean };

/** The aliases as Next's redirects, in every language and straight to the final address. */
export function aliasRedirects(): Redirect[] {
  return inEveryLanguage(Object.entries(ALIASES));
}

/** `/blogs/page/1` as a redirect to `/blogs`: the first page of a list is the list. Likewise of a keyword's. */
export function firstPageRedirects(): Redirect[] {
  const lists = ENTRY_KINDS.flatMap((kind) => ['', '/keyword/:keyword'].map((part) => COLLECTIONS[kind].listPath + part));
  return inEveryLanguage(lists.map((list) => [`${list}/page/1`, list]));
}

function inEveryLanguage(paths: [from: string, to: string][]): Redirect[] {
  const prefixes = [['', ''], ...LOCALES.map((locale) => [`/${locale}`, locale === DEFAULT_LOCALE ? '' : `/${locale}`])];
  return prefixes.flatMap(([before, after]) =>
    paths.map(([from, to]) => ({ source: `${before}${from}`, destination: `${after}${to}`, permanent: true })),
  );
}
