import type { ReactNode } from 'react';
import { StaticPart } from '@/components/ui/static-part';

type PictureProps = {
  /** What the picture shows, for those who do not see it. */
  label: string;
  /** Classes of the canvas: its width in units and its aspect, such as `[--canvas:640] aspect-[640/480]`. */
  className: string;
  children: ReactNode;
};

/** The frame of a product picture: one image to assistive technology, scaled to its container, of a fixed aspect. */
export function Picture({ label, className, children }: PictureProps) {
  return (
    <StaticPart role="img" aria-label={label} className="@container w-full select-none">
      <div aria-hidden="true" className={`canvas relative ${className}`}>
        {children}
      </div>
    </StaticPart>
  );
}
