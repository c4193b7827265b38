import { isUnknownPath } from './not-found.ts';

/** The path of this site's page that sent a request, or of the home page: it never leads to another site. */
export function pageLeft(headers: Headers): string {
  const referrer = headers.get('referer') ?? '';
  if (!URL.canParse(referrer)) return '/';
  const { host, pathname } = new URL(referrer);
  return host === headers.get('host') && !isUnknownPath(pathname) ? pathname : '/';
}
