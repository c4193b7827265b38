import type { ReactNode } from 'react';
import { SmartLink } from '@/components/ui/smart-link';
import { OFFER_TERMS_ID } from '@/lib/site/plans';

/** Leads to the lines that say how the trial ends and what the discount for joining is taken off. */
export function OfferTermsLink({ children }: { children: ReactNode }) {
  return (
    <SmartLink href={`/pricing#${OFFER_TERMS_ID}`} className="plain-link">
      {children}
    </SmartLink>
  );
}
