import type { ReactNode } from 'react';
import { SmartLink } from '@/components/ui/smart-link';
import { OFFER_TERMS_ID } from '@/lib/site/plans';

/** Links to the terms of the trial and of the discount for joining. */
export function OfferTermsLink({ children }: { children: ReactNode }) {
  return (
    <SmartLink href={`/pricing#${OFFER_TERMS_ID}`} className="plain-link">
      {children}
    </SmartLink>
  );
}
