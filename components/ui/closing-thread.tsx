import type { ReactNode } from 'react';

/** One loop on the way from one side of the window to the other: below a page about another tool. Lists, what is read in them and pages that sell say with another line what they are about. Curves begin and end level, as the straight lines do that they go over into. */
export const CLOSING_THREAD = 'M-1600 84H-20C240 84 420 30 640 30c130 0 150 76 76 76S650 22 790 22c250 0 380 56 690 56H3200';

/**
 * The thread leaves the page: along the upper edge of its closing call, in the room that the section has there. The section is
 * `relative` and hides what runs out of it: as high as that room, the line is longer than any window is wide. What it is strung through lies over it, and what it is written on behind it.
 */
export function ClosingThread({ d, behind, children }: { d: string; behind?: ReactNode; children?: ReactNode }) {
  return (
    <svg
      viewBox="400 0 800 120"
      aria-hidden="true"
      strokeWidth={4}
      strokeLinejoin="round"
      className="closing-thread fill-none stroke-thread"
    >
      {behind}
      <path d={d} />
      {children}
    </svg>
  );
}
