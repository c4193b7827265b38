import type { ReactNode } from 'react';

/**
 * The thread leaves the page: along the upper edge of its closing call, in the room that the section has there, with a line that says what the page is
 * about. Curves begin and end level, as the straight lines do that they go over into. The section is
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
