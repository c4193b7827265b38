'use client';

import { useEffect, useRef } from 'react';
import { ServedPart, type ServedPartProps } from '@/components/ui/served-part';
import { lineOf } from '@/lib/site/line-in-address';

/** How far below the window the composer is when its code is asked for. */
const AHEAD = '400px';

/** Whether a composer was shown in this document. The address leads to one while a document is loaded; later it holds what the composer has put there. */
let isKnown = false;

/** The composer: an example as HTML, which its island takes over once it is near, used, or named by the address. */
export function ComposerPart(props: ServedPartProps) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const part = host.current;
    if (!part) return;
    let end = () => {};
    let left = false;
    const begin = async () => {
      observer.disconnect();
      part.removeEventListener('focusin', begin);
      // Without its code the example stays.
      const island = await import('./composer-island').catch(() => undefined);
      if (island && !left) end = island.startComposer(part);
    };
    const observer = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && begin(), {
      rootMargin: AHEAD,
    });
    if (lineOf(location.hash) !== undefined) {
      if (!isKnown) part.scrollIntoView({ block: 'center' });
      void begin();
    } else {
      observer.observe(part);
      part.addEventListener('focusin', begin);
    }
    isKnown = true;
    return () => {
      left = true;
      observer.disconnect();
      part.removeEventListener('focusin', begin);
      end();
    };
  }, []);
  return <ServedPart {...props} ref={host} />;
}
