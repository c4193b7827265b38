import type { ComponentProps } from 'react';

type DrawingProps = Omit<ComponentProps<'svg'>, 'd' | 'children'> & { d: string; viewBox: string };

/** A drawing of one path. It is decoration, so it is hidden from assistive technology. */
export function Drawing({ d, ...rest }: DrawingProps) {
  return (
    <svg aria-hidden="true" {...rest}>
      <path d={d} />
    </svg>
  );
}
