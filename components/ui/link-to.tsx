import type { ComponentProps, ReactNode } from 'react';
import { SmartLink } from './smart-link';

// A file of its own: buttons import SmartLink, and with these functions beside it an island would load next-intl.

/** Draws the words of a message's tag as a link. */
export const linkTo =
  (href: string, look: Omit<ComponentProps<typeof SmartLink>, 'href'> = {}) =>
  (words: ReactNode) => (
    <SmartLink href={href} {...look}>
      {words}
    </SmartLink>
  );

/** A link in running text. */
export const plainLinkTo = (href: string) => linkTo(href, { className: 'plain-link' });
