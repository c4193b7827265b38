import type { ComponentProps } from 'react';
import { joined } from './joined';

export type ContainerWidth = 'page' | 'prose' | 'wide';

const WIDTHS: Record<ContainerWidth, string | undefined> = { page: undefined, prose: 'column-prose', wide: 'column-wide' };

/** The centred column that everything stands in, with the page's side padding (20 to 40 px). */
export function Container({ width = 'page', className = '', ...rest }: ComponentProps<'div'> & { width?: ContainerWidth }) {
  return <div className={joined('column', WIDTHS[width], className)} {...rest} />;
}
