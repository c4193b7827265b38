'use client';

import type { MouseEvent, ReactNode } from 'react';
import { toast } from './toast';

type CopyButtonProps = {
  /** What is copied; without it, the code of the figure that the button stands in: a page then has the code once. */
  text?: string;
  label?: string;
  copied: string;
  failed: string;
  className: string | undefined;
  children: ReactNode;
};

/** Copies, and says so. Hide it where no script runs. */
export function CopyButton({ text, label, copied, failed, className, children }: CopyButtonProps) {
  const copy = async ({ currentTarget: button }: MouseEvent) => {
    const words = text ?? button.closest('figure')?.querySelector('pre')?.textContent ?? '';
    try {
      await navigator.clipboard.writeText(words);
    } catch {
      // Not allowed, or a page without TLS, where there is no clipboard.
      return toast(failed, 'error');
    }
    return toast(copied);
  };
  return (
    <button type="button" aria-label={label} onClick={copy} className={className}>
      {children}
    </button>
  );
}
