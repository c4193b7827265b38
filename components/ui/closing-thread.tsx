import type { ReactNode } from 'react';
import { joined } from './joined';
import styles from './ui.module.css';

/**
 * The thread leaves the page: along the upper edge of its closing call, in the room that the section has there, with a line that says what the page is
 * about. Curves begin and end level, as the straight lines do that they go over into. The section is
 * `relative` and hides what runs out of it: as high as that room, the line is longer than any window is wide. What it is strung through lies over it.
 */
export function ClosingThread({ d, children }: { d: string; children?: ReactNode }) {
  return (
    <svg
      viewBox="400 0 800 120"
      aria-hidden="true"
      strokeWidth={4}
      strokeLinejoin="round"
      className={joined(styles.closingThread, 'fill-none stroke-thread')}
    >
      <path d={d} />
      {children}
    </svg>
  );
}
