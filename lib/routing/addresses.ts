import { LOCALES, type Locale, localizedPath, withoutLocale } from '../i18n/locales.ts';
import { ENTRY_KINDS, type EntryKind } from '../site/collections.ts';
import { ALIASES, LANGUAGE_FILES, type LanguageFile, PAGE_PATHS, type PagePath } from '../site/pages.ts';
import { type CollectionAddress, collectionPath, entryPath, parseCollectionPath } from './collection-addresses.ts';
import { decodedPath, isSlug } from './slug.ts';

export const FEED_FORMATS = ['rss', 'atom', 'json'] as const;
export type FeedFormat = (typeof FEED_FORMATS)[number];

export const SITEMAP_SECTIONS = ['pages', ...ENTRY_KINDS] as const;
export type SitemapSection = (typeof SITEMAP_SECTIONS)[number];

export const SITE_FILES = ['/robots.txt', '/.well-known/security.txt', '/sitemap.xml'] as const;

/** The path of the pre-rendered not-found page. A direct request for it gets a 404 too. */
export const NOT_FOUND_PATH = '/404';

/** A page: one of the table, under its own name or an alias, or one that depends on the entries. */
type PageAddress = { type: 'page'; path: PagePath } | { type: 'alias'; path: PagePath } | CollectionAddress;

export type FileAddress =
  | { type: 'entryMarkdown'; kind: EntryKind; slug: string }
  | { type: 'feed'; kind: EntryKind; format: FeedFormat }
  | { type: 'languageFile'; path: LanguageFile }
  | { type: 'socialPicture'; page: PagePath };

type SiteFileAddress =
  | { type: 'siteFile'; path: (typeof SITE_FILES)[number] }
  | { type: 'sitemapPart'; section: SitemapSection; part: number };

export type Address = PageAddress | FileAddress | SiteFileAddress;

export const markdownPath = (entry: { kind: EntryKind; slug: string }): string => `${entryPath(entry)}.md`;

/** The address of a feed, without a language prefix: `/feeds/blog.rss`. */
export const feedPath = (kind: EntryKind, format: FeedFormat): string => `/feeds/${kind}.${format}`;

/** The address of the picture drawn for a page, without a language prefix: `/social/home.png`, `/social/compare-later-alternative.png`. */
export const socialPicturePath = (page: PagePath): string => `/social/${page === '/' ? 'home' : page.slice(1).replaceAll('/', '-')}.png`;

/** The path of an address in the form of a link: percent-encoded, without a language prefix. An alias becomes its page. */
export function pathOf(address: Address): string {
  switch (address.type) {
    case 'page':
    case 'alias':
    case 'languageFile':
    case 'siteFile':
      return address.path;
    case 'entryMarkdown':
      return markdownPath(address);
    case 'feed':
      return feedPath(address.kind, address.format);
    case 'socialPicture':
      return socialPicturePath(address.page);
    case 'sitemapPart':
      // Counted from 1.
      return `/sitemap/${address.section}-${address.part}.xml`;
    default:
      return collectionPath(address);
  }
}

const PATHS_OF_THEIR_OWN: readonly Address[] = [
  ...PAGE_PATHS.flatMap((path): Address[] => [
    { type: 'page', path },
    { type: 'socialPicture', page: path },
  ]),
  ...LANGUAGE_FILES.map((path): Address => ({ type: 'languageFile', path })),
  ...ENTRY_KINDS.flatMap((kind) => FEED_FORMATS.map((format): Address => ({ type: 'feed', kind, format }))),
  ...SITE_FILES.map((path): Address => ({ type: 'siteFile', path })),
];
const FIXED: ReadonlyMap<string, Address> = new Map<string, Address>([
  ...PATHS_OF_THEIR_OWN.map((address): [string, Address] => [pathOf(address), address]),
  ...[...ALIASES].map(([alias, path]): [string, Address] => [alias, { type: 'alias', path }]),
]);

const ENTRY_MARKDOWN = /^(\/.+)\.md$/;
const SITEMAP_PART = new RegExp(`^/sitemap/(${SITEMAP_SECTIONS.join('|')})-([1-9]\\d{0,3})\\.xml$`);

/** The address that a path names, or null if the site has none there. Takes a path without language prefix, decoded. */
export function parsePath(path: string): Address | null {
  const fixed = FIXED.get(path);
  if (fixed) return fixed;
  const [, section, part] = SITEMAP_PART.exec(path) ?? [];
  if (section !== undefined) return { type: 'sitemapPart', section: section as SitemapSection, part: Number(part) };
  const [, page] = ENTRY_MARKDOWN.exec(path) ?? [];
  if (page === undefined) return parseCollectionPath(path);
  const entry = parseCollectionPath(page);
  return entry?.type === 'entry' && isSlug(entry.slug) ? { type: 'entryMarkdown', kind: entry.kind, slug: entry.slug } : null;
}

