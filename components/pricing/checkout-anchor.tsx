'use client';

import type { ComponentProps } from 'react';
import { type CheckoutSettings, checkoutUrl, missingPrice, priceId } from '@/lib/site/checkout';
import type { BillingCycle, Need, PlanId } from '@/lib/site/plans';

type CheckoutAnchorProps = Omit<ComponentProps<'a'>, 'href'> & {
  plan: PlanId;
  cycle: BillingCycle;
  settings: CheckoutSettings;
  seats?: number;
  whiteLabel?: boolean;
  need?: Need;
};

/** Leads to checkout in a new tab. Says so in the console where a plan has no price to be bought at: an operator forgot to set it. */
export function CheckoutAnchor({ plan, cycle, settings, seats, whiteLabel, need, ...rest }: CheckoutAnchorProps) {
  const priced = priceId(plan, cycle, settings) !== undefined;
  return (
    <a
      href={checkoutUrl({ plan, cycle, settings, seats, whiteLabel, need })}
      target="_blank"
      rel="noopener noreferrer"
      onClick={priced ? undefined : () => console.error(missingPrice(plan, cycle))}
      {...rest}
    />
  );
}
