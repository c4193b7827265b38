'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';

/** The header stays at the top. After 50 px of scrolling it gets its raised look. Its size never changes. */
export function StickyHeader({ className, children }: { className?: string; children: ReactNode }) {
  const sentinel = useRef<HTMLSpanElement>(null);
  const [stuck, setStuck] = useState(false);
  useEffect(() => {
    if (!sentinel.current) return;
    const observer = new IntersectionObserver(([entry]) => setStuck(entry?.isIntersecting === false));
    observer.observe(sentinel.current);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      {/* It begins where the header does. Its height is the distance that the page may scroll further before the header changes. */}
      <span ref={sentinel} aria-hidden="true" className="pointer-events-none absolute h-[50px] w-px" />
      <header id="site-header" data-stuck={stuck || undefined} className={className}>
        {children}
      </header>
    </>
  );
}
