'use client';

import type { MouseEvent } from 'react';
import { ONE_OPEN } from './one-open';
import { ServedPart, type ServedPartProps } from './served-part';

/** Opens and closes what its buttons name. Its content never changes otherwise, so it comes as HTML alone. */
export function FoldingList(props: ServedPartProps) {
  return <ServedPart {...props} onClick={toggle} />;
}

function toggle({ target, currentTarget: list }: MouseEvent<HTMLElement>) {
  const button = target instanceof Element ? target.closest('button[aria-controls]') : null;
  if (!button) return;
  const opens = button.getAttribute('aria-expanded') !== 'true';
  for (const open of (list.closest(`[${ONE_OPEN}]`) ?? list).querySelectorAll('button[aria-controls][aria-expanded="true"]'))
    fold(open, false);
  fold(button, opens);
}

function fold(button: Element, open: boolean) {
  button.setAttribute('aria-expanded', String(open));
  document.getElementById(button.getAttribute('aria-controls') ?? '')?.toggleAttribute('data-closed', !open);
}
