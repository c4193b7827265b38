import { classNames } from '@/components/ui/class-names';
import styles from './white-label.module.css';
export function CropMarks({ className = '' }: { className?: string }) {
  return (
    <div aria-hidden="true" className={`pointer-events-none absolute inset-0 ${className}`}>
      {CORNERS.map((corner) => (
        <span key={corner} className={`border-current absolute size-5 ${corner}`} />
      ))}
    </div>
  );
}

const CORNERS = [
  'border-s border-t start-0 top-0',
  classNames(styles.cropEndTop, 'top-0'),
  classNames(styles.cropStartBottom, 'start-0'),
  styles.cropEndBottom,
];
