import { withoutLocale } from '../i18n/locales.ts';
import { isPageAddress, parsePath } from './addresses.ts';
import { decodedPath } from './slug.ts';

/** The path of this site's page that sent a request, or of the home page: it never leads to another site. */
export function pageLeft(headers: Headers): string {
  const referrer = headers.get('referer') ?? '';
  if (!URL.canParse(referrer)) return '/';
  const { host, pathname } = new URL(referrer);
  const path = decodedPath(pathname);
  return host === headers.get('host') && path !== null && isPageAddress(parsePath(withoutLocale(path))) ? pathname : '/';
}
