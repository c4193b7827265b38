import { type NextRequest, NextResponse } from 'next/server';
import { type Locale, withoutLocale } from '../i18n/locales.ts';
import { isPageAddress, NOT_FOUND_PATH, parsePath } from './addresses.ts';
import { decodedPath } from './slug.ts';

/** Whether a path cannot exist: no such page, or an encoding that is not text (`/blog/%ff`). */
export function isUnknownPath(pathname: string): boolean {
  const path = decodedPath(pathname);
  return path === null || !isPageAddress(parsePath(withoutLocale(path)));
}

/** The pre-rendered not-found page: Next's own would be an empty document (docs/decisions/003-not-found-page.md). */
export function notFoundResponse(request: NextRequest, locale: Locale): NextResponse {
  return NextResponse.rewrite(new URL(`/${locale}${NOT_FOUND_PATH}`, request.url), {
    status: 404,
    headers: { 'cache-control': 'private, no-store' },
  });
}
