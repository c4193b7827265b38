'use client';

import { useDeferredValue, useEffect, useMemo } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { GROUPS, type Group } from '@/lib/search/document';
import { useEngine } from './use-engine';
import { useSearchState } from './use-search-state';

/** One letter would find nearly everything. */
const SHORTEST_QUERY = 2;

/** How a search stands: what is looked for, and what was found so far. `total` is how much of each group the whole list has. */
export function useSearch(locale: Locale, total: Record<Group, number>) {
  const { state, change, flush } = useSearchState();
  const { engine, failed, load } = useEngine(locale);
  const searching = state.query.trim().length >= SHORTEST_QUERY;
  // A slow phone goes on taking letters while the last word is looked up.
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
