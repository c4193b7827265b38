'use client';

import { useEffect, useState } from 'react';
import { type LateWords, loadLateWords } from '@/lib/i18n/late-words';
import { type Locale, localizedPath } from '@/lib/i18n/locales';
import { hasConsent, NOTICE_DELAY_MS, storeConsent } from '@/lib/visitor/consent';
import { storePendingReferral, takeReferral } from '@/lib/visitor/pending-referral';
import styles from './layout.module.css';

type CookieNoticeProps = {
  locale: Locale;
  /** Set if a referral must wait for the click. `domain`: the domain of its cookies, if it is not the current host. */
  holdsReferral?: { domain: string | undefined };
};

/**
 * Appears four seconds after the page loads, at most once a year. The page leaves room for it at its end, so it never hides content for
 * good. If its words do not load, no consent is stored, and the next page tries again.
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
    // The browser may restore an earlier page as the visitor left it. The visitor may have accepted the notice on another page since then.
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
  // A phone has room for one sentence. The policy contains the rest.
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
