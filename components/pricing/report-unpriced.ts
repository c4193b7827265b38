import type { MouseEvent } from 'react';
import { missingPrice } from '@/lib/site/checkout';
import type { BillingCycle, PlanId } from '@/lib/site/plans';

/** Marks a link to checkout whose plan has no price there. The value is the plan and the cycle. */
export const UNPRICED = 'data-unpriced';

/** Reports in the console that the operator did not set the price of a clicked link. Attach it to an element around the links. */
export function reportUnpriced({ target }: MouseEvent): void {
  const said = target instanceof Element ? target.closest(`[${UNPRICED}]`)?.getAttribute(UNPRICED) : undefined;
  if (!said) return;
  const [plan, cycle] = said.split(' ') as [PlanId, BillingCycle];
  console.error(missingPrice(plan, cycle));
}
