import type { NextRequest, NextResponse } from 'next/server';

/** Where a visitor came from, for the affiliate programme. All are kept for one year (docs/decisions.md#figures-that-differ). */
export const REFERRAL_COOKIES = { ref: 'ref', createdAt: 'ref_created_at', referrer: 'ref_referrer', landing: 'ref_landing' } as const;
export const REFERRAL_MAX_AGE_S = 365 * 24 * 60 * 60;

/** Letters, digits and the unreserved marks of RFC 3986, at most 128. */
const REFERRAL_CODE = /^[A-Za-z0-9._~-]{1,128}$/;
/** A browser drops a cookie over 4096 bytes; percent-encoding may triple an address. */
const URL_MAX_LENGTH = 1000;

/** What of this request is worth storing: null without a usable `ref`, or where a referral is already stored. */
export function newReferral(
  url: URL,
  stored: string | undefined,
  referrer: string | null,
  now: Date,
): Record<keyof typeof REFERRAL_COOKIES, string> | null {
  const ref = url.searchParams.get('ref');
  if (ref === null || stored || !REFERRAL_CODE.test(ref)) return null;
  return {
    ref,
    createdAt: now.toISOString(),
    referrer: (referrer ?? '').slice(0, URL_MAX_LENGTH),
    landing: url.href.slice(0, URL_MAX_LENGTH),
  };
}

/**
 * Stores a first referral on the response. `domain` is the one that the application host shares, so that it can read the cookies;
 * without one they belong to this host.
 */
export function keepReferral(request: NextRequest, response: NextResponse, domain: string | undefined, now = new Date()): NextResponse {
  const referral = newReferral(request.nextUrl, request.cookies.get(REFERRAL_COOKIES.ref)?.value, request.headers.get('referer'), now);
  if (!referral) return response;
  const secure = (request.headers.get('x-forwarded-proto') ?? request.nextUrl.protocol).startsWith('https');
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
