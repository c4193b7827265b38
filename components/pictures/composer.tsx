import { useFormatter, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { NetworkIcon } from '@/components/ui/network-icon';
import { NETWORKS, type Network } from '@/lib/site/networks';
import { CutPaper } from './cut-paper';
import { Glyph } from './glyph';
import { Picture } from './picture';

type Suggestion = {
  key: 'warmer' | 'shorter' | 'longer' | 'script';
  network: Network;
  /** How long the network allows a text to be. */
  characters: number;
  used?: true;
  wideOnly?: true;
};

const SUGGESTIONS: Suggestion[] = [
  { key: 'warmer', network: 'instagram', characters: 2_200, used: true },
  { key: 'shorter', network: 'twitter', characters: 280 },
  { key: 'longer', network: 'linkedin', characters: 3_000 },
  { key: 'script', network: 'tiktok', characters: 4_000, wideOnly: true },
];
const CHOSEN: readonly Network[] = SUGGESTIONS.map(({ network }) => network);

// From the end of the draft to the head of each suggestion.
const WIDE = [0, 1, 2, 3].map((index) => `M292 132C318 132 304 ${34 + index * 104} 330 ${34 + index * 104}`).join('');
const NARROW = `M14 212V446${[0, 1, 2].map((index) => `M14 ${254 + index * 96}q0 12 14 12`).join('')}`;

/** One draft in the composer, and what the assistant makes of it for four networks. */
export function Composer() {
  const t = useTranslations('pictures.composer');
  const format = useFormatter();
  return (
    <Picture label={t('label')} className="aspect-[360/528] [--canvas:360] @md:aspect-[560/432] @md:[--canvas:560]">
      <div className="flex h-53 flex-col rounded-card border border-hairline bg-raised p-4 shadow-float @md:h-full @md:w-73">
        <div className="flex items-center gap-2.5">
          <CutPaper scene="loaf" className="size-8 rounded-button" />
          <span className="leading-tight">
            <span className="block font-semibold text-base leading-tight">{t('account')}</span>
            <span className="text-soft text-xs">{t('title')}</span>
          </span>
        </div>
        <div className="mt-3 flex justify-between border-hairline border-y py-2 @md:py-2.5">
          {NETWORKS.map((network) => (
            <NetworkIcon
              key={network}
              network={network}
              className={`size-4 ${CHOSEN.includes(network) ? 'text-ink' : 'text-soft opacity-45'}`}
            />
          ))}
        </div>
        <div className="mt-3 text-base @md:text-lg @md:leading-snug">
          {t('draft')}
          <span className="ms-0.5 inline-block h-4 w-0.5 translate-y-0.5 bg-thread" />
        </div>
        <div className="mt-auto hidden gap-2 @md:flex">
          <CutPaper scene="shop" className="h-40 flex-1 rounded-lg" />
          <CutPaper scene="oven" className="h-40 w-24 rounded-lg" />
          <span className="grid h-40 w-8 place-items-center rounded-lg border border-hairline border-dashed text-soft">
            <Icon name="plus" className="size-4" />
          </span>
        </div>
        <div className="mt-auto flex items-center gap-2 text-xs @md:mt-4">
          <span className="flex items-center gap-1.5 rounded-button border border-hairline px-2.5 py-1.5 text-soft">
            <Glyph name="thread" className="size-3.5 text-thread" />
            {t('voice')}
          </span>
          <span className="ms-auto rounded-button bg-inverse px-3.5 py-1.75 font-semibold text-on-inverse">{t('schedule')}</span>
        </div>
      </div>

      <svg
        viewBox="0 0 360 528"
        aria-hidden="true"
        className="absolute inset-0 size-full fill-none stroke-2 stroke-thread @md:hidden rtl:-scale-x-100"
      >
        <path d={NARROW} strokeLinecap="round" />
      </svg>
      <svg
        viewBox="0 0 560 432"
        aria-hidden="true"
        className="absolute inset-0 hidden size-full fill-none stroke-2 stroke-thread @md:block rtl:-scale-x-100"
      >
        <path d={WIDE} strokeLinecap="round" />
      </svg>

      <div className="absolute start-7 end-0 top-61 grid gap-2 @md:start-82.5 @md:top-3">
        {SUGGESTIONS.map(({ key, network, characters, used, wideOnly }) => (
          <div
            key={key}
            className={`h-22 flex-col rounded-lg border bg-raised p-3 @md:h-24 ${used ? 'border-ink' : 'border-hairline'} ${wideOnly ? 'hidden @md:flex' : 'flex'}`}
          >
            <div className="flex items-center gap-1.5 text-xs">
              <NetworkIcon network={network} className="size-3.5" />
              <span className="font-medium">{t(`suggestions.${key}.tone`)}</span>
              <span className="me-auto text-soft tabular-nums">
                {t('length', { length: t(`suggestions.${key}.text`).length, limit: format.number(characters) })}
              </span>
              {used && <Icon name="check" className="size-3 text-positive" />}
              <span className={`font-semibold ${used ? 'text-positive' : 'text-thread'}`}>{t(used ? 'used' : 'use')}</span>
            </div>
            <div className="mt-1 line-clamp-3">{t(`suggestions.${key}.text`)}</div>
          </div>
        ))}
      </div>
    </Picture>
  );
}
