import { type NextRequest, NextResponse } from 'next/server';
import { type Locale, withoutLocale } from '../i18n/locales.ts';
import { isPageAddress, NOT_FOUND_PATH, parsePath } from './addresses.ts';

/** Whether nothing can stand at this path: no such page, or an encoding that is no text (`/blog/%ff`). */
export function isUnknownPath(pathname: string): boolean {
  try {
    return !isPageAddress(parsePath(withoutLocale(decodeURIComponent(pathname))));
  } catch {
    return true;
  }
}

/**
 * The pre-rendered not-found page with status 404. Next's own notFound() would send an empty document here, filled by JavaScript
 * only (docs/decisions/003-not-found-page.md); this way nothing is generated or stored for the unknown path.
 */
export function notFoundResponse(request: NextRequest, locale: Locale): NextResponse {
  return NextResponse.rewrite(new URL(`/${locale}${NOT_FOUND_PATH}`, request.url), {
    status: 404,
    headers: { 'cache-control': 'private, no-store' },
  });
}
