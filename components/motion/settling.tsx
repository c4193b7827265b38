'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { makeScrollRowsFocusable } from './focusable-scroll-rows';
import { settleOnScroll } from './settle';

/**
 * Runs on every page. It makes rows that scroll sideways reachable by keyboard. It also animates the elements with `data-settle`: with
 * `whole` the element itself, with `each` its children. So an animated element can be plain HTML.
 */
export function Settling() {
  const path = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other elements
  useEffect(() => {
    const hosts = [...document.querySelectorAll<HTMLElement>('[data-settle]')];
    const ends = hosts.map((host) => settleOnScroll(host, host.dataset.settle === 'each' ? ([...host.children] as HTMLElement[]) : [host]));
    ends.push(makeScrollRowsFocusable([...document.querySelectorAll<HTMLElement>('[data-swipe]')]));
    return () => {
      for (const end of ends) end();
    };
  }, [path]);
  return null;
}
