import type { ComponentProps } from 'react';
import { ArrowLink, ButtonLink } from '@/components/ui/button';
import { env } from '@/lib/env';

/** A button to the page where a call is booked; like every link to another site it opens in a new tab. */
export function BookingLink(props: Omit<ComponentProps<typeof ButtonLink>, 'href'>) {
  return <ButtonLink href={env().BOOKING_URL} {...props} />;
}

/** The same as a line of text with an arrow. */
export function BookingArrowLink(props: Omit<ComponentProps<typeof ArrowLink>, 'href'>) {
  return <ArrowLink href={env().BOOKING_URL} {...props} />;
}
