'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { EMPTY_SEARCH, type SearchState, searchOf, searchStateOf } from '@/lib/search/search-state';

/** Browsers refuse more than a hundred changes of the address in half a minute. */
const ADDRESS_PAUSE_MS = 300;

/**
 * The query and the kind, kept in the address. The back button undoes the start of a search and the choice of a kind, but not further
 * typing. `flush` writes a pending change before the visitor leaves.
 */
export function useSearchState() {
  const [state, setState] = useState<SearchState>(EMPTY_SEARCH);
  const waiting = useRef<{ state: SearchState; timer: ReturnType<typeof setTimeout> } | null>(null);

  const flush = useCallback(() => {
    if (!waiting.current) return;
    clearTimeout(waiting.current.timer);
    write(waiting.current.state, 'replaceState');
    waiting.current = null;
  }, []);

  useEffect(() => {
    const read = () => setState(searchStateOf(location.search));
    read();
    addEventListener('popstate', read);
    return () => {
      removeEventListener('popstate', read);
      clearTimeout(waiting.current?.timer);
      waiting.current = null;
    };
  }, []);

  const change = useCallback(
    (next: SearchState) => {
      flush();
      const old = searchStateOf(location.search);
      setState(next);
      const isStep = next.group !== old.group || (old.query === '' && next.query.trim() !== '');
      if (isStep) write(next, 'pushState');
      else waiting.current = { state: next, timer: setTimeout(flush, ADDRESS_PAUSE_MS) };
    },
    [flush],
  );

  return { state, change, flush };
}

function write(state: SearchState, method: 'pushState' | 'replaceState') {
  history[method](null, '', location.pathname + searchOf(state, location.search));
}
