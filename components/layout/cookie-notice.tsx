'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { hasConsent, NOTICE_DELAY_MS, storeConsent } from '@/lib/visitor/consent';

type CookieNoticeProps = { label: string; accept: string; acceptClass: string; className: string; children: ReactNode };

/** Comes four seconds after the page, once a year at most. The page makes room for it at its end, so it covers nothing for good. */
export function CookieNotice({ label, accept, acceptClass, className, children }: CookieNoticeProps) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (hasConsent()) return;
    const timer = setTimeout(() => setShown(true), NOTICE_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!shown) return null;
  const understood = () => {
    storeConsent();
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
