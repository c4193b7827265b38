import { useId } from 'react';
import { LIVE_PART } from '@/lib/next/static-part';
import { CopyingPart } from './copying-part';
import { joined } from './joined';
import styles from './reading.module.css';
import type { ServedPartProps } from './served-part';

/** Running text, such as legal pages and articles. It styles its content by element. `className` is for its place on the page. */
export function Prose({ className, ...rest }: ServedPartProps) {
  return <CopyingPart {...{ [LIVE_PART]: useId() }} className={joined(styles.prose, className)} {...rest} />;
}
