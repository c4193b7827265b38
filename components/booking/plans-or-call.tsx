import { ButtonLink } from '@/components/ui/button';
import { BookingLink } from './booking-link';

type PlansOrCallProps = {
  href: string;
  /** The words of both. */
  plans: string;
  call: string;
  className?: string;
};

/** The two ways on of a page: to the plans, or to a call. On a phone they share the line where they fit. */
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
