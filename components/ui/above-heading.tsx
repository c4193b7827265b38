import type { PropsWithChildren } from 'react';

/** A small line above the words of a heading, and part of it: search engines read both as one. */
export function AboveHeading({ children }: PropsWithChildren) {
  return <span className="above-heading">{children}</span>;
}
