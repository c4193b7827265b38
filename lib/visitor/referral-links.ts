import { REFERRAL_COOKIES } from './referral.ts';

/** Our hosts whose links carry the visitor's `ref`. They may be on another domain than the cookie. */
export const referralOrigins = (settings: { APP_URL: string; API_URL: string }) => [
  ...new Set([new URL(settings.APP_URL).origin, new URL(settings.API_URL).origin]),
];

/** The address with the visitor's referral code; unchanged for other hosts or without a code. */
export function withReferral(href: string, ref: string | undefined, origins: readonly string[]): string {
  if (!ref || !URL.canParse(href)) return href;
  const url = new URL(href);
  if (!origins.includes(url.origin)) return href;
  url.searchParams.set(REFERRAL_COOKIES.ref, ref);
  return url.href;
}
