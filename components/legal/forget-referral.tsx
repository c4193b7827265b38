'use client';

import Cookies from 'js-cookie';
import { useEffect, useState } from 'react';
import { type CompiledMessage, formatRichMessage } from '@/lib/i18n/format-message';
import { forgetPendingReferral } from '@/lib/visitor/pending-referral';
import { REFERRAL_COOKIES } from '@/lib/visitor/referral';

type ForgetReferralProps = {
  locale: string;
  /** `stored` takes `referral` and sets it in `code`. */
  labels: { stored: CompiledMessage; none: string; forget: string; forgotten: string };
  /** The domain of the cookies, if it is not this host. */
  domain?: string;
  buttonClass: string;
};

/** Shows the stored referral and deletes it. Without scripts it shows nothing, because the browser's settings can delete it, too. */
export function ForgetReferral({ locale, labels, domain, buttonClass }: ForgetReferralProps) {
  const [stored, setStored] = useState<string | null>(null);
  const [forgotten, setForgotten] = useState(false);
  useEffect(() => setStored(Cookies.get(REFERRAL_COOKIES.ref) ?? ''), []);
  const forget = () => {
    forgetPendingReferral();
    // This attribute marks a partner's visitor (lib/visitor/referred.ts).
    delete document.documentElement.dataset.referred;
    for (const name of Object.values(REFERRAL_COOKIES)) {
      Cookies.remove(name);
      // A browser keeps a separate cookie of the same name for each domain.
      if (domain) Cookies.remove(name, { domain });
    }
    setStored(Cookies.get(REFERRAL_COOKIES.ref) ?? '');
    setForgotten(true);
  };
  return (
    <div className="-mt-2 mb-8 hidden min-h-14 flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card border border-hairline bg-sunken px-4 py-2 scripted:flex">
      <p role="status" className="my-0!">
        {stored
          ? formatRichMessage(labels.stored, locale, { referral: stored, code: (referral) => <code>{referral}</code> })
          : stored !== null && (forgotten ? labels.forgotten : labels.none)}
      </p>
      {stored && (
        <button type="button" onClick={forget} className={buttonClass}>
          {labels.forget}
        </button>
      )}
    </div>
  );
}
