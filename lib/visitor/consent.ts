import Cookies from 'js-cookie';

/** The cookie that records the closed notice lives a year; the notice stays hidden for that time. */
export const CONSENT_COOKIE = 'consent';
export const CONSENT_DAYS = 365;
export const NOTICE_DELAY_MS = 4000;

export function hasConsent(): boolean {
  return Cookies.get(CONSENT_COOKIE) !== undefined;
}

export function storeConsent(): void {
  Cookies.set(CONSENT_COOKIE, '1', { expires: CONSENT_DAYS, secure: true, sameSite: 'strict' });
}
