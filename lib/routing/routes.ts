import { COLLECTIONS, ENTRY_KINDS } from '../site/collections.ts';

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

/** Other names of pages, answered with 308 in every language (SPEC.md's footer, spelling as given there). */
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

/** Files of the whole site, made from its content. */
const SITE_FILES = new RegExp(`^/(?:robots\\.txt|sitemap\\.xml|sitemap/(?:pages|${ENTRY_KINDS.join('|')})-[1-9]\\d{0,3}\\.xml)$`);

/** Whether a path is that of a file which is the same in every language. */
export const isSiteFile = (path: string) => SITE_FILES.test(path);

/** Whether a path is a file or endpoint of the site rather than a page. */
export const isOutsideLanguages = (path: string) => OUTSIDE_LANGUAGES.test(path);

const LISTS = `(?:${ENTRY_KINDS.map((kind) => COLLECTIONS[kind].listPath).join('|')})`;
/** `/blogs/page/2`, `/blogs/keyword/planning`, `/blogs/keyword/planning/page/2`. */
const LIST_PAGE = new RegExp(`^${LISTS}(?=/.)(?:/keyword/[a-z0-9]+(?:-[a-z0-9]+)*)?(?:/page/[1-9]\\d{0,5})?$`);
const ENTRY_PAGE = new RegExp(`^(?:${ENTRY_KINDS.map((kind) => COLLECTIONS[kind].detailPath).join('|')})/[^/.]+$`);

/** Shows the design system while developing; in production nothing stands there. */
export const STYLEGUIDE_PATH = '/styleguide';

/** Whether the site has a page here, or a place where an entry may stand. Takes a path without language prefix. */
export function isPagePath(path: string): boolean {
  if (path === STYLEGUIDE_PATH) return process.env.NODE_ENV === 'development';
  return (PAGES as readonly string[]).includes(path) || path in ALIASES || LIST_PAGE.test(path) || ENTRY_PAGE.test(path);
}

export { withoutLocale } from '../i18n/locales.ts';
