import type { ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './closing-thread.module.css';

/**
 * The thread leaves the page along the upper edge of the closing call. `d` draws a shape that fits the subject of the page. Its curves
 * begin and end level, so that they continue the straight lines beside them. The drawing is as high as the section's upper padding, and its
 * line is longer than any window is wide. So the section must be `relative` and hide its overflow. The children lie over the line.
 */
export function ClosingThread({ d, children }: { d: string; children?: ReactNode }) {
  return (
    <svg
      viewBox="400 0 800 120"
      aria-hidden="true"
      strokeWidth={4}
      strokeLinejoin="round"
      className={classNames(
        styles.closingThread,
        'absolute inset-x-0 top-0 w-full overflow-visible fill-none stroke-thread rtl:-scale-x-100',
      )}
    >
      <path d={d} />
      {children}
    </svg>
  );
}
