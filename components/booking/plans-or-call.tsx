import { ButtonLink } from '@/components/ui/button';
import { BookingLink } from './booking-link';

type PlansOrCallProps = {
  href: string;
  /** The labels of the two buttons. */
  plans: string;
  call: string;
  className?: string;
};

/** The two calls to action of a page: see the plans, or book a call. On a phone they share a line if both fit. */
export function PlansOrCall({ href, plans, call, className = 'mt-6' }: PlansOrCallProps) {
  const look = 'whitespace-nowrap max-sm:flex-auto';
  return (
    <div className={`flex flex-wrap gap-3 ${className}`}>
      <ButtonLink href={href} className={look}>
        {plans}
      </ButtonLink>
      <BookingLink variant="secondary" className={look}>
        {call}
      </BookingLink>
    </div>
  );
}
