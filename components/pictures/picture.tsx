import type { ReactNode } from 'react';
import { joined } from '@/components/ui/joined';
import { StaticPart } from '@/components/ui/static-part';
import styles from './picture.module.css';

/** What the place decides that a picture stands in. */
export type PictureFrame = {
  /** Classes of its frame: where it stands, and the room at its sides. */
  frame?: string;
  /** Whether it rises into place when it is scrolled to (components/motion/settling.tsx). Never what is seen without scrolling. */
  settles?: boolean;
};

type PictureProps = PictureFrame & {
  /** What the picture shows, for those who do not see it. */
  label: string;
  /** Classes of the canvas: its width in units and its aspect, such as `[--canvas:640] aspect-[640/480]`. */
  className: string | undefined;
  children: ReactNode;
};

/** The frame of a product picture: one image to assistive technology, scaled to its container, of a fixed aspect. */
export function Picture({ label, className, frame, settles = false, children }: PictureProps) {
  return (
    <StaticPart
      role="img"
      aria-label={label}
      {...(settles && { 'data-settle': 'whole' })}
      className={joined('@container w-full select-none', frame)}
    >
      <div aria-hidden="true" className={`${styles.canvas} relative ${className}`}>
        {children}
      </div>
    </StaticPart>
  );
}
