import { classNames } from '@/components/ui/class-names';
import { LogoMark } from '@/components/ui/logo';
import { StaticPart } from '@/components/ui/static-part';
import styles from './layout.module.css';

/** Says that the next page is loading (client-navigation.tsx). It lies over the page, so nothing moves. */
export function MoveNotice({ label }: { label: string }) {
  return (
    <StaticPart as="p" role="status" className={styles.moveNotice}>
      <LogoMark className={classNames(styles.moveNoticeMark, 'h-4 w-5')} />
      {label}
    </StaticPart>
  );
}
