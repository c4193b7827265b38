import { NextRequest, NextResponse } from 'next/server';
import createMiddleware from 'next-intl/middleware';
import { env } from './lib/env.ts';
import { isConditional, notModified } from './lib/files/conditional.ts';
import { knownLocale, LOCALES, type Locale, withoutLocale } from './lib/i18n/locales.ts';
import { loadMessages } from './lib/i18n/messages.ts';
import { routing } from './lib/i18n/routing.ts';
import { COOKIES_FOR_PAGE_HEADER } from './lib/next/headers.ts';
import { isFileAddress, isOutsideLanguages, isSiteFileAddress, parsePath, routerPath } from './lib/routing/addresses.ts';
import { canonicalPath } from './lib/routing/canonical-path.ts';
import { isUnknownPath, notFoundResponse } from './lib/routing/not-found.ts';
import { refusedPost } from './lib/routing/refused-post.ts';
import { keepReferral } from './lib/visitor/referral.ts';

const chooseLanguage = createMiddleware(routing);
const keepLanguage = createMiddleware({ ...routing, localeDetection: false, localeCookie: false });

export default function middleware(request: NextRequest): Response | undefined | Promise<Response> {
  const { pathname } = request.nextUrl;
  if (isSiteFileAddress(parsePath(pathname))) return unlessUnchanged(request, NextResponse.next());
  if (isOutsideLanguages(pathname)) return undefined;
  if (request.method === 'POST') {
    const status = refusedPost(request.headers, [request.headers.get('host'), new URL(env().SITE_URL).host]);
    if (status) return refusal(status, localeInPath(pathname));
  }
  const canonical = canonicalPath(pathname);
  if (canonical !== null) return redirectTo(canonical, request);
  const locale = localeInPath(pathname);
  const address = parsePath(withoutLocale(pathname));
  if (isFileAddress(address)) return unlessUnchanged(request, NextResponse.rewrite(new URL(routerPath(address, locale), request.url)));
  const localized = localize(request);
  const answer = isUnknownPath(pathname) ? notFoundResponse(request, localeOf(request, localized)) : localized;
  return neverShared(keepReferral(request, answer, env()));
}

/** To the right spelling of an address and, where that names no language, to the visitor's: in one hop. */
function redirectTo(canonical: string, request: NextRequest): NextResponse {
  const target = new URL(canonical + request.nextUrl.search, request.url);
  const namesLanguage = LOCALES.some((locale) => request.nextUrl.pathname.split(/[\\/]+/)[1]?.toLowerCase() === locale);
  const chosen =
    namesLanguage || isFileAddress(parsePath(withoutLocale(canonical)))
      ? null
      : localize(new NextRequest(target, { headers: request.headers }));
  if (chosen?.headers.has('location')) return neverShared(chosen);
  return NextResponse.redirect(target, 308);
}

function unlessUnchanged(request: NextRequest, file: NextResponse): Response | Promise<Response> {
  if (!isConditional(request)) return file;
  return notModified(request, request.nextUrl.pathname).then((unchanged) => unchanged ?? file);
}

function localize(request: NextRequest): NextResponse {
  // A link of the site names its language: whoever follows one to the English page wants English, script or no script.
  if (request.headers.get('sec-fetch-site') === 'same-origin' || request.method === 'POST') return keepLanguage(request);
  // The language switch stores a choice; next-intl would store every visit, and make the page uncacheable by it.
  return withoutCookies(chooseLanguage(request));
}

// A copy: the response's own cookie jar would put back what is deleted from its headers.
function withoutCookies({ body, status, headers }: NextResponse): NextResponse {
  const kept = new Headers(headers);
  kept.delete('set-cookie');
  kept.delete(COOKIES_FOR_PAGE_HEADER);
  return new NextResponse(body, { status, headers: kept });
}

/** The language that next-intl chose: the one it redirects to, else the path's own. */
function localeOf(request: NextRequest, localized: NextResponse): Locale {
  return localeInPath(new URL(localized.headers.get('location') ?? request.url).pathname);
}

/** In words, for the person who was turned away: their browser shows nothing else. */
async function refusal(status: 403 | 413, locale: Locale): Promise<NextResponse> {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'content-language': locale, 'cache-control': 'no-store' };
  const { problem } = await loadMessages(locale);
  return new NextResponse(problem.refused[status], { status, headers });
}

function localeInPath(pathname: string): Locale {
  return knownLocale(pathname.split('/')[1]);
}

// A pre-rendered page keeps its s-maxage otherwise, and a shared cache would hand one visitor's cookie or language to all.
function neverShared(response: NextResponse): NextResponse {
  const personal = response.headers.has('set-cookie') || response.headers.has('location');
  if (personal) response.headers.set('cache-control', 'private, no-store');
  return response;
}

export const config = { runtime: 'nodejs', matcher: '/((?!_next/).*)' };
