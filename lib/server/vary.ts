import type { IncomingMessage, ServerResponse } from 'node:http';
import { LOCALES, withoutLocale } from '../i18n/locales.ts';
import { isFileAddress, isOutsideLanguages, isSiteFileAddress, parsePath } from '../routing/addresses.ts';
import { canonicalPath } from '../routing/canonical-path.ts';
import { beforeHead } from './security-headers.ts';

/** What chooses the language of a page whose address names none. */
const LANGUAGE_CHOICE = 'Accept-Language, Cookie, Sec-Fetch-Site';

/** The request headers that an answer depends on, beside those that the framework names itself. Null where it depends on none. */
export function dependsOn(url: string): string | null {
  const [path = '', query = ''] = url.split('?', 2);
  if (isOutsideLanguages(path)) return null;
  const first = path.split(/[\\/]+/)[1]?.toLowerCase();
  const address = parsePath(withoutLocale(canonicalPath(path) ?? path));
  if (!LOCALES.some((locale) => locale === first) && !isFileAddress(address) && !isSiteFileAddress(address)) return LANGUAGE_CHOICE;
  // A referral that is stored already sets no cookie, a new one does.
  return isFileAddress(address) || isSiteFileAddress(address) || !new URLSearchParams(query).has('ref') ? null : 'Cookie';
}

/**
 * Tells the caches in between what an answer depends on. Here and not in the middleware: the framework writes its own Vary header over the one
 * that the middleware sets (tried).
 */
export function sayVary({ url = '' }: Pick<IncomingMessage, 'url'>, response: ServerResponse): void {
  const names = dependsOn(url);
  if (names) beforeHead(response, () => response.setHeader('vary', [response.getHeader('vary') ?? [], names].flat().join(', ')));
}
