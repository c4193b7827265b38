'use client';

import { type MouseEvent, useEffect, useRef } from 'react';
import { ServedPart, type ServedPartProps } from '@/components/ui/served-part';
import { SHEET, SHEET_TITLE, SHEET_URL } from './share-sheet';

/** The ways to share a page: those that are no links work by this. */
export function SharePart(props: ServedPartProps) {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    for (const sheet of part.current?.querySelectorAll<HTMLElement>(`[${SHEET}]`) ?? []) sheet.hidden = !('share' in navigator);
  }, []);
  return <ServedPart {...props} ref={part} onClick={answer} />;
}

function answer(event: MouseEvent) {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>(`[${SHEET}] button`) : null;
  return button ? share(button) : undefined;
}

async function share(button: HTMLElement) {
  // Hidden where the system has none.
  if (!('share' in navigator)) return;
  try {
    await navigator.share({ url: button.getAttribute(SHEET_URL) ?? '', title: button.getAttribute(SHEET_TITLE) ?? '' });
  } catch (error) {
    // Whoever closes the sheet has decided not to share.
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}
