import { useTranslations } from 'next-intl';
import drawing from './long-table.svg';
import { Picture } from './picture';
import { turned } from './turned';

/** A long table that runs on past the frame: some work, some only nod, and there are free chairs, which are red. On a phone its first part alone is as wide as the screen, up to the end of the free chair after the fourth person: in one piece its faces would be dots. Mirrored with the text, but for our mark. */
export function LongTable() {
  const t = useTranslations('competitors.sprout.picture');
  return (
    <Picture
      label={t('label')}
      className="aspect-[390/184] overflow-hidden rounded-card max-sm:rounded-none [--canvas:390] @2xl:aspect-[1200/424] @2xl:[--canvas:1200]"
    >
      {/* biome-ignore lint/performance/noImgElement: a drawing of the site's own, as in cut-paper.tsx */}
      <img
        src={drawing.src}
        alt=""
        loading="lazy"
        className="size-full object-cover object-left rtl:object-right rtl:content-(--turned)"
        style={turned(drawing.src)}
      />
    </Picture>
  );
}
