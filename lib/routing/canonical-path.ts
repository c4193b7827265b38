import { DEFAULT_LOCALE, LOCALES, localizedPath, withoutLocale } from '../i18n/locales.ts';
import { isSiteFileAddress, parsePath, pathOf } from './addresses.ts';

/** What the addresses of pages and files are spelled with. Whatever holds more is no misspelling of one. */
const PLAIN = /^[a-z0-9/._-]+$/;

/**
 * Where a differently spelled address leads: without trailing or doubled slashes, in lower case, without the prefix of the default
 * language, under the page's own name. Null where the address is right already, or where nothing stands there either way.
 */
export function canonicalPath(pathname: string): string | null {
  const plain = decoded(pathname)
    ?.replace(/[\\/]+/g, '/')
    .replace(/(?<=.)\/$/, '')
    .toLowerCase();
  if (!plain || !PLAIN.test(plain)) return null;
  const address = parsePath(withoutLocale(plain));
  if (!address || isSiteFileAddress(address)) return null;
  const locale = LOCALES.find((each) => plain.split('/')[1] === each) ?? DEFAULT_LOCALE;
  // An alias is built as its page, the first page of a list as the list.
  const canonical = localizedPath(pathOf(address), locale);
  return canonical === pathname ? null : canonical;
}

function decoded(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}
