import Cookies from 'js-cookie';
import { hasConsent } from './consent.ts';
import { newReferral, REFERRAL_COOKIES, REFERRAL_MAX_AGE_S, type Referral, referralCode } from './referral.ts';

/**
 * A referral of a visitor who has not agreed to anything yet, where REFERRAL_CONSENT=required: it is held in the page's memory and nowhere
 * else. A move inside the site keeps it; a new load of a page, or leaving, loses it.
 */
let pending: Referral | null = null;

// The application host decodes each value once, as it does those that the server sets.
const cookies = Cookies.withConverter({ write: (value) => encodeURIComponent(value) });

/** Takes the referral from the page's address; stores it at once for somebody who has agreed already. */
export function takeReferral(domain: string | undefined): void {
  const { origin, pathname, search } = location;
  pending ??= newReferral(new URL(origin + pathname + search), Cookies.get(REFERRAL_COOKIES.ref), document.referrer, new Date());
  if (hasConsent()) storePendingReferral(domain);
}

/** Stores what was held, for as long as the server would. To be called once the visitor has agreed. */
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

/** The code that somebody came by: stored, or still held in memory. */
export function currentReferral(): string | undefined {
  return referralCode(Cookies.get(REFERRAL_COOKIES.ref)) ?? pending?.ref;
}

/** Lets go of what is held. */
export function forgetPendingReferral(): void {
  pending = null;
}
