import { useEffect } from 'react';

/** A move that takes no longer than this needs no word about it. */
export const PATIENCE_MS = 200;

/** Marks the root element while a page keeps its visitor waiting. The layout shows the word for it. */
export function usePendingMark(pending: boolean): void {
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
}
