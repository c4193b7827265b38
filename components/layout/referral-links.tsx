'use client';

import { useEffect } from 'react';
import { currentReferral } from '@/lib/visitor/pending-referral';
import { withReferral } from '@/lib/visitor/referral-links';

/** The events by which a visitor follows a link, opens it in another tab or copies it. */
const USES = ['click', 'auxclick', 'contextmenu', 'dragstart'] as const;

/** Adds the visitor's referral to links of our other hosts in the moment they are used: the pages are the same file for everybody. */
export function ReferralLinks({ origins }: { origins: readonly string[] }) {
  useEffect(() => {
    // What a link said before, so that a referral that was removed does not stay in it.
    const changed = new WeakMap<HTMLAnchorElement, { plain: string; carrying: string }>();
    const carry = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (!link) return;
      const known = changed.get(link);
      const plain = known?.carrying === link.href ? known.plain : link.href;
      const carrying = withReferral(plain, currentReferral(), origins);
      if (carrying === link.href) return;
      changed.set(link, { plain, carrying });
      link.href = carrying;
    };
    const end = new AbortController();
    for (const use of USES) document.addEventListener(use, carry, { capture: true, signal: end.signal });
    return () => end.abort();
  }, [origins]);
  return null;
}
