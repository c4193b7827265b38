'use client';

import { useEffect, useState } from 'react';
import { type LateWords, loadLateWords } from '@/lib/i18n/late-words';
import { type Locale, localizedPath } from '@/lib/i18n/locales';
import { hasConsent, NOTICE_DELAY_MS, storeConsent } from '@/lib/visitor/consent';
import { storePendingReferral, takeReferral } from '@/lib/visitor/pending-referral';
import styles from './layout.module.css';

type CookieNoticeProps = {
  locale: Locale;
  /** Where nothing of a referral may be stored before the click: the domain that its cookies are for, if not this host's own. */
  holdsReferral?: { domain: string | undefined };
};

/**
 * Comes four seconds after the page, once a year at most. The page makes room for it at its end, so it covers nothing for good. Where its
 * words do not come, nobody agrees to anything, and the next page asks for them again.
 */
export function CookieNotice({ locale, holdsReferral }: CookieNoticeProps) {
  const [words, setWords] = useState<LateWords['notice']>();
  const holds = holdsReferral !== undefined;
  const domain = holdsReferral?.domain;
  useEffect(() => {
    if (holds) takeReferral(domain);
    if (hasConsent()) return;
    const timer = setTimeout(() => {
      if (hasConsent()) return;
      loadLateWords(locale).then(
        ({ notice }) => setWords(notice),
        () => {},
      );
    }, NOTICE_DELAY_MS);
    // The browser may bring back a page as it was left for another one, on which the notice was understood.
    const look = () => hasConsent() && setWords(undefined);
    addEventListener('pageshow', look);
    return () => {
      clearTimeout(timer);
      removeEventListener('pageshow', look);
    };
  }, [locale, holds, domain]);
  if (!words) return null;
  const understood = () => {
    storeConsent();
    if (holds) storePendingReferral(domain);
    setWords(undefined);
  };
  const referrals = holds ? 'required' : 'other';
  // A phone has room for one sentence; the policy has the rest.
  const lengths = [
    ['sm:hidden', words.short, words.shortPolicy],
    ['max-sm:hidden', words.text, words.policy],
  ] as const;
  return (
    <section aria-label={words.label} data-cookie-notice="" className={styles.cookieNotice}>
      {lengths.map(([className, text, policy]) => (
        <p key={className} className={className}>
          {text[referrals]}{' '}
          <a href={localizedPath('/cookie-policy', locale)} className="text-thread underline hover:text-thread-strong">
            {policy}
          </a>
        </p>
      ))}
      <button type="button" onClick={understood} className="btn-base btn-secondary btn-small shrink-0">
        {words.accept}
      </button>
    </section>
  );
}
