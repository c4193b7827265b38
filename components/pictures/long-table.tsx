import { useTranslations } from 'next-intl';
import drawing from './long-table.svg';
import { Picture } from './picture';
import { turned } from './turned';

/** Who sits at the table as far as it is in the picture, on a phone, too: that it is long is what it says. */
const TAKEN = 6;

/** A long table that runs on past the frame: some work, some only nod, and there are free chairs, which are red. On a phone it is as wide as the screen. Mirrored with the text, but for our mark. */
export function LongTable() {
  const t = useTranslations('competitors.sprout.picture');
  return (
    <Picture
      label={t('label', { taken: TAKEN })}
      className="aspect-[360/130] overflow-hidden rounded-card max-sm:rounded-none [--canvas:360] @2xl:aspect-[1200/424] @2xl:[--canvas:1200]"
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
