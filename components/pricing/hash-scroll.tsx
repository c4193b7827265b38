'use client';

import { useEffect } from 'react';

/** The page layout must be stable before the scroll starts. */
const DELAY_MS = 100;

/** The last hash that caused a scroll. If the visitor returns to it with the back button, the page must not scroll again. */
let obeyed = '';

const TARGET = 'pricing-plans';
const HASHES = ['#pricing-plan', '#pricing-plans'];

/** Scrolls smoothly to the plans if the address or a clicked link on this page has one of the hashes. */
export function HashScroll() {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const scroll = (hash: string) => {
      if (!HASHES.includes(hash)) return;
      const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
      clearTimeout(timer);
      timer = setTimeout(() => {
        obeyed = hash;
        document.getElementById(TARGET)?.scrollIntoView({ behavior });
      }, DELAY_MS);
    };
    const onHashChange = () => location.hash !== obeyed && scroll(location.hash);
    // The router would jump without a smooth scroll. This handles only plain clicks on links to this page. The browser handles all other
    // clicks.
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      if (!link || !plain || link.pathname !== location.pathname || !HASHES.includes(link.hash)) return;
      event.preventDefault();
      history.pushState(null, '', link.hash);
      scroll(link.hash);
      // The next Tab starts at the target, as after a normal jump.
      const place = document.getElementById(TARGET);
      place?.setAttribute('tabindex', '-1');
      place?.focus({ preventScroll: true });
    };
    const cancel = () => clearTimeout(timer);
    const listeners = new AbortController();
    const { signal } = listeners;
    onHashChange();
    addEventListener('hashchange', onHashChange, { signal });
    addEventListener('click', onClick, { capture: true, signal });
    // Any input before the scroll cancels it, since it would pull the visitor back.
    for (const event of ['pointerdown', 'wheel', 'keydown']) addEventListener(event, cancel, { passive: true, signal });
    return () => {
      cancel();
      listeners.abort();
    };
  }, []);
  return null;
}
