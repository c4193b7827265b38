import { joined } from '@/components/ui/joined';
import { LogoMark } from '@/components/ui/logo';
import styles from './layout.module.css';

/**
 * Covers each page that is loaded whole for 200 ms while the thread draws itself; CSS alone, and nothing without scripts or motion. What is
 * below is painted meanwhile.
 */
export function PageLoader({ label }: { label: string }) {
  return (
    <div aria-hidden="true" className={styles.pageLoader}>
      <LogoMark className={joined(styles.pageLoaderMark, 'h-10 w-13')} />
      <span className="small-note">{label}</span>
    </div>
  );
}
