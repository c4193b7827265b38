import { useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import styles from './long-table.module.css';
import drawing from './long-table.svg';
import { Picture } from './picture';
import { turned } from './turned';

/**
 * A long table that runs past the frame. Some people work, others only nod. The free chairs are red. On a phone only the first part of the
 * table fills the screen, up to the free chair after the fourth person. The whole table would make the faces too small. The drawing is
 * mirrored in right-to-left pages, except for our mark.
 */
export function LongTable() {
  const t = useTranslations('competitors.sprout.picture');
  return (
    <Picture label={t('label')} className={classNames(styles.table, 'overflow-hidden')}>
      {/* biome-ignore lint/performance/noImgElement: a drawing of the site's own, as in cut-paper.tsx */}
      <img
        src={drawing.src}
        alt=""
        loading="lazy"
        className={classNames(styles.drawing, 'size-full rtl:content-(--turned)')}
        style={turned(drawing.src)}
      />
    </Picture>
  );
}
