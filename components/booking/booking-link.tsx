import type { ComponentProps } from 'react';
import { ArrowLink, ButtonLink } from '@/components/ui/button';
import { env } from '@/lib/env';

/** A button to the booking page. It opens in a new tab, like every link to another site. */
export function BookingLink(props: Omit<ComponentProps<typeof ButtonLink>, 'href'>) {
  return <ButtonLink href={env().BOOKING_URL} {...props} />;
}

/** The same link as text with an arrow. */
export function BookingArrowLink(props: Omit<ComponentProps<typeof ArrowLink>, 'href'>) {
  return <ArrowLink href={env().BOOKING_URL} {...props} />;
}
