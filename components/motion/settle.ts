/** How far below its final place an element starts. */
const DISTANCE_PX = 20;
const DURATION_S = 0.6;
/** Delay between one element and the next. */
const STAGGER_S = 0.1;

const lowered = `translateY(${DISTANCE_PX}px)`;

/**
 * Lets elements below the window rise into their places, one after another, when `host` is scrolled into view. Elements that the visitor
 * already sees do not move. No element is ever invisible, because only `transform` changes.
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
      // The library loads when it is first needed. If it does not load, the elements stand in their final places.
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
  // An observer also reports the position and the size of the element. Reading them from the element would force one more layout.
  const place = new IntersectionObserver(([entry]) => {
    place.disconnect();
    if (!entry || entry.isIntersecting || entry.boundingClientRect.top < 0) return;
    // The router keeps pages that the visitor has left in the document, but hidden. Their elements have no size.
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
