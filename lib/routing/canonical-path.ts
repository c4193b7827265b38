import { DEFAULT_LOCALE, LOCALES, localizedPath, withoutLocale } from '../i18n/locales.ts';
import { isSiteFileAddress, parsePath, pathOf } from './addresses.ts';
import { decodedPath, isSlug } from './slug.ts';

/** The characters of addresses of pages and files, except slugs. A path with other characters is not a misspelling of one. */
const PLAIN = /^[a-z0-9/._-]+$/;

/**
 * The canonical spelling of an address: no trailing or doubled slashes, lower case, no prefix of the default language, the page's own name;
 * a slug keeps its case. Null if it is canonical already, or unknown. The catalogue knows an entry's spelling
 * (lib/content/resolve-address.ts).
 */
export function canonicalPath(pathname: string): string | null {
  const path = decodedPath(pathname)
    ?.replace(/[\\/]+/g, '/')
    .replace(/(?<=.)\/$/, '');
  if (!path) return null;
  const lower = path.toLowerCase();
  const address = parsePath(withoutLocale(lower));
  if (!address || isSiteFileAddress(address)) return null;
  const locale = LOCALES.find((each) => lower.split('/')[1] === each) ?? DEFAULT_LOCALE;
  if (address.type !== 'entry' && address.type !== 'entryMarkdown') {
    // An alias is built as its page, the first page of a list as the list.
    return PLAIN.test(lower) ? unlessSame(localizedPath(pathOf(address), locale), pathname) : null;
  }
  const name = path.slice(path.lastIndexOf('/') + 1).normalize('NFC');
  const slug = address.type === 'entryMarkdown' ? name.slice(0, -'.md'.length) : name;
  return isSlug(slug) ? unlessSame(localizedPath(pathOf({ ...address, slug }), locale), pathname) : null;
}

const unlessSame = (canonical: string, pathname: string) => (canonical === pathname ? null : canonical);
