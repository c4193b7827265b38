import { DEFAULT_LOCALE, LOCALES, localizedPath, withoutLocale } from '../i18n/locales.ts';
import { fileRoute } from './addresses.ts';
import { ALIASES, isPagePath } from './routes.ts';

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
  const path = withoutLocale(plain);
  if (!isPagePath(path) && !fileRoute(path)) return null;
  const locale = LOCALES.find((each) => plain.split('/')[1] === each) ?? DEFAULT_LOCALE;
  // The first page of a list is the list.
  const canonical = localizedPath(aliasOf(path) ?? path.replace(/\/page\/1$/, ''), locale);
  return canonical === pathname ? null : canonical;
}

const aliasOf = (path: string): string | undefined => (Object.hasOwn(ALIASES, path) ? ALIASES[path as keyof typeof ALIASES] : undefined);

function decoded(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}
