'use client';

import { useDeferredValue, useEffect, useMemo } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { GROUPS, type Group } from '@/lib/search/document';
import { useEngine } from './use-engine';
import { useSearchState } from './use-search-state';

/** One letter would find nearly everything. */
const SHORTEST_QUERY = 2;

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
  if (!searching || all === null)
    return { state, change, flush, load, failed, searching, query, found: null, elsewhere: false, counts: total };
  const found = all.filter(({ document }) => state.group === null || document.group === state.group);
  const inGroup = (group: Group) => all.filter(({ document }) => document.group === group).length;
  const counts = Object.fromEntries(GROUPS.map((group) => [group, inGroup(group)])) as Record<Group, number>;
  return { state, change, flush, load, failed, searching, query, found, elsewhere: all.length > found.length, counts };
}
