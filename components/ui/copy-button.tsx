import type { ReactNode } from 'react';

/** What the part around a button is to copy, and to say then. */
export const TEXT = 'data-text';
export const COPIED = 'data-copied';
export const FAILED = 'data-failed';

type CopyButtonProps = {
  /** What is copied; without it, the code of the figure that the button stands in. */
  text?: string;
  label?: string;
  copied: string;
  failed: string;
  className: string | undefined;
  children: ReactNode;
};

/** Copies, and says so, inside a CopyingPart. Hide it where no script runs. */
export function CopyButton({ text, label, copied, failed, className, children }: CopyButtonProps) {
  return (
    <button type="button" aria-label={label} {...{ [TEXT]: text, [COPIED]: copied, [FAILED]: failed }} className={className}>
      {children}
    </button>
  );
}
