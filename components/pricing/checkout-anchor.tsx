import type { ComponentProps } from 'react';
import { type Choice, checkoutUrl, priceId } from '@/lib/site/checkout';
import { UNPRICED } from './report-unpriced';

type CheckoutAnchorProps = Omit<ComponentProps<'a'>, 'href'> & Choice;

/** Opens checkout in a new tab. If a plan has no price there, an element around the link reports it (report-unpriced.ts). */
export function CheckoutAnchor({ plan, cycle, settings, seats, whiteLabel, need, ...rest }: CheckoutAnchorProps) {
  const priced = priceId(plan, cycle, settings) !== undefined;
  return (
    <a
      href={checkoutUrl({ plan, cycle, settings, seats, whiteLabel, need })}
      target="_blank"
      rel="noopener noreferrer"
      {...(!priced && { [UNPRICED]: `${plan} ${cycle}` })}
      {...rest}
    />
  );
}
