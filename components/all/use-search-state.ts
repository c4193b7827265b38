'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { NO_WISH, searchOf, type Wish, wishOf } from '@/lib/search/search-state';

/** Browsers refuse more than a hundred changes of the address in half a minute. */
const ADDRESS_PAUSE_MS = 300;

/**
 * What is looked for, kept in the address. Starting to search and choosing a kind are steps that the back button takes back; typing on
 * is not. `flush` writes what is still waiting, before the visitor goes elsewhere.
 */
export function useWish() {
  const [wish, setWish] = useState<Wish>(NO_WISH);
  const waiting = useRef<{ wish: Wish; timer: ReturnType<typeof setTimeout> } | null>(null);

  const flush = useCallback(() => {
    if (!waiting.current) return;
    clearTimeout(waiting.current.timer);
    write(waiting.current.wish, 'replaceState');
    waiting.current = null;
  }, []);

  useEffect(() => {
    const read = () => setWish(wishOf(location.search));
    read();
    addEventListener('popstate', read);
    return () => {
      removeEventListener('popstate', read);
      clearTimeout(waiting.current?.timer);
      waiting.current = null;
    };
  }, []);

  const change = useCallback(
    (next: Wish) => {
      flush();
      const old = wishOf(location.search);
      setWish(next);
      const isStep = next.group !== old.group || (old.query === '' && next.query.trim() !== '');
      if (isStep) write(next, 'pushState');
      else waiting.current = { wish: next, timer: setTimeout(flush, ADDRESS_PAUSE_MS) };
    },
    [flush],
  );

  return { wish, change, flush };
}

function write(wish: Wish, method: 'pushState' | 'replaceState') {
  history[method](null, '', location.pathname + searchOf(wish, location.search));
}
