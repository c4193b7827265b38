import { classNames } from './class-names';
import type { ServedPartProps } from './served-part';
import { StaticPart } from './static-part';

export type ContainerWidth = 'page' | 'prose';

const WIDTHS: Record<ContainerWidth, string | undefined> = { page: undefined, prose: 'prose-column' };

/** The class of the centred column, with the page's side padding (20 to 40 px). */
export const column = (width: ContainerWidth = 'page', className?: string) => classNames('page-column', WIDTHS[width], className);

/** The column as an element. */
export function Container({ width, className, ...rest }: ServedPartProps & { width?: ContainerWidth | undefined }) {
  return <StaticPart className={column(width, className)} {...rest} />;
}
