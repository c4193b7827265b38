'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { hasConsent, NOTICE_DELAY_MS, storeConsent } from '@/lib/visitor/consent';
import { storePendingReferral, takeReferral } from '@/lib/visitor/pending-referral';

type CookieNoticeProps = {
  /** Where nothing of a referral may be stored before the click: the domain that its cookies are for, if not this host's own. */
  holdsReferral?: { domain: string | undefined } | undefined;
  label: string;
  accept: string;
  acceptClass: string;
  className: string;
  children: ReactNode;
};

/** Comes four seconds after the page, once a year at most. The page makes room for it at its end, so it covers nothing for good. */
export function CookieNotice({ holdsReferral, label, accept, acceptClass, className, children }: CookieNoticeProps) {
  const [shown, setShown] = useState(false);
  const holds = holdsReferral !== undefined;
  const domain = holdsReferral?.domain;
  useEffect(() => {
    if (holds) takeReferral(domain);
    if (hasConsent()) return;
    const timer = setTimeout(() => setShown(true), NOTICE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [holds, domain]);
  if (!shown) return null;
  const understood = () => {
    storeConsent();
    if (holds) storePendingReferral(domain);
    setShown(false);
  };
  return (
    <section aria-label={label} data-cookie-notice="" className={className}>
      {children}
      <button type="button" onClick={understood} className={acceptClass}>
        {accept}
      </button>
    </section>
  );
}
