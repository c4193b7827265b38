import type { ComponentProps } from 'react';

type ThreadPathProps = {
  /** The path, in the units of the drawing. */
  d: string;
  /** The path draws itself once when the page loads, but not with prefers-reduced-motion. */
  draw?: boolean;
  /** In the units of the drawing. */
  strokeWidth?: number;
};

type ThreadProps = Omit<ComponentProps<'svg'>, 'd'> & ThreadPathProps & { viewBox: string };

/** The thread inside a larger drawing, in the drawing's own line colour. */
export function ThreadPath({ d, draw = false, strokeWidth = 2.5 }: ThreadPathProps) {
  return (
    <path
      d={d}
      {...(draw ? { pathLength: 1, className: 'thread-draw' } : {})}
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}

/** One continuous line in the accent colour. It is decoration, so it is hidden from assistive technology. */
export function Thread({ d, viewBox, draw, strokeWidth, className = '', ...rest }: ThreadProps) {
  return (
    <svg
      viewBox={viewBox}
      aria-hidden="true"
      focusable="false"
      className={`pointer-events-none fill-none stroke-thread ${className}`}
      {...rest}
    >
      <ThreadPath d={d} {...(draw && { draw })} {...(strokeWidth && { strokeWidth })} />
    </svg>
  );
}
