import { useEffect, useRef, useState } from 'react';
import { DEFAULT_NEED, needFromQuery, queryWithNeed } from '@/lib/site/need-in-address';
import type { Need } from '@/lib/site/plans';

/** Browsers refuse a page that rewrites its address too often. */
const QUIET_MS = 150;

/** The calculator's state, kept in the address so that it can be shared. The address is left alone until something is changed. */
export function useNeedInAddress(): { need: Need; change: (part: Partial<Need>) => void } {
  const [need, setNeed] = useState(DEFAULT_NEED);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The page is the same file for every address, so the numbers come after hydration.
  useEffect(() => setNeed((known) => needFromQuery(location.search) ?? known), []);
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = (part: Partial<Need>) => {
    const next = { ...need, ...part };
    setNeed(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => history.replaceState(null, '', queryWithNeed(location.search, next) + location.hash), QUIET_MS);
  };
  return { need, change };
}
