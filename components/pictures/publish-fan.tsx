import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Drawing } from '@/components/ui/drawing';
import { useFigure } from '@/components/ui/figure';
import { networkMark } from '@/components/ui/network-mark';
import type { Network } from '@/lib/site/networks';
import { CutPaper } from './cut-paper';
import { Picture, type PictureFrame } from './picture';
import styles from './product.module.css';

// The middle and the top of each tile on the two canvases. Tiles hang in columns. A strand passes behind the tiles above its own tile,
// slightly beside the other strands.
const ENDS: Record<Network, Record<'narrow' | 'wide', [x: number, y: number]>> = {
  facebook: { narrow: [50, 116], wide: [50, 150] },
  pinterest: { narrow: [56, 276], wide: [62, 310] },
  twitter: { narrow: [62, 474], wide: [194, 350] },
  instagram: { narrow: [174, 116], wide: [182, 132] },
  threads: { narrow: [180, 334], wide: [326, 364] },
  youtube: { narrow: [186, 468], wide: [458, 280] },
  linkedin: { narrow: [297, 116], wide: [446, 132] },
  tiktok: { narrow: [303, 262], wide: [314, 146] },
  medium: { narrow: [309, 472], wide: [584, 150] },
};
const strands = (canvas: 'narrow' | 'wide', from: number, knee: number) =>
  Object.values(ENDS)
    .map(({ [canvas]: [x, y] }) => `M${from} 84C${from} ${knee} ${x} 88 ${x} ${knee}V${y + 4}`)
    .join('');

const STRANDS = 'absolute inset-0 size-full fill-none stroke-[1.75] stroke-thread rtl:-scale-x-100';
/** Lines that stand for text too small to read. */
const TEXT = 'mt-1.5 block w-full stroke-4 stroke-hairline rtl:-scale-x-100';

/** One post on its way to nine networks, in the shape and length that each network needs. */
export function PublishFan(place: PictureFrame) {
  const t = useTranslations('pictures.publishFan');
  const figure = useFigure();
  return (
    <Picture {...place} label={t('label')} className={styles.fan}>
      <Drawing d={strands('narrow', 180, 114)} viewBox="0 0 360 600" className={`${STRANDS} @lg:hidden`} />
      <Drawing d={strands('wide', 320, 128)} viewBox="0 0 640 496" className={`${STRANDS} hidden @lg:block`} />

      <div className="w-60 p-3 absolute inset-x-0 top-0 mx-auto flex h-21 items-center gap-3 rounded-card border border-hairline bg-raised shadow-float">
        <CutPaper scene="screen" className="w-18 h-full shrink-0 rounded-lg" />
        <div>
          <div className="font-semibold text-base leading-tight">{t('post')}</div>
          <div className="mt-1 text-soft text-xs">{t('once')}</div>
        </div>
      </div>

      <Tile network="facebook" form={`${figure(1.91)}:1`} place="top-29 @lg:top-37.5 start-0">
        {t('facebook')}
        <CutPaper scene="screen" className="h-14 @lg:h-11 mt-1.5 w-full rounded-sm" />
      </Tile>
      <Tile network="pinterest" form="2:3" place="top-69 @lg:top-77.5 start-0">
        <CutPaper scene="ticket" className="h-36 w-full rounded-md" />
      </Tile>
      <Tile network="twitter" form={figure(280)} place="start-0 top-118.5 @lg:start-33 @lg:top-87.5">
        {t('twitter')}
      </Tile>
      <Tile network="instagram" form="4:5" place="start-31 top-29 @lg:start-33 @lg:top-33">
        <CutPaper scene="reel" className="h-32 @lg:h-28 mb-1.5 w-full rounded-sm" />
        {t('instagram')}
      </Tile>
      <Tile network="threads" form={figure(500)} place="start-31 top-83.5 @lg:start-66 @lg:top-91">
        <div className="px-2 py-1.25 @lg:px-1.5 rounded-lg bg-sunken">{t('threads.ask')}</div>
        <div className="ms-3 px-2 py-1.25 @lg:ms-1.5 @lg:px-1.5 mt-1 rounded-lg bg-hairline">{t('threads.answer')}</div>
      </Tile>
      <Tile network="youtube" form="16:9" place="start-31 top-117 @lg:start-99 @lg:top-70">
        <CutPaper scene="dawn" className="h-13.5 mb-1.5 w-full rounded-sm" />
        {t('youtube')}
      </Tile>
      <Tile network="linkedin" form={figure(3000)} place="start-62 top-29 @lg:start-99 @lg:top-33">
        {t('linkedin')}
      </Tile>
      <div className={classNames(styles.reel, 'absolute overflow-hidden rounded-lg border border-hairline')}>
        <CutPaper scene="screen" className="absolute inset-0 size-full" />
        <div
          className={`start-2 top-2 gap-1.25 px-1.5 py-0.75 absolute flex items-center rounded-button bg-raised text-xs before:size-3 ${networkMark('tiktok')}`}
        >
          9:16
        </div>
        <div className="inset-x-2 top-9 py-1.25 text-xs @lg:text-sm @lg:leading-tight absolute rounded-md bg-raised px-2">
          {t('tiktok')}
        </div>
      </div>
      <Tile network="medium" form={t('minutes', { count: 5 })} place="start-62 top-118 @lg:start-132 @lg:top-37.5">
        <div className="font-bold font-display text-base leading-tight">{t('medium')}</div>
        <Drawing d="M0 4h96M0 13h88M0 22h94M0 31h60" viewBox="0 0 96 35" className={TEXT} />
        <div className="hidden @lg:block">
          <CutPaper scene="ticket" className="my-2 h-14 w-full rounded-sm" />
          <Drawing d="M0 4h92M0 13h96M0 22h84M0 31h96M0 40h90M0 49h40" viewBox="0 0 96 53" className={TEXT} />
        </div>
      </Tile>
    </Picture>
  );
}

function Tile({ network, form, place, children }: { network: Network; form: string; place: string | undefined; children: ReactNode }) {
  return (
    <div className={`w-28 p-2 text-xs @lg:text-sm @lg:leading-tight absolute rounded-lg border border-hairline bg-raised ${place}`}>
      <div
        className={`before:size-3.5 before:bg-ink mb-1.5 flex items-center justify-between text-soft tabular-nums ${networkMark(network)}`}
      >
        {form}
      </div>
      {children}
    </div>
  );
}
