import { useTranslations } from 'next-intl';
import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { NetworkIcon } from '@/components/ui/network-icon';
import { Thread } from '@/components/ui/thread';
import type { Network } from '@/lib/site/networks';
import { CutPaper } from './cut-paper';
import { FileDrawing } from './file-drawing';
import wall from './flower-wall.svg';
import styles from './grid-and-line.module.css';
import { Picture, units } from './picture';

const MINUTES = 6;

const LINE = 'absolute inset-0 size-full rtl:-scale-x-100';
// From the edge of the last tile to the middle of each post. The gaps between the posts are equal.
const WIDE = [54, 199, 333].map((y) => `M316 316C364 316 342 ${y} 392 ${y}`).join('');
// On a phone the line goes straight down and then along the middle of the gap.
const NARROW = 'M296 387V406Q296 420 282 420H28Q14 420 14 434V575Q14 597 36 597M14 445Q14 467 36 467M14 515Q14 537 36 537';

/** A profile as a grid of pictures. From the one line of text in it, a thread leads to three text posts that begin with it. */
export function GridAndLine() {
  const t = useTranslations('competitors.later.picture');
  return (
    <Picture label={t('label')} className={styles.feeds}>
      <div className="w-full @lg:w-83 absolute start-0 top-0 rounded-card border border-hairline bg-raised p-4 shadow-float">
        <div className="flex items-center gap-2.5">
          <CutPaper scene="tulips" className="size-8 rounded-button" />
          <span className="font-semibold text-base">{t('account')}</span>
          <NetworkIcon network="instagram" className="ms-auto size-4.5" />
        </div>
        <div className="mt-3.5 relative">
          <FileDrawing file={wall} className="aspect-square w-full rtl:-scale-x-100" />
          <span
            className="absolute grid aspect-square rounded-sm bg-marigold font-bold font-display text-title text-on-marigold leading-tight"
            style={{ insetInlineEnd: 0, bottom: 0, width: '32.47%', placeContent: 'center', justifyItems: 'center' }}
          >
            Aa
            {/* The letters above are set tighter. This line has normal spacing. */}
            <span className="font-sans font-semibold text-lg tracking-normal">{t('line')}</span>
          </span>
        </div>
      </div>
      <Thread d={NARROW} viewBox="0 0 360 640" className={`${LINE} @lg:hidden`} />
      <Thread d={WIDE} viewBox="0 0 680 400" className={`${LINE} hidden @lg:block`} />
      <Post network="linkedin" top={[434, 4]}>
        {t('linkedin')}
      </Post>
      <Post network="threads" top={[514, 160]}>
        {t('threads')}
      </Post>
      <Post network="medium" top={[574, 294]} aside={t('minutes', { count: MINUTES })}>
        <span className="font-bold font-display leading-tight tracking-tight">{t('medium')}</span>
      </Post>
    </Picture>
  );
}

/** `top`: its place on the narrow and on the wide canvas. */
type PostProps = { network: Network; top: [narrow: number, wide: number]; aside?: string; children: ReactNode };

function Post({ network, top: [narrow, wide], aside, children }: PostProps) {
  return (
    <div
      className={classNames(styles.post, 'absolute rounded-lg border border-hairline bg-raised')}
      style={{ '--narrow': units(narrow), '--wide': units(wide) } as CSSProperties}
    >
      <div className="flex items-baseline gap-3">
        <NetworkIcon network={network} className="size-4 @lg:size-5 mt-0.5 self-start" />
        <span className="text-base @lg:text-lg text-balance">{children}</span>
        {aside ? <span className="ms-auto shrink-0 text-soft text-sm">{aside}</span> : null}
      </div>
    </div>
  );
}
