import type { StaticImageData } from 'next/image';
import type { CSSProperties } from 'react';

type FileDrawingProps = {
  file: StaticImageData;
  /** The file has a view for right-to-left pages, with signs that are not mirrored, such as a question mark. */
  turns?: boolean;
  className: string;
};

/** A drawing of cut paper from a file of its own. It is decoration, and loads lazily as in cut-paper.tsx. */
export function FileDrawing({ file: { src }, turns = false, className }: FileDrawingProps) {
  const turned = turns && { className: `${className} rtl:content-(--turned)`, style: { '--turned': `url(${src}#rtl)` } as CSSProperties };
  // biome-ignore lint/performance/noImgElement: a drawing of the site's own, whose size is its class's
  return <img src={src} alt="" loading="lazy" className={className} {...turned} />;
}
