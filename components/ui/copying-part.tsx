'use client';

import type { MouseEvent } from 'react';
import { COPIED, FAILED, TEXT } from './copy-button';
import { ServedPart, type ServedPartProps } from './served-part';
import { toast } from './toast';

/** A part of the page whose CopyButtons work. Its content never changes, so it comes as HTML alone. */
export function CopyingPart(props: ServedPartProps) {
  return <ServedPart {...props} onClick={copy} />;
}

/** Answers a click on a CopyButton. */
export async function copy({ target }: MouseEvent) {
  const button = target instanceof Element ? target.closest(`button[${COPIED}]`) : null;
  if (!button) return;
  const words = button.getAttribute(TEXT) ?? button.closest('figure')?.querySelector('pre')?.textContent ?? '';
  try {
    await navigator.clipboard.writeText(words);
  } catch {
    // Not allowed, or a page without TLS, where there is no clipboard.
    return toast(button.getAttribute(FAILED) ?? '', { kind: 'error' });
  }
  return toast(button.getAttribute(COPIED) ?? '');
}
