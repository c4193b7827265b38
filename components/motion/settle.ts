/** How far below its place a thing starts, in pixels. */
const DISTANCE_PX = 20;
const DURATION_S = 0.6;
/** Between one item and the next. */
const STAGGER_S = 0.1;

const lowered = `translateY(${DISTANCE_PX}px)`;

/**
 * Lets elements that are still below the window rise into their places, one after another, once `host` is scrolled into view.
 * Whatever the visitor can already see is left alone, and nothing is ever invisible: only `transform` moves.
 */
export function settleOnScroll(host: Element, elements: readonly HTMLElement[]): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => {};
  const restore = () => {
    for (const element of elements) element.style.transform = '';
  };
  const observer = new IntersectionObserver(
    async ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      // The library comes when it is first needed. Without it everything simply stands in its place.
      const { animate } = await import('framer-motion/dom/mini').catch(() => ({ animate: undefined }));
      if (!animate) return restore();
      for (const [order, element] of elements.entries()) {
        const rise = animate(
          element,
          { transform: [lowered, 'translateY(0px)'] },
          { duration: DURATION_S, delay: order * STAGGER_S, ease: [0.2, 0.7, 0.2, 1] },
        );
        rise.then(() => {
          element.style.transform = '';
        });
      }
    },
    { rootMargin: '0px 0px -8% 0px' },
  );
  // Where it stands and whether it is shown, is asked of an observer, too: asking the element would have the browser lay out the page once more.
  const place = new IntersectionObserver(([entry]) => {
    place.disconnect();
    if (!entry || entry.isIntersecting || entry.boundingClientRect.top < 0) return;
    // The router keeps pages that were left in the document, hidden: nothing there has a size.
    if (entry.boundingClientRect.height === 0) return;
    for (const element of elements) element.style.transform = lowered;
    observer.observe(host);
  });
  place.observe(host);
  return () => {
    place.disconnect();
    observer.disconnect();
    restore();
  };
}