const PAGE_TYPES: ReadonlySet<Address['type']> = new Set<PageAddress['type']>(['page', 'alias', 'list', 'keyword', 'entry']);

export const isPageAddress = (address: Address | null): address is PageAddress => address !== null && PAGE_TYPES.has(address.type);

export const isSiteFileAddress = (address: Address | null): address is SiteFileAddress =>
  address?.type === 'siteFile' || address?.type === 'sitemapPart';

export const isFileAddress = (address: Address | null): address is FileAddress =>
  address !== null && !isPageAddress(address) && !isSiteFileAddress(address);

const FILE_BESIDE_ROUTES = /^\/(?:favicon\.ico|icon\.svg|apple-icon\.png)$/;

/** Whether a path is beside the languages, where nothing is made from the content: an endpoint or a static file, or inside their folders. */
export const isOutsideLanguages = (path: string): boolean =>
  /^\/(?:_next|api|images|files|fonts)(?:\/|$)/.test(path) || FILE_BESIDE_ROUTES.test(path);

/** Contentful's rule for the ids of entries and assets. */
export const ITEM_ID = /^[\w.-]{1,64}$/;

/** Whether an in-app address, with or without a query and a fragment, is the same in every language: it gets no prefix. */
export function isSameInEveryLanguage(address: string): boolean {
  const path = decodedPath(address.replace(/[?#].*$/s, ''));
  return path !== null && (isOutsideLanguages(path) || isSiteFileAddress(parsePath(path)));
}

/** Whether a path requires PUBLISHES_TOKEN: the receipts of all publications, or of one item. */
export const isReceiptsPath = (path: string): boolean => /^\/api\/publishes(?:\/[\w.-]{1,64})?$/.test(path);

/** The endpoints, and a build's files for browsers; Next knows which of the latter exist. */
const ENDPOINT = new RegExp(
  `^/api/(?:revalidate(?:/tags)?|draft(?:/leave)?|health/(?:live|ready)|search/(?:${LOCALES.join('|')}))$|^/_next/static/.`,
);
/** Whether an endpoint is independent of publications. Only the search index is made from the content, like a page. */
export const isWithoutContent = (path: string): boolean => isEndpoint(path) && !path.startsWith('/api/search/');

/** Whether a path outside any language may be requested; this ignores the files in public/. */
export const isEndpoint = (path: string): boolean => ENDPOINT.test(path) || isReceiptsPath(path) || FILE_BESIDE_ROUTES.test(path);

/** Whether a path requests a page's data under a name of the framework. The page cache would take it for another page. */
export const isRouterData = (path: string): boolean => /\.rsc\/?$|\.segments?(?:\/|$)/i.test(path);

/** The router's folder for entries as Markdown: a folder's name cannot end with a parameter and `.md`. */
const MARKDOWN_FOLDER = '/markdown';
const MARKDOWN_ROUTE = new RegExp(`^${MARKDOWN_FOLDER}/([a-z]+)/([^/]+)$`);

/** The decoded path by which the router and the page cache know an address: `/es/blog/a`, `/es/markdown/blog/a`, `/sitemap.xml`. */
export function routerPath(address: Address, locale: Locale): string {
  if (isSiteFileAddress(address)) return pathOf(address);
  if (address.type === 'entryMarkdown') return `/${locale}${MARKDOWN_FOLDER}/${address.kind}/${address.slug}`;
  return `/${locale}${decodeURIComponent(pathOf(address)).replace(/^\/$/, '')}`;
}

export function parseRouterPath(path: string): { address: Address; locale: Locale } | null {
  const locale = LOCALES.find((each) => path === `/${each}` || path.startsWith(`/${each}/`));
  if (!locale) return null;
  const own = withoutLocale(path);
  const [, kindName, slug] = MARKDOWN_ROUTE.exec(own) ?? [];
  const kind = ENTRY_KINDS.find((each) => each === kindName);
  const address = kind && slug ? ({ type: 'entryMarkdown', kind, slug } as const) : parsePath(own);
  return address && { address, locale };
}

/** The public path of a router path. A path without a language stays unchanged. */
export function publicPath(path: string): string {
  const parsed = parseRouterPath(path);
  return parsed ? localizedPath(pathOf(parsed.address), parsed.locale) : path;
}

/** The last part of an address's path, which a route below a folder gets as its parameter: `blog.rss` of `/feeds/blog.rss`. */
export const fileName = (address: Address): string => pathOf(address).slice(pathOf(address).lastIndexOf('/') + 1);
