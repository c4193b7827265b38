'use client';

import { useLinkStatus } from 'next/link';
import { useEffect } from 'react';

/** A move that takes no longer than this needs no word about it. */
export const PATIENCE_MS = 200;

/** Inside a link: marks the root element while the page that it leads to keeps its visitor waiting. The layout shows the word for it. */
export function PendingMove() {
  const { pending } = useLinkStatus();
  useEffect(() => {
    if (!pending) return;
    const { dataset } = document.documentElement;
    const timer = setTimeout(() => {
      dataset.moving = '';
    }, PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      delete dataset.moving;
    };
  }, [pending]);
  return null;
}
