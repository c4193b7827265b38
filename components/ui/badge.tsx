import type { ComponentProps } from 'react';

/** A short highlight in marigold, such as "Most Popular". */
export function Badge({ className = '', ...rest }: ComponentProps<'span'>) {
  return (
    <span
      className={`inline-flex items-center whitespace-nowrap rounded-button bg-marigold px-2.5 py-1 font-semibold text-on-marigold text-[0.8125rem] leading-none ${className}`}
      {...rest}
    />
  );
}
