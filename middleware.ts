import { type NextRequest, NextResponse } from 'next/server';
import createMiddleware from 'next-intl/middleware';
import { env } from './lib/env.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from './lib/i18n/locales.ts';
import { routing } from './lib/i18n/routing.ts';
import { isUnknownPath, notFoundResponse } from './lib/not-found.ts';
import { keepReferral } from './lib/referral.ts';
import { isOutsideLanguages } from './lib/routes.ts';

const chooseLanguage = createMiddleware(routing);
const keepLanguage = createMiddleware({ ...routing, localeDetection: false, localeCookie: false });

export default function middleware(request: NextRequest): NextResponse | undefined {
  const { pathname } = request.nextUrl;
  if (isOutsideLanguages(pathname)) return undefined;
  const localized = localize(request);
  if (isUnknownPath(pathname)) return notFoundResponse(request, localeOf(request, localized));
  return neverShared(keepReferral(request, localized, env().COOKIE_DOMAIN));
}

function localize(request: NextRequest): NextResponse {
  // A link of the site names its language: whoever follows one to the English page wants English, script or no script.
  if (request.headers.get('sec-fetch-site') === 'same-origin') return keepLanguage(request);
  // The language switch stores a choice; next-intl would store every visit, and make the page uncacheable by it.
  return withoutCookies(chooseLanguage(request));
}

// A copy: the response's own cookie jar would put back what is deleted from its headers.
function withoutCookies({ body, status, headers }: NextResponse): NextResponse {
  const kept = new Headers(headers);
  kept.delete('set-cookie');
  kept.delete('x-middleware-set-cookie');
  return new NextResponse(body, { status, headers: kept });
}

/** The language that next-intl chose: the one it redirects to, else the path's own. */
function localeOf(request: NextRequest, localized: NextResponse): Locale {
  const [, first] = new URL(localized.headers.get('location') ?? request.url).pathname.split('/');
  return LOCALES.find((locale) => locale === first) ?? DEFAULT_LOCALE;
}

// A pre-rendered page keeps its s-maxage otherwise, and a shared cache would hand one visitor's cookie or language to all.
function neverShared(response: NextResponse): NextResponse {
  const personal = response.headers.has('set-cookie') || response.headers.has('location');
  if (personal) response.headers.set('cache-control', 'private, no-store');
  return response;
}

export const config = { runtime: 'nodejs', matcher: '/((?!_next/).*)' };
