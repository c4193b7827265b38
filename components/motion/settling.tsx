'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { settleOnScroll } from './settle';

/** A row is reachable by keyboard while it is longer than the window. Otherwise the tab stop would be useless. */
function updateTabStops(rows: readonly ResizeObserverEntry[]) {
  for (const { target } of rows) {
    if (target.scrollWidth > target.clientWidth) (target as HTMLElement).tabIndex = 0;
    else target.removeAttribute('tabindex');
  }
}

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
    const rows = new ResizeObserver(updateTabStops);
    for (const row of document.querySelectorAll('[data-swipe]')) rows.observe(row);
    return () => {
      rows.disconnect();
      for (const end of ends) end();
    };
  }, [path]);
  return null;
}
