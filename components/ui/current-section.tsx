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
      const last = links.findLast(({ heading }) => passed.has(heading));
      // Of sections side by side the one that was asked for, or the first.
      const beside = links.filter(({ heading }) => last && passed.has(heading) && isBeside(heading, last.heading));
      // Above the first section, contents that follow name it: it is what comes.
      const current = (beside.find(({ link }) => link.hash === location.hash) ?? beside[0] ?? (name ? links[0] : undefined))?.link;
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

const isBeside = (one: Element, other: Element) => Math.abs(one.getBoundingClientRect().top - other.getBoundingClientRect().top) < 8;

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
