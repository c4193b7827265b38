'use client';

import { type MouseEvent, useEffect, useRef } from 'react';
import { ONE_OPEN } from './one-open';
import { ServedPart, type ServedPartProps } from './served-part';

const QUESTION = 'button[aria-controls]';

/**
 * Opens and closes what its buttons name. Its content never changes otherwise, so it comes as HTML alone. Where the button's heading has an
 * id, an open answer stands in the address, and such an address opens its answer.
 */
export function FoldingList(props: ServedPartProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const openLinked = () => {
      // As it stands: ids here need no coding, and an address that somebody cut or mistyped may be no code at all.
      const heading = document.getElementById(location.hash.slice(1));
      const button = heading?.querySelector(QUESTION);
      if (list.current && button && list.current.contains(button)) openAlone(list.current, button);
    };
    openLinked();
    addEventListener('hashchange', openLinked);
    return () => removeEventListener('hashchange', openLinked);
  }, []);
  return <ServedPart {...props} ref={list} onClick={toggle} />;
}

function toggle({ target, currentTarget: list }: MouseEvent<HTMLElement>) {
  const button = target instanceof Element ? target.closest(QUESTION) : null;
  if (!button) return;
  const opens = button.getAttribute('aria-expanded') !== 'true';
  if (opens) openAlone(list, button);
  else fold(button, false);
  const anchor = button.parentElement?.id;
  // Replaced and not added: the way back leads to the page before, not through every answer that was read.
  if (anchor) history.replaceState(null, '', opens ? `#${anchor}` : location.pathname + location.search);
}

function openAlone(list: HTMLElement, button: Element) {
  for (const open of (list.closest(`[${ONE_OPEN}]`) ?? list).querySelectorAll(`${QUESTION}[aria-expanded="true"]`)) fold(open, false);
  fold(button, true);
}

function fold(button: Element, open: boolean) {
  button.setAttribute('aria-expanded', String(open));
  document.getElementById(button.getAttribute('aria-controls') ?? '')?.toggleAttribute('data-closed', !open);
}
