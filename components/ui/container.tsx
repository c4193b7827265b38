import type { ComponentProps } from 'react';

export type ContainerWidth = 'page' | 'prose' | 'wide';

const WIDTHS: Record<ContainerWidth, string> = {
  page: 'max-w-[calc(var(--container-page)+2*var(--spacing-gutter))]',
  prose: 'max-w-[calc(var(--container-prose)+2*var(--spacing-gutter))]',
  wide: 'max-w-[calc(var(--container-page)+12rem+2*var(--spacing-gutter))]',
};

/** The centred column that everything stands in, with the page's side padding (20 to 40 px). */
export function Container({ width = 'page', className = '', ...rest }: ComponentProps<'div'> & { width?: ContainerWidth }) {
  return <div className={`mx-auto w-full px-gutter ${WIDTHS[width]} ${className}`} {...rest} />;
}
