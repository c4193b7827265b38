import type { IncomingMessage, ServerResponse } from 'node:http';
import { LOCALES, withoutLocale } from '../i18n/locales.ts';
import { isFileAddress, isOutsideLanguages, isSiteFileAddress, parsePath } from '../routing/addresses.ts';
import { canonicalPath } from '../routing/canonical-path.ts';
import { beforeHead } from './security-headers.ts';

/** The headers that choose the language of a page without a language prefix. */
const LANGUAGE_CHOICE = 'Accept-Language, Cookie, Sec-Fetch-Site';

/** The request headers that a response depends on, besides those that the framework names. Null if it depends on none. */
export function dependsOn(url: string): string | null {
  const [path = '', query = ''] = url.split('?', 2);
  if (isOutsideLanguages(path)) return null;
  const first = path.split(/[\\/]+/)[1]?.toLowerCase();
  const address = parsePath(withoutLocale(canonicalPath(path) ?? path));
  if (isFileAddress(address) || isSiteFileAddress(address)) return null;
  if (!LOCALES.some((locale) => locale === first)) return LANGUAGE_CHOICE;
  // A stored referral sets no cookie, a new one does.
  return new URLSearchParams(query).has('ref') ? 'Cookie' : null;
}

/** Tells caches what a response depends on. The middleware cannot: the framework overwrites its Vary header (tried). */
export function sayVary({ url = '' }: Pick<IncomingMessage, 'url'>, response: ServerResponse): void {
  const names = dependsOn(url);
  if (names) beforeHead(response, () => response.setHeader('vary', [response.getHeader('vary') ?? [], names].flat().join(', ')));
}
