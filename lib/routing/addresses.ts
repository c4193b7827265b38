import { LOCALES, localizedPath, withoutLocale } from '../i18n/locales.ts';
import { COLLECTIONS, ENTRY_KINDS, type EntryKind, entryPath } from '../site/collections.ts';

/** Feeds of each kind: RSS 2.0, Atom and JSON Feed. */
export const FEED_FORMATS = ['rss', 'atom', 'json'] as const;
export type FeedFormat = (typeof FEED_FORMATS)[number];

export const FEED_TYPES: Record<FeedFormat, string> = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
};
export const MARKDOWN_TYPE = 'text/markdown';

/** Files of the site in a language, each at its own address: `/llms.txt`, `/es/llms.txt`. */
export const LANGUAGE_FILES = ['/llms.txt', '/llms-full.txt', '/pricing.json', '/pricing.md', '/manifest.webmanifest'] as const;
export type LanguageFile = (typeof LANGUAGE_FILES)[number];

/** The address of a feed, without a language prefix: `/feeds/blog.rss`. */
export const feedPath = (kind: EntryKind, format: FeedFormat) => `/feeds/${kind}.${format}`;

/** Every feed's address, without a language prefix. */
export const FEED_PATHS: readonly string[] = ENTRY_KINDS.flatMap((kind) => FEED_FORMATS.map((format) => feedPath(kind, format)));

/** The address of an entry as Markdown, without a language prefix: its page's with `.md`. */
export const markdownPath = (entry: { kind: EntryKind; slug: string }) => `${entryPath(entry)}.md`;

/** The other forms of a page by media type, as links for its head; addresses without a language prefix. */
export function pageFiles(path: string): Record<string, { url: LanguageFile }[]> {
  if (path === '/pricing') return { 'application/json': [{ url: '/pricing.json' }], [MARKDOWN_TYPE]: [{ url: '/pricing.md' }] };
  if (path === '/') return { 'text/plain': [{ url: '/llms.txt' }, { url: '/llms-full.txt' }] };
  return {};
}

const DRAWN_PICTURE = /^\/social\/[a-z-]+\.png$/;
const ENTRY_MARKDOWN = new RegExp(
  `^(${ENTRY_KINDS.map((kind) => COLLECTIONS[kind].detailPath).join('|')})/([a-z0-9]+(?:-[a-z0-9]+)*)\\.md$`,
);
/** Where the router keeps entries as Markdown: a folder's name cannot end with a changing slug and `.md`. */
const MARKDOWN_ROUTE = '/markdown';

/** The router's path of a file in a language, below the language: its own, or an entry's Markdown. Null where no file can stand. */
export function fileRoute(path: string): string | null {
  if ((LANGUAGE_FILES as readonly string[]).includes(path) || FEED_PATHS.includes(path) || DRAWN_PICTURE.test(path)) return path;
  const [, detailPath, slug] = ENTRY_MARKDOWN.exec(path) ?? [];
  const kind = ENTRY_KINDS.find((each) => COLLECTIONS[each].detailPath === detailPath);
  return kind ? `${MARKDOWN_ROUTE}/${kind}/${slug}` : null;
}

/** The address at which visitors ask for what the router calls `/es/blog/a`, `/es/markdown/blog/a` or `/sitemap.xml`. */
export function addressOf(routerPath: string): string {
  const locale = LOCALES.find((each) => routerPath === `/${each}` || routerPath.startsWith(`/${each}/`));
  if (!locale) return routerPath;
  const path = withoutLocale(routerPath);
  const [, kindName, slug] = /^\/markdown\/([a-z]+)\/(.+)$/.exec(path) ?? [];
  const kind = ENTRY_KINDS.find((each) => each === kindName);
  return localizedPath(kind && slug ? markdownPath({ kind, slug }) : path, locale);
}
