import type { ComponentProps } from 'react';

/** Its children rise into place one after another, 0.1 s apart, when it is scrolled to (settling.tsx). `as="ul"` for a list. */
export function Stagger({ as = 'div', ...props }: ComponentProps<'div'> & { as?: 'div' | 'ul' | 'ol' }) {
  // The three differ in nothing that is used here.
  const Host = as as 'div';
  return <Host data-settle="each" {...props} />;
}
