import { REFERRAL_COOKIES } from './referral.ts';

/** Where the `ref` of a visitor goes along: log-in, the application, checkout. Hosts of ours that may be on another domain than the cookie. */
export const referralOrigins = (settings: { APP_URL: string; API_URL: string }) => [
  ...new Set([new URL(settings.APP_URL).origin, new URL(settings.API_URL).origin]),
];

/** The address with the code that somebody came by; as it is where it leads elsewhere or nobody sent them. */
export function withReferral(href: string, ref: string | undefined, origins: readonly string[]): string {
  if (!ref || !URL.canParse(href)) return href;
  const url = new URL(href);
  if (!origins.includes(url.origin)) return href;
  url.searchParams.set(REFERRAL_COOKIES.ref, ref);
  return url.href;
}
