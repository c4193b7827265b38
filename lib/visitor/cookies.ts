import { LOCALE_COOKIE, LOCALE_COOKIE_DAYS } from '../i18n/locales.ts';
import { CONSENT_COOKIE, CONSENT_DAYS } from './consent.ts';
import { REFERRAL_COOKIES, REFERRAL_MAX_AGE_S } from './referral.ts';

export type Lifetime = 'session' | 'untilDeleted' | { count: number; unit: 'minute' | 'day' | 'month' | 'year' };

const days = (count: number): Lifetime => (count % 365 === 0 ? { count: count / 365, unit: 'year' } : { count, unit: 'day' });
const REFERRAL_DAYS = REFERRAL_MAX_AGE_S / (24 * 60 * 60);

/** Every cookie that this site sets. The cookie policy shows this list, and the tests compare it with browsers' cookies. */
export const COOKIES = [
  { name: LOCALE_COOKIE, purpose: 'locale', lifetime: days(LOCALE_COOKIE_DAYS) },
  { name: CONSENT_COOKIE, purpose: 'consent', lifetime: days(CONSENT_DAYS) },
  { name: REFERRAL_COOKIES.ref, purpose: 'referralCode', lifetime: days(REFERRAL_DAYS) },
  { name: REFERRAL_COOKIES.createdAt, purpose: 'referralTime', lifetime: days(REFERRAL_DAYS) },
  { name: REFERRAL_COOKIES.referrer, purpose: 'referralSource', lifetime: days(REFERRAL_DAYS) },
  { name: REFERRAL_COOKIES.landing, purpose: 'referralLanding', lifetime: days(REFERRAL_DAYS) },
] as const satisfies readonly { name: string; purpose: string; lifetime: Lifetime }[];

export function cookieLifetime(name: (typeof COOKIES)[number]['name']): Lifetime {
  return COOKIES.find((cookie) => cookie.name === name)?.lifetime ?? 'session';
}

export const STORAGE_ENTRIES = [
  { name: 'theme', area: 'local', purpose: 'theme', lifetime: 'untilDeleted' },
  { name: 'direction', area: 'local', purpose: 'direction', lifetime: 'untilDeleted' },
  { name: 'announcement', area: 'local', purpose: 'announcement', lifetime: 'untilDeleted' },
] as const satisfies readonly { name: string; area: 'local' | 'session'; purpose: string; lifetime: Lifetime }[];

/** The usual lifetime of other hosts' cookies besides session cookies. It describes no particular cookie. */
export const USUAL_LIFETIMES_ELSEWHERE: readonly Lifetime[] = [
  { count: 30, unit: 'minute' },
  { count: 3, unit: 'month' },
  { count: 1, unit: 'year' },
  { count: 2, unit: 'year' },
];

type CookieElsewhere = {
  purpose: 'signIn' | 'fraudVisit' | 'fraudDevice' | 'campaign' | 'statistics';
  setBy: 'application' | 'payment' | 'booking';
  lifetime: Lifetime;
};

/**
 * Cookies that linked services set on their own pages, as the operator verified them: `{ purpose: 'signIn', setBy: 'application', lifetime:
 * 'session' }`. `npm run doctor` reports an empty list.
 */
export const COOKIES_ELSEWHERE: readonly CookieElsewhere[] = [];
