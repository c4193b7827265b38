import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { StaticPart } from '@/components/ui/static-part';

export type PictureFrame = {
  /** Classes of the frame: its place, and the room at its sides. */
  frame?: string;
  /** Rises into place when it is scrolled into view (settling.tsx). Never set it for a picture of the first screen. */
  settles?: boolean;
};

type PictureProps = PictureFrame & {
  /** Describes the picture for people who do not see it. */
  label: string;
  /** Classes of the canvas: its width in units (`--canvas`) and its aspect ratio. */
  className: string | undefined;
  children: ReactNode;
};

/** A length in the picture's own unit, for a place that does not depend on its width. */
export const units = (count: number) => `calc(var(--u) * ${count})`;

/** The frame of a product picture. For assistive technology it is one image. It scales to its container and keeps its aspect ratio. */
export function Picture({ label, className, frame, settles = false, children }: PictureProps) {
  return (
    <StaticPart
      role="img"
      aria-label={label}
      {...(settles && { 'data-settle': 'whole' })}
      className={classNames('@container w-full select-none', frame)}
    >
      <div aria-hidden="true" className={`canvas relative ${className}`}>
        {children}
      </div>
    </StaticPart>
  );
}
