'use client';

import { type ComponentProps, useEffect, useRef } from 'react';
import { settleOnScroll } from './settle';

/** Its content rises into place when it is scrolled to. Never for what is seen without scrolling. */
export function Reveal(props: ComponentProps<'div'>) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => (host.current ? settleOnScroll(host.current, [host.current]) : undefined), []);
  return <div ref={host} {...props} />;
}
