import { useEffect } from 'react';

/** A shorter navigation shows no message. */
export const PATIENCE_MS = 200;

/** Marks the root element while the visitor waits for a page. The layout shows a message for this mark. */
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
