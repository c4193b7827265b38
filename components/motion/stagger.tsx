'use client';

import { type ComponentProps, useEffect, useRef } from 'react';
import { settleOnScroll } from './settle';

/** Its children rise into place one after another, 0.1 s apart, when it is scrolled to. `as="ul"` for a list. */
export function Stagger({ as = 'div', ...props }: ComponentProps<'div'> & { as?: 'div' | 'ul' | 'ol' }) {
  // The three differ in nothing that is used here.
  const Host = as as 'div';
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => (host.current ? settleOnScroll(host.current, [...host.current.children] as HTMLElement[]) : undefined), []);
  return <Host ref={host} {...props} />;
}
