import { type NextRequest, NextResponse } from 'next/server';
import { type Locale, withoutLocale } from '../i18n/locales.ts';
import { isPageAddress, NOT_FOUND_PATH, parsePath } from './addresses.ts';

/** Whether a path cannot exist: no such page, or an encoding that is not text (`/blog/%ff`). */
export function isUnknownPath(pathname: string): boolean {
  try {
    return !isPageAddress(parsePath(withoutLocale(decodeURIComponent(pathname))));
  } catch {
    return true;
  }
}

/**
 * The pre-rendered not-found page with status 404. Next's own notFound() would send an empty document here, filled only by JavaScript
 * (docs/decisions/003-not-found-page.md); this way an unknown path generates and stores nothing.
 */
export function notFoundResponse(request: NextRequest, locale: Locale): NextResponse {
  return NextResponse.rewrite(new URL(`/${locale}${NOT_FOUND_PATH}`, request.url), {
    status: 404,
    headers: { 'cache-control': 'private, no-store' },
  });
}
