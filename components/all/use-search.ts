'use client';

import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { GROUPS, type Group, SHORTEST_QUERY } from '@/lib/search/document';
import { EMPTY_SEARCH, type SearchState, searchOf, searchStateOf } from '@/lib/search/search-state';
import { useEngine } from './use-engine';

/** The query and its results. `total`: the number of items of each group in the whole list. */
export function useSearch(locale: Locale, total: Record<Group, number>) {
  const { state, change, flush } = useSearchState();
  const { engine, failed, load } = useEngine(locale);
  const searching = state.query.trim().length >= SHORTEST_QUERY;
  // A slow phone accepts more letters while it searches.
  const query = useDeferredValue(state.query.trim());
  const all = useMemo(() => (engine && query.length >= SHORTEST_QUERY ? engine.search(query) : null), [engine, query]);
  useEffect(() => {
    if (searching) load();
  }, [searching, load]);
  const search = { state, change, flush, load, failed, searching, query };
  if (!searching || all === null) return { ...search, found: null, elsewhere: false, counts: total };
  const found = all.filter(({ document }) => state.group === null || document.group === state.group);
  const inGroup = (group: Group) => all.filter(({ document }) => document.group === group).length;
  const counts = Object.fromEntries(GROUPS.map((group) => [group, inGroup(group)])) as Record<Group, number>;
  return { ...search, found, elsewhere: all.length > found.length, counts };
}

/** Browsers refuse more than a hundred changes of the address in half a minute. */
const ADDRESS_PAUSE_MS = 300;

/**
 * The query and the kind, kept in the address. The back button undoes the start of a search and the choice of a kind, but not further
 * typing. `flush` writes a pending change before the visitor leaves.
 */
function useSearchState() {
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
