import { classNames } from '@/components/ui/class-names';
import { LogoMark } from '@/components/ui/logo';
import { StaticPart } from '@/components/ui/static-part';
import styles from './layout.module.css';

/** Covers the page for 200 ms after each load, by CSS alone. Without scripts, or with reduced motion, it does not appear. */
export function PageLoader({ label }: { label: string }) {
  return (
    <StaticPart aria-hidden="true" className={styles.pageLoader}>
      <LogoMark className={classNames(styles.pageLoaderMark, 'h-10 w-13')} />
      <span className="small-note">{label}</span>
    </StaticPart>
  );
}

/** Says that the next page is loading (client-navigation.tsx). It lies over the page, so nothing moves. */
export function MoveNotice({ label }: { label: string }) {
  return (
    <StaticPart as="p" role="status" className={styles.moveNotice}>
      <LogoMark className={classNames(styles.moveNoticeMark, 'h-4 w-5')} />
      {label}
    </StaticPart>
  );
}
