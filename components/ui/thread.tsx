import type { ComponentProps } from 'react';

type ThreadProps = Omit<ComponentProps<'svg'>, 'd'> & {
  /** The path, in the units of `viewBox`. */
  d: string;
  viewBox: string;
  /** Draws itself once when the page loads; never under prefers-reduced-motion. */
  draw?: boolean;
  /** In the units of `viewBox`. */
  strokeWidth?: number;
};

/** The motif: one continuous line in the accent's colour. Decoration, so hidden from assistive technology. */
export function Thread({ d, viewBox, draw = false, strokeWidth = 2.5, className = '', ...rest }: ThreadProps) {
  return (
    <svg
      viewBox={viewBox}
      aria-hidden="true"
      focusable="false"
      className={`pointer-events-none fill-none stroke-thread ${className}`}
      {...rest}
    >
      <path
        d={d}
        {...(draw ? { pathLength: 1, className: 'thread-draw' } : {})}
        strokeWidth={strokeWidth}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** A hairline between two sections that the thread leaves for a moment and returns to. */
export function ThreadDivider({ className = '' }: { className?: string }) {
  return (
    <div aria-hidden="true" className={`flex items-center ${className}`}>
      <span className="h-[1.5px] w-[8%] bg-thread sm:w-[14%]" />
      <svg
        viewBox="0 0 120 40"
        aria-hidden="true"
        focusable="false"
        className="h-10 w-30 shrink-0 fill-none stroke-[1.5] stroke-thread rtl:-scale-x-100"
      >
        <path d="M0 20C14 20 20 4 34 4s14 32 28 32 12-24 26-24 14 8 32 8" strokeLinecap="butt" />
      </svg>
      <span className="h-px flex-1 bg-hairline" />
    </div>
  );
}
