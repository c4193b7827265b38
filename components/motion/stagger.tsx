import type { ComponentProps } from 'react';

/** Its children rise into place one after another, 0.1 s apart, when it is scrolled into view (settling.tsx). Use `as="ul"` for a list. */
export function Stagger({ as = 'div', ...props }: ComponentProps<'div'> & { as?: 'div' | 'ul' | 'ol' }) {
  // The three elements take the same props here.
  const Host = as as 'div';
  return <Host data-settle="each" {...props} />;
}
