import type { ComponentProps } from 'react';
import styles from './ui.module.css';

type ThreadPathProps = {
  /** The path, in the units of the drawing. */
  d: string;
  /** Draws itself once when the page loads; never under prefers-reduced-motion. */
  draw?: boolean;
  /** In the units of the drawing. */
  strokeWidth?: number;
};

type ThreadProps = Omit<ComponentProps<'svg'>, 'd'> & ThreadPathProps & { viewBox: string };

/** The thread inside a drawing that has more in it, in the drawing's own colour of lines. */
export function ThreadPath({ d, draw = false, strokeWidth = 2.5 }: ThreadPathProps) {
  return (
    <path
      d={d}
      {...(draw ? { pathLength: 1, className: styles.threadDraw } : {})}
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}

/** The motif: one continuous line in the accent's colour. Decoration, so hidden from assistive technology. */
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
