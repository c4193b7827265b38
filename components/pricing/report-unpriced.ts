import type { MouseEvent } from 'react';
import { missingPrice } from '@/lib/site/checkout';
import type { BillingCycle, PlanId } from '@/lib/site/plans';

/** The attribute of a link to checkout whose plan has no price there; its value is the plan and the cycle. */
export const UNPRICED = 'data-unpriced';

/** Says so in the console when such a link is followed: an operator forgot to set the price. For a click anywhere around the links. */
export function reportUnpriced({ target }: MouseEvent): void {
  const said = target instanceof Element ? target.closest(`[${UNPRICED}]`)?.getAttribute(UNPRICED) : undefined;
  if (!said) return;
  const [plan, cycle] = said.split(' ') as [PlanId, BillingCycle];
  console.error(missingPrice(plan, cycle));
}
