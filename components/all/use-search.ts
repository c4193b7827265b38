'use client';

import { useDeferredValue, useEffect, useMemo } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { GROUPS, type Group } from '@/lib/search/document';
import { useEngine } from './use-engine';
import { useWish } from './use-search-state';

/** One letter would find nearly everything. */
const SHORTEST_QUERY = 2;

/** How a search stands: what is wished, and what was found of it so far. `total` is how much of each group the whole list has. */
export function useSearch(locale: Locale, total: Record<Group, number>) {
  const { wish, change, flush } = useWish();
  const { engine, failed, load } = useEngine(locale);
  const searching = wish.query.trim().length >= SHORTEST_QUERY;
  // A slow phone goes on taking letters while the last word is looked up.
  const query = useDeferredValue(wish.query.trim());
  const all = useMemo(() => (engine && query.length >= SHORTEST_QUERY ? engine.search(query) : null), [engine, query]);
  useEffect(() => {
    if (searching) load();
  }, [searching, load]);
  if (!searching || all === null)
    return { wish, change, flush, load, failed, searching, query, found: null, elsewhere: false, counts: total };
  const found = all.filter(({ document }) => wish.group === null || document.group === wish.group);
  const inGroup = (group: Group) => all.filter(({ document }) => document.group === group).length;
  const counts = Object.fromEntries(GROUPS.map((group) => [group, inGroup(group)])) as Record<Group, number>;
  return { wish, change, flush, load, failed, searching, query, found, elsewhere: all.length > found.length, counts };
}
