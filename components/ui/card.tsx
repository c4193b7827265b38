import type { ComponentProps } from 'react';

/** Raised paper with a hairline. `floating` adds a soft shadow, for a card that lies above the page. */
export function Card({ floating = false, className = '', ...rest }: ComponentProps<'div'> & { floating?: boolean }) {
  return <div className={`rounded-card border border-hairline bg-raised ${floating ? 'shadow-float' : ''} ${className}`} {...rest} />;
}
