import { withoutLocale } from '../i18n/locales.ts';
import { isPageAddress, parsePath } from './addresses.ts';
import { decodedPath } from './slug.ts';

/** The path of the page of this site that a request was sent from, or of the home page: what another site says is never gone to. */
export function pageLeft(headers: Headers): string {
  const referrer = headers.get('referer') ?? '';
  if (!URL.canParse(referrer)) return '/';
  const { host, pathname } = new URL(referrer);
  const path = decodedPath(pathname);
  return host === headers.get('host') && path !== null && isPageAddress(parsePath(withoutLocale(path))) ? pathname : '/';
}
