import { NextRequest, NextResponse } from 'next/server';
import createMiddleware from 'next-intl/middleware';
import { resolveAddress } from './lib/content/resolve-address.ts';
import { missingForPreview } from './lib/content/store/client.ts';
import { env } from './lib/env.ts';
import { isConditional, notModified } from './lib/files/conditional.ts';
import { missingFile } from './lib/files/file-response.ts';
import { readableLanguages } from './lib/i18n/accepted-languages.ts';
import { knownLocale, LOCALES, type Locale, localizedPath, withoutLocale } from './lib/i18n/locales.ts';
import { loadMessages } from './lib/i18n/messages.ts';
import { routing } from './lib/i18n/routing.ts';
import { DRAFT_COOKIE, isDraftKey } from './lib/next/draft-cookie.ts';
import {
  type Address,
  type FileAddress,
  isFileAddress,
  isOutsideLanguages,
  isSiteFileAddress,
  parsePath,
  pathOf,
  routerPath,
} from './lib/routing/addresses.ts';
import { canonicalPath } from './lib/routing/canonical-path.ts';
import type { CollectionAddress } from './lib/routing/collection-addresses.ts';
import { isUnknownPath, notFoundResponse } from './lib/routing/not-found.ts';
import { previewPath } from './lib/routing/preview-path.ts';
import { BODY_MAX_BYTES, letIn, refusedPost, TYPED_MAX_BYTES } from './lib/routing/refused-post.ts';
import { decodedPath } from './lib/routing/slug.ts';
import { COLLECTIONS, type EntryKind } from './lib/site/collections.ts';
import { COOKIES_FOR_PAGE_HEADER } from './lib/stored-pages/headers.ts';
import { keepReferral } from './lib/visitor/referral.ts';

const chooseLanguage = createMiddleware(routing);
const keepLanguage = createMiddleware({ ...routing, localeDetection: false, localeCookie: false });

export default function middleware(request: NextRequest): Response | undefined | Promise<Response | undefined> {
  const { pathname } = request.nextUrl;
  if (isSiteFileAddress(parsePath(pathname))) return unlessUnchanged(request, NextResponse.next());
  if (isOutsideLanguages(pathname)) return undefined;
  // Next has parsed and rewritten the query, spaces as pluses. After a redirect a plus in a partner's code would be read as a space.
  request.nextUrl.search = request.nextUrl.search.replaceAll('+', '%20');
  const isDraft = seesDrafts(request);
  if (request.method === 'POST') {
    const { SITE_URL } = env();
    const status = refusedPost(request.headers, new URL(SITE_URL).host, isDraft ? TYPED_MAX_BYTES : BODY_MAX_BYTES);
    if (status) return refusal(status, localeInPath(pathname));
    return route(new NextRequest(request.nextUrl, { method: 'POST', headers: letIn(request.headers, SITE_URL) }), isDraft);
  }
  return route(request, isDraft);
}

/** The target of an accepted request. */
function route(request: NextRequest, isDraft: boolean): Response | Promise<Response> {
  const { pathname } = request.nextUrl;
  const canonical = canonicalPath(pathname);
  if (canonical !== null) return redirectTo(canonical, request);
  const locale = localeInPath(pathname);
  const address = addressAt(pathname);
  if (isFileAddress(address)) return file(request, address, locale);
  // The link that opened the preview names an editor's language.
  const localized = isDraft ? keepLanguage(request) : localize(request);
  const answer = (response: NextResponse) => sharedAsItMay(keepReferral(request, response, env()));
  if (isUnknownPath(pathname)) return answer(notFoundResponse(request, localeOf(request, localized)));
  if (isDraft) return address?.type === 'entry' ? preview(request, address, locale) : answer(localized);
  if (address?.type !== 'entry' && address?.type !== 'keyword' && address?.type !== 'list') return answer(localized);
  return answer(redirectIfMoved(request, address, localized) ?? localized);
}

/** Whether an editor in draft mode sends the request. A forged cookie does not count. */
const seesDrafts = ({ cookies }: NextRequest): boolean =>
  isDraftKey(cookies.get(DRAFT_COOKIE)?.value) && missingForPreview(env()).length === 0;

/** The draft page of an entry, published or not, at the entry's own address. */
const preview = ({ url, headers }: NextRequest, { kind, slug }: { kind: EntryKind; slug: string }, locale: Locale): NextResponse =>
  NextResponse.rewrite(new URL(previewPath(locale, kind, slug), url), { request: { headers } });

/** The address that a path names, in any language form. */
function addressAt(pathname: string): Address | null {
  const path = decodedPath(pathname);
  return path === null ? null : parsePath(withoutLocale(path));
}

/** A file in a language. Without this check, the file of a missing entry would be made in vain. */
function file(request: NextRequest, address: FileAddress, locale: Locale): Response | Promise<Response> {
  const presence = resolveAddress(address, locale);
  if (typeof presence === 'object') return moved(presence.movedTo, locale, request, 308);
  if (presence === 'missing') return missingFile();
  return unlessUnchanged(request, NextResponse.rewrite(new URL(routerPath(address, locale), request.url)));
}

