'use client';

import { useEffect } from 'react';

/** Lets the page settle before it moves. */
const DELAY_MS = 100;

/** The hash that was last gone to: to come back to it, as by the browser's button, is no wish to go there again. */
let obeyed = '';

type HashScrollProps = { target: string; hashes: readonly string[] };

/** Scrolls smoothly to the element when the address has, or a link on this page leads to, one of the hashes. */
export function HashScroll({ target, hashes }: HashScrollProps) {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const scroll = (hash: string) => {
      if (!hashes.includes(hash)) return;
      const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
      clearTimeout(timer);
      timer = setTimeout(() => {
        obeyed = hash;
        document.getElementById(target)?.scrollIntoView({ behavior });
      }, DELAY_MS);
    };
    const onHashChange = () => location.hash !== obeyed && scroll(location.hash);
    // The router would jump there at once. Only for a plain click on a link to this very page; all others stay the browser's.
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      if (!link || !plain || link.pathname !== location.pathname || !hashes.includes(link.hash)) return;
      event.preventDefault();
      history.pushState(null, '', link.hash);
      scroll(link.hash);
      // As after any jump inside a page, the next Tab goes on from there.
      const place = document.getElementById(target);
      place?.setAttribute('tabindex', '-1');
      place?.focus({ preventScroll: true });
    };
    onHashChange();
    addEventListener('hashchange', onHashChange);
    document.addEventListener('click', onClick, true);
    return () => {
      clearTimeout(timer);
      removeEventListener('hashchange', onHashChange);
      document.removeEventListener('click', onClick, true);
    };
  }, [target, hashes]);
  return null;
}
