import type { NextRequest, NextResponse } from 'next/server';

/** The cookies of a visitor's origin, for the affiliate programme. All are kept for one year (docs/decisions/035-two-figures-differ.md). */
export const REFERRAL_COOKIES = { ref: 'ref', createdAt: 'ref_created_at', referrer: 'ref_referrer', landing: 'ref_landing' } as const;
export const REFERRAL_MAX_AGE_S = 365 * 24 * 60 * 60;

/**
 * 1 to 128 visible characters, with plain spaces between them. U+FFFD stands for bytes that are lost. Of the invisible characters (DI) only
 * variation selectors (VS) are allowed, beside a visible one: a red heart ends in one.
 */
export const REFERRAL_CODE = /^(?=.*[^\p{DI} ])(?:[^\p{C}\p{Z}\p{DI}\uFFFD]|\p{VS}| ){1,128}$/u;
/** Spaces at the ends, and characters that copying from a page or a chat leaves there. */
export const CODE_ENDS = /^[\s\u00AD\u200B\u200E\u200F\u2060]+|[\s\u00AD\u200B\u200E\u200F\u2060]+$/g;
/** For 128 characters of any script but emoji, percent-encoded. Bytes. */
const CODE_MAX_BYTES = 9 * 128;
/** All four cookies as a browser sends them. A link decides their content, and nginx answers 400 if they fill its 8 KB. Bytes. */
const COOKIES_MAX_BYTES = 1500;

export type Referral = Record<keyof typeof REFERRAL_COOKIES, string>;

/** The code in a received text, without spaces at its ends. Null if it is invalid. */
export function referralCode(text: string | null | undefined): string | null {
  const code = (text ?? '').replace(CODE_ENDS, '');
  return REFERRAL_CODE.test(code) && encodedBytes(code) <= CODE_MAX_BYTES ? code : null;
}

/** What to store of a visit: null without a valid `ref`, or with one stored. In `url` a plus is literal (`?ref=anna+shop@example.com`). */
export function newReferral(url: URL, stored: string | undefined, referrer: string | null, now: Date): Referral | null {
  const ref = referralCode(new URLSearchParams(url.search.replaceAll('+', '%2B')).get(REFERRAL_COOKIES.ref));
  if (ref === null || referralCode(stored) !== null) return null;
  const known = { ref, createdAt: now.toISOString() };
  const room = COOKIES_MAX_BYTES - cookieBytes({ ...known, referrer: '', landing: '' });
  const from = addressIn(referrer);
  const landing = cutTo(url.href, room - Math.min(encodedBytes(from), Math.floor(room / 2)));
  return { ...known, referrer: cutTo(from, room - encodedBytes(landing)), landing };
}

/** The referral in the cookies, or null without a valid code. A visitor can send anything, so its values are limited. */
export function storedReferral(cookie: (name: string) => string | undefined): Referral | null {
  const value = (field: keyof Referral) => cookie(REFERRAL_COOKIES[field]) ?? '';
  const ref = referralCode(value('ref'));
  if (ref === null) return null;
  const createdAt = /^\d{4}-\d\d-\d\d(?:T[\d:.]{1,20}Z)?$/.test(value('createdAt')) ? value('createdAt') : '';
  const address = (field: 'referrer' | 'landing') => cutTo(addressIn(value(field)), COOKIES_MAX_BYTES);
  return { ref, createdAt, referrer: address('referrer'), landing: address('landing') };
}

/** Writes out each plus in a code: Next re-encodes queries, and then a plus and a space are the same. */
export function withPlusesWrittenOut(url: string): string {
  const [path = '', ...query] = url.split('?');
  if (!query.some((part) => part.includes('+'))) return url;
  const isCode = (pair: string) => new URLSearchParams(pair).has(REFERRAL_COOKIES.ref);
  const pairs = query.join('?').split('&');
  return `${path}?${pairs.map((pair) => (isCode(pair) ? pair.replaceAll('+', '%2B') : pair)).join('&')}`;
}

/** An address in plain ASCII, as the URL standard writes it; empty if invalid. */
const addressIn = (text: string | null) => URL.parse(text ?? '')?.href ?? '';

const encodedBytes = (text: string) => encodeURIComponent(text).length;

const cookieBytes = (referral: Referral) =>
  Object.entries(REFERRAL_COOKIES)
    .map(([field, name]) => `${name}=${encodeURIComponent(referral[field as keyof Referral])}`)
    .join('; ').length;

/** The longest beginning of an ASCII address that is at most `bytes` long when it is percent-encoded. No escape is cut in two. */
function cutTo(address: string, bytes: number): string {
  const encoded = encodeURIComponent(address);
  if (encoded.length <= bytes) return address;
  const withoutHalfEscape = (text: string) => text.replace(/%.?$/, '');
  return withoutHalfEscape(decodeURIComponent(withoutHalfEscape(encoded.slice(0, bytes))));
}

type Whereabouts = { SITE_URL: string; COOKIE_DOMAIN?: string | undefined; REFERRAL_CONSENT?: 'notice' | 'required' };

/** Stores a first referral. The application host reads the cookies if it shares `COOKIE_DOMAIN`; without one they are this host's. */
export function keepReferral<R extends NextResponse>(
  request: NextRequest,
  response: R,
  { SITE_URL, COOKIE_DOMAIN: domain, REFERRAL_CONSENT }: Whereabouts,
  now = new Date(),
): R {
  // The page holds it until the visitor agrees (pending-referral.ts).
  if (REFERRAL_CONSENT === 'required') return response;
  const { pathname, search, protocol } = request.nextUrl;
  // The server's request address is always `http://localhost:PORT`, not the visitor's. Joined as text: a path may start with two slashes.
  const asked = new URL(new URL(SITE_URL).origin + pathname + search);
  const referral = newReferral(asked, request.cookies.get(REFERRAL_COOKIES.ref)?.value, request.headers.get('referer'), now);
  if (!referral) return response;
  // Independent of the request's protocol: an https site's cookie must never travel over a plain connection.
  const secure = [SITE_URL, request.headers.get('x-forwarded-proto') ?? protocol].some((way) => way.startsWith('https'));
  for (const [field, name] of Object.entries(REFERRAL_COOKIES) as [keyof typeof REFERRAL_COOKIES, string][]) {
    response.cookies.set(name, referral[field], {
      path: '/',
      maxAge: REFERRAL_MAX_AGE_S,
      sameSite: 'lax',
      secure,
      ...(domain ? { domain } : {}),
    });
  }
  return response;
}
