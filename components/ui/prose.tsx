import { classNames } from './class-names';
import styles from './reading.module.css';
import type { ServedPartProps } from './served-part';
import { StaticPart } from './static-part';

/** Running text, such as legal pages and articles. It styles its content by element. `className` is for its place on the page. */
export function Prose({ className, ...rest }: ServedPartProps) {
  return <StaticPart className={classNames(styles.prose, className)} {...rest} />;
}
