import type { PropsWithChildren } from 'react';
import styles from './above-heading.module.css';

/** A small line above the words of a heading, and part of it: search engines read both as one. */
export function AboveHeading({ children }: PropsWithChildren) {
  return <span className={styles.aboveHeading}>{children}</span>;
}
