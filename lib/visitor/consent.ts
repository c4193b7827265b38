import Cookies from 'js-cookie';

/** The notice was read: the cookie that says so lives a year, and the notice stays away. */
export const CONSENT_COOKIE = 'consent';
export const CONSENT_DAYS = 365;
export const NOTICE_DELAY_MS = 4000;

/** Whether the notice was understood within the last year. */
export function hasConsent(): boolean {
  return Cookies.get(CONSENT_COOKIE) !== undefined;
}

/** Remembers that the notice was understood. */
export function storeConsent(): void {
  Cookies.set(CONSENT_COOKIE, '1', { expires: CONSENT_DAYS, secure: true, sameSite: 'strict' });
}