/** Redirects to the name in the requested or chosen language, or a missing entry or keyword to its list, without caching. */
function redirectIfMoved(request: NextRequest, address: CollectionAddress, localized: NextResponse): NextResponse | null {
  const locale = localeOf(request, localized);
  const presence = resolveAddress(address, locale);
  if (presence === 'present') return null;
  if (typeof presence === 'object') return moved(presence.movedTo, locale, request, localized.headers.has('location') ? 307 : 308);
  return NextResponse.redirect(new URL(localizedPath(COLLECTIONS[address.kind].listPath, locale), request.url), 307);
}

/** A redirect to the current address of an entry, which an editor may change: it is not cached. */
function moved(to: Address, locale: Locale, request: NextRequest, status: 307 | 308): NextResponse {
  const url = new URL(localizedPath(pathOf(to), locale) + request.nextUrl.search, request.url);
  return NextResponse.redirect(url, { status, headers: { 'cache-control': 'private, no-store' } });
}

/** To the canonical spelling, slug included, and, without a language prefix, to the visitor's language: in one hop. */
function redirectTo(canonical: string, request: NextRequest): NextResponse {
  const target = new URL(canonical + request.nextUrl.search, request.url);
  const address = addressAt(canonical);
  const keepsLanguage = languageNamed(request.nextUrl.pathname) !== null || isFileAddress(address);
  const chosen = keepsLanguage ? null : localize(new NextRequest(target, { headers: request.headers }));
  const redirect = chosen?.headers.has('location') ? chosen : NextResponse.redirect(target, 308);
  if (address?.type !== 'entry' && address?.type !== 'entryMarkdown') return sharedAsItMay(redirect);
  const locale = localeInPath(new URL(redirect.headers.get('location') as string).pathname);
  const presence = resolveAddress(address, locale);
  return typeof presence === 'object' ? moved(presence.movedTo, locale, request, redirect.status as 307 | 308) : sharedAsItMay(redirect);
}

function unlessUnchanged(request: NextRequest, file: NextResponse): Response | Promise<Response> {
  if (!isConditional(request)) return file;
  return notModified(request, request.nextUrl.pathname).then((unchanged) => unchanged ?? file);
}

function localize(request: NextRequest): NextResponse {
  // A link of the site names its language: a visitor who follows a link to the English page wants English, with or without scripts.
  if (request.headers.get('sec-fetch-site') === 'same-origin' || request.method === 'POST') return keepLanguage(request);
  // The language switch stores a choice; next-intl would store every visit and make the page uncacheable.
  return withoutCookies(chooseLanguage(withReadableLanguages(request)));
}

function withReadableLanguages(request: NextRequest): NextRequest {
  const languages = request.headers.get('accept-language');
  const readable = languages === null ? null : readableLanguages(languages);
  if (readable === languages) return request;
  const headers = new Headers(request.headers);
  if (readable === null) headers.delete('accept-language');
  else headers.set('accept-language', readable);
  return new NextRequest(request.nextUrl, { headers });
}

// A copy: the response's own cookie jar would restore deleted headers.
function withoutCookies({ body, status, headers }: NextResponse): NextResponse {
  const kept = new Headers(headers);
  kept.delete('set-cookie');
  kept.delete(COOKIES_FOR_PAGE_HEADER);
  return new NextResponse(body, { status, headers: kept });
}

/** The language that next-intl chose: the one it redirects to, else the path's own. */
const localeOf = (request: NextRequest, localized: NextResponse): Locale =>
  localeInPath(new URL(localized.headers.get('location') ?? request.url).pathname);

/** A message for the refused visitor: their browser shows nothing else. */
async function refusal(status: 403 | 413, locale: Locale): Promise<NextResponse> {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'content-language': locale, 'cache-control': 'no-store' };
  const { problem } = await loadMessages(locale);
  return new NextResponse(problem.refused[status], { status, headers });
}

const localeInPath = (pathname: string): Locale => knownLocale(pathname.split('/')[1]);

/** How long a browser caches a redirect to the canonical spelling. Seconds. */
const SPELLING_MAX_AGE_S = 3600;

/** Without these rules a shared cache would keep a pre-rendered page with one visitor's cookie or language for all. */
function sharedAsItMay(response: NextResponse): NextResponse {
  const { headers, status } = response;
  if (headers.has('set-cookie') || (headers.has('location') && status !== 308)) headers.set('cache-control', 'private, no-store');
  else if (status === 308 && !headers.has('cache-control')) headers.set('cache-control', `public, max-age=${SPELLING_MAX_AGE_S}`);
  return response;
}

/** The language that a path names, in any spelling. */
function languageNamed(pathname: string): Locale | null {
  const first = pathname.split(/[\\/]+/)[1]?.toLowerCase();
  return LOCALES.find((locale) => locale === first) ?? null;
}

export const config = { runtime: 'nodejs', matcher: '/((?!_next/).*)' };
