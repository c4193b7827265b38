import { useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import { FileDrawing } from './file-drawing';
import styles from './long-table.module.css';
import drawing from './long-table.svg';
import { Picture } from './picture';

/**
 * A long table that runs past the frame. Some people work, others only nod. The free chairs are red. On a phone only the first part of the
 * table fills the screen, up to the free chair after the fourth person. The whole table would make the faces too small. The drawing is
 * mirrored in right-to-left pages, except for our mark.
 */
export function LongTable() {
  const t = useTranslations('competitors.sprout.picture');
  return (
    <Picture label={t('label')} className={classNames(styles.table, 'overflow-hidden')}>
      <FileDrawing file={drawing} turns className={classNames(styles.drawing, 'size-full')} />
    </Picture>
  );
}
