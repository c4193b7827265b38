import type { NextRequest, NextResponse } from 'next/server';

/** Where a visitor came from, for the affiliate programme. All are kept for one year (docs/decisions.md#figures-that-differ). */
export const REFERRAL_COOKIES = { ref: 'ref', createdAt: 'ref_created_at', referrer: 'ref_referrer', landing: 'ref_landing' } as const;
export const REFERRAL_MAX_AGE_S = 365 * 24 * 60 * 60;

/** Whatever a partner may be called: 1 to 128 visible characters. U+FFFD stands for bytes that are no text, so the code is lost already. */
const REFERRAL_CODE = /^[^\p{C}\p{Z}\uFFFD]{1,128}$/u;
/** A browser drops a cookie over 4096 bytes; percent-encoding may triple an address. */
const URL_MAX_LENGTH = 1000;

/** What is kept of a visit, by field. */
export type Referral = Record<keyof typeof REFERRAL_COOKIES, string>;

/** What of a visit to `url` is worth storing: null without a usable `ref`, or where a referral is already stored. */
export function newReferral(url: URL, stored: string | undefined, referrer: string | null, now: Date): Referral | null {
  // No code has a space, so a plus is meant as one: `?ref=anna+shop@example.com`, as people write it.
  const ref = new URLSearchParams(url.search.replaceAll('+', '%2B')).get('ref');
  if (ref === null || stored || !REFERRAL_CODE.test(ref)) return null;
  return {
    ref,
    createdAt: now.toISOString(),
    referrer: (referrer ?? '').slice(0, URL_MAX_LENGTH),
    landing: url.href.slice(0, URL_MAX_LENGTH),
  };
}

/**
 * Whether a visitor has to agree before a referral is stored. `notice`: it is stored with the first page, and the notice says so. `required`:
 * the server stores none; the page holds it (pending-referral.ts) until the notice was understood.
 */
export type ReferralConsent = 'notice' | 'required';

/** Where the visitors' browsers find the site, the domain that it shares with the application host, and whether they are asked first. */
type Whereabouts = { SITE_URL: string; COOKIE_DOMAIN?: string | undefined; REFERRAL_CONSENT?: ReferralConsent };

/**
 * Stores a first referral on the response, percent-encoded as cookies must be. `COOKIE_DOMAIN` is the one that the application host
 * shares, so that it can read the cookies; without one they belong to this host.
 */
export function keepReferral<R extends NextResponse>(
  request: NextRequest,
  response: R,
  { SITE_URL, COOKIE_DOMAIN: domain, REFERRAL_CONSENT }: Whereabouts,
  now = new Date(),
): R {
  if (REFERRAL_CONSENT === 'required') return response;
  const { pathname, search, protocol } = request.nextUrl;
  // The server calls every request `http://localhost:PORT`, whatever the visitor asked. Joined as text: a path may start with two slashes.
  const asked = new URL(new URL(SITE_URL).origin + pathname + search);
  const referral = newReferral(asked, request.cookies.get(REFERRAL_COOKIES.ref)?.value, request.headers.get('referer'), now);
  if (!referral) return response;
  // Whatever a request says of its way: a site of https is never to be read on an open line.
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
