import { useEffect, useRef, useState } from 'react';
import { DEFAULT_NEED, needFromQuery, queryWithNeed } from '@/lib/site/need-in-address';
import type { Need } from '@/lib/site/plans';

/** Browsers block a page that changes its address too often. */
const QUIET_MS = 150;

/** Keeps the calculator's state in the address, so visitors can share it. The address changes only after the visitor changes a value. */
export function useNeedInAddress(): { need: Need; change: (part: Partial<Need>) => void } {
  const [need, setNeed] = useState(DEFAULT_NEED);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Every address gets the same file, so the numbers come after hydration.
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
