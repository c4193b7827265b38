import { classNames } from '@/components/ui/class-names';
import styles from './white-label.module.css';

export function CropMarks({ className }: { className?: string }) {
  return (
    <div aria-hidden="true" className={classNames(styles.cropMarks, 'pointer-events-none absolute inset-0', className)}>
      <span />
      <span />
      <span />
      <span />
    </div>
  );
}
