import type { ComponentProps } from 'react';

/** Raised paper with a hairline. */
export function Card({ className = '', ...rest }: ComponentProps<'div'>) {
  return <div className={`rounded-card border border-hairline bg-raised ${className}`} {...rest} />;
}
