'use client';

import { type MouseEvent, useEffect, useRef } from 'react';
import { ServedPart, type ServedPartProps } from './served-part';

/** A heading is being read under once it has come this far up: everything above 35% of the window. */
const READ = '1000000px 0px -65% 0px';

/** Where contents that stay in view while they are folded say the section (on-this-page.tsx). */
const SECTION_NAME = 'summary > [data-section]';

/** Contents that mark where the reader is. The links come from the server and work without this. */
export function CurrentSection(props: ServedPartProps) {
  const nav = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const links = [...(nav.current?.querySelectorAll<HTMLAnchorElement>('a[href^="#"]') ?? [])].flatMap((link) => {
      const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
      return heading ? [{ link, heading }] : [];
    });
    const passed = new Set<Element>();
    const mark = () => {
      const name = nav.current?.parentElement?.querySelector(SECTION_NAME);
      const read = links
        .filter(({ heading }) => passed.has(heading))
        .map((each) => ({ ...each, place: each.heading.getBoundingClientRect() }));
      // The lowest, which in columns need not be the last; of two on a line the first.
      const lowest = read.reduce<(typeof read)[number] | undefined>(
        (best, each) => (best && each.place.top < best.place.top + 8 ? best : each),
        undefined,
      );
      // Of sections side by side the one that was asked for.
      const asked = read.find(({ link, place }) => link.hash === location.hash && lowest && isBeside(place, lowest.place));
      // Above the first section, contents that follow name it: it is what comes.
      const current = (asked ?? lowest ?? (name ? links[0] : undefined))?.link;
      for (const { link } of links) link.toggleAttribute('aria-current', false);
      current?.setAttribute('aria-current', 'location');
      if (name) name.textContent = current?.textContent ?? '';
      if (current && nav.current) keepInView(nav.current, current);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) passed.add(target);
          else passed.delete(target);
        }
        mark();
      },
      { rootMargin: READ },
    );
    for (const { heading } of links) observer.observe(heading);
    addEventListener('hashchange', mark);
    return () => {
      observer.disconnect();
      removeEventListener('hashchange', mark);
    };
  }, []);
  return <ServedPart as="nav" {...props} ref={nav} onClick={fold} />;
}

/** In another column, and so little above it that a reader who was led to it sees both. */
const isBeside = (one: DOMRect, other: DOMRect) => one.left !== other.left && other.top - one.top < innerHeight * 0.35;

/** A link of contents that lie over the text folds them, as the text is what the reader wants to see now. */
function fold({ currentTarget, target }: MouseEvent<HTMLElement>): void {
  if (!(target instanceof Element) || !target.closest('a')) return;
  const box = currentTarget.parentElement;
  if (box?.querySelector(SECTION_NAME)) box.querySelector('details')?.removeAttribute('open');
}

/** Contents longer than the window scroll along, and only they. */
function keepInView(scroller: HTMLElement, link: HTMLElement): void {
  if (scroller.scrollHeight <= scroller.clientHeight) return;
  const place = link.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop;
  scroller.scrollTop = place - scroller.clientHeight / 2;
}
