import Cookies from 'js-cookie';
import { hasConsent } from './consent.ts';
import { newReferral, REFERRAL_COOKIES, REFERRAL_MAX_AGE_S, type Referral, referralCode } from './referral.ts';

/** With REFERRAL_CONSENT=required: a referral that waits for agreement in the page's memory. A page load loses it. */
let pending: Referral | null = null;

// The application host decodes each value once, as it does for the server's cookies.
const cookies = Cookies.withConverter({ write: (value) => encodeURIComponent(value) });

/** Reads the referral from the page's address; stores it immediately for a visitor who has agreed already. */
export function takeReferral(domain: string | undefined): void {
  const { origin, pathname, search } = location;
  pending ??= newReferral(new URL(origin + pathname + search), Cookies.get(REFERRAL_COOKIES.ref), document.referrer, new Date());
  if (hasConsent()) storePendingReferral(domain);
}

/** Stores the held referral with the server's lifetime. Call it once the visitor has agreed. */
export function storePendingReferral(domain: string | undefined): void {
  if (!pending) return;
  for (const field of Object.keys(REFERRAL_COOKIES) as (keyof typeof REFERRAL_COOKIES)[]) {
    cookies.set(REFERRAL_COOKIES[field], pending[field], {
      path: '/',
      expires: REFERRAL_MAX_AGE_S / (24 * 60 * 60),
      sameSite: 'lax',
      secure: location.protocol === 'https:',
      ...(domain ? { domain } : {}),
    });
  }
  pending = null;
}

export function currentReferral(): string | undefined {
  return referralCode(Cookies.get(REFERRAL_COOKIES.ref)) ?? pending?.ref;
}

export function forgetPendingReferral(): void {
  pending = null;
}
