import { classNames } from './class-names';
import type { ServedPartProps } from './served-part';
import { StaticPart } from './static-part';

/** The class of the centred column, with the page's side padding (20 to 40 px). */
export const column = (className?: string) => classNames('page-column', className);

export function Container({ className, ...rest }: ServedPartProps) {
  return <StaticPart className={column(className)} {...rest} />;
}
