import { useTranslations } from 'next-intl';
import { joined } from '@/components/ui/joined';
import styles from './long-table.module.css';
import drawing from './long-table.svg';
import { Picture } from './picture';
import { turned } from './turned';

/** A long table that runs on past the frame: some work, some only nod, and there are free chairs, which are red. On a phone its first part alone is as wide as the screen, up to the end of the free chair after the fourth person: in one piece its faces would be dots. Mirrored with the text, but for our mark. */
export function LongTable() {
  const t = useTranslations('competitors.sprout.picture');
  return (
    <Picture label={t('label')} className={joined(styles.table, 'overflow-hidden')}>
      {/* biome-ignore lint/performance/noImgElement: a drawing of the site's own, as in cut-paper.tsx */}
      <img
        src={drawing.src}
        alt=""
        loading="lazy"
        className={joined(styles.drawing, 'size-full rtl:content-(--turned)')}
        style={turned(drawing.src)}
      />
    </Picture>
  );
}
