import type { PropsWithChildren } from 'react';
import styles from './above-heading.module.css';
import { classNames } from './class-names';

/** A small line above the words of a heading. It is part of the heading, so search engines read both as one. */
export function AboveHeading({ children }: PropsWithChildren) {
  return <span className={classNames(styles.aboveHeading, 'block text-balance font-semibold text-soft tracking-normal')}>{children}</span>;
}
