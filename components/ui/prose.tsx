import type { ComponentProps } from 'react';
import { joined } from './joined';
import styles from './prose.module.css';

/** Running text: legal pages and articles. Styles what lies inside by element; `className` is for its place on the page. */
export function Prose({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={joined(styles.prose as string, className)} {...rest} />;
}
