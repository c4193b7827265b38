import { LOCALES, localizedPath } from '../../lib/i18n/locales.ts';
import { FEED_FORMATS, feedPath, isPageAddress, parsePath } from '../../lib/routing/addresses.ts';
import { ENTRY_KINDS } from '../../lib/site/collections.ts';
import { LANGUAGE_FILES } from '../../lib/site/pages.ts';

/** Whether the site has a page at this path, or a place where an entry may stand. */
export const isPagePath = (path: string): boolean => isPageAddress(parsePath(path));

/** Every feed's address, without a language prefix. */
export const FEED_PATHS: readonly string[] = ENTRY_KINDS.flatMap((kind) => FEED_FORMATS.map((format) => feedPath(kind, format)));

/** A path in each language. */
export const inEachLanguage = (path: string) => LOCALES.map((locale) => localizedPath(path, locale));

export const SITEMAP_PARTS: readonly string[] = ['/sitemap/pages-1.xml', ...ENTRY_KINDS.map((kind) => `/sitemap/${kind}-1.xml`)];

/** Every file for machines except the entries' own. */
export const MACHINE_FILES: readonly string[] = [
  ...['/robots.txt', '/sitemap.xml', '/.well-known/security.txt', ...SITEMAP_PARTS],
  ...[...LANGUAGE_FILES, ...FEED_PATHS].flatMap(inEachLanguage),
];
