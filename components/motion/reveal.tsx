import type { ComponentProps } from 'react';

/** Its content rises into place when it is scrolled to (settling.tsx). Never for what is seen without scrolling. */
export function Reveal(props: ComponentProps<'div'>) {
  return <div data-settle="whole" {...props} />;
}
