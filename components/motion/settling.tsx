'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { settleOnScroll } from './settle';
import { letKeyboardIn } from './swipe';

/** Lets the keyboard into rows to push, and moves whatever says that it settles, on every page: `whole`, or `each` of its children. So what moves is plain HTML itself. */
export function Settling() {
  const path = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has others
  useEffect(() => {
    const hosts = [...document.querySelectorAll<HTMLElement>('[data-settle]')];
    const ends = hosts.map((host) => settleOnScroll(host, host.dataset.settle === 'each' ? ([...host.children] as HTMLElement[]) : [host]));
    ends.push(letKeyboardIn([...document.querySelectorAll<HTMLElement>('[data-swipe]')]));
    return () => {
      for (const end of ends) end();
    };
  }, [path]);
  return null;
}
