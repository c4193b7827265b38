import { useFormatter, useTranslations } from 'next-intl';
import { CutPaper, Portrait } from '@/components/pictures/cut-paper';
import { Glyph } from '@/components/pictures/glyph';
import { Picture } from '@/components/pictures/picture';

/** How often people searched, month by month. */
const TREND = [31, 30, 33, 32, 36, 34, 40, 43, 41, 48, 51, 58];
/** Posts in a week of each competitor, by hour from six in the morning to nine at night; nobody begins early. */
const RIVALS = [
  { name: 'first', hours: [10, 12, 14, 18, 19] },
  { name: 'second', hours: [11, 13, 17] },
  { name: 'third', hours: [9, 10, 12, 14, 16, 17, 18, 20] },
] as const;
const DAY = { from: 6, to: 21 };
const FIRST_RIVAL_HOUR = Math.min(...RIVALS.flatMap(({ hours }) => hours));

const rise = ((TREND.at(-1) ?? 0) - (TREND[0] ?? 0)) / (TREND[0] ?? 1);
const points = TREND.map((value, index) => [(index * 520) / (TREND.length - 1), 110 - value * 1.7] as const);
const curve = points.map(([x, y], index) => `${index ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
const place = (hour: number) => `${((hour - DAY.from) / (DAY.to - DAY.from)) * 100}%`;

/** What the strategist has on the desk: the trade's trend, the others' habits, and the gap between them. */
export function TradePage() {
  const t = useTranslations('managedService.blocks.expertise.picture');
  const format = useFormatter();
  return (
    <Picture label={t('label')} className="aspect-[360/570] [--canvas:360] @lg:aspect-[600/540] @lg:[--canvas:600]">
      <CutPaper scene="field" className="absolute end-0 top-0 h-40 w-[62%] rounded-card" />
      <div className="absolute inset-x-0 top-16 bottom-14 flex flex-col rounded-card border border-hairline bg-raised p-5 shadow-float @lg:end-10 @lg:bottom-16 @lg:p-6">
        <div className="flex items-center gap-3">
          <Portrait person="ines" className="size-10 rounded-full" />
          <div className="leading-tight">
            <div className="font-semibold text-base">{t('heading')}</div>
            <div className="text-soft text-xs">{t('by')}</div>
          </div>
        </div>
        <div className="mt-4 flex items-baseline justify-between border-hairline border-t pt-3">
          <span className="font-medium">{t('trend')}</span>
          <span className="flex items-center gap-1 font-semibold text-positive tabular-nums">
            <Glyph name="rise" className="size-3 rtl:-scale-x-100" />
            {t('change', { percent: format.number(rise, { style: 'percent' }) })}
          </span>
        </div>
        <svg
          viewBox="0 0 520 112"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="mt-2 min-h-0 w-full flex-1 fill-none rtl:-scale-x-100"
        >
          <path d="M0 30H520M0 70H520M0 111H520" className="stroke-hairline" vectorEffect="non-scaling-stroke" />
          <path d={`${curve}V112H0z`} className="fill-thread opacity-10" />
          <path
            d={curve}
            strokeWidth="2.5"
            strokeLinejoin="round"
            strokeLinecap="round"
            className="stroke-thread"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <div className="mt-4 border-hairline border-t pt-3 font-medium">{t('competitors')}</div>
        <div className="relative mt-2">
          <div
            className="absolute inset-y-0 start-26 rounded-md border border-thread border-dashed bg-thread/10"
            style={{ width: `calc((100% - var(--spacing) * 26) * ${(FIRST_RIVAL_HOUR - DAY.from - 0.5) / (DAY.to - DAY.from)})` }}
          />
          {RIVALS.map(({ name, hours }) => (
            <div key={name} className="flex h-8 items-center">
              <span className="w-26 shrink-0 text-soft text-xs">{t(`names.${name}`)}</span>
              <span className="relative h-px flex-1 bg-hairline">
                {hours.map((hour) => (
                  <span key={hour} className="absolute -top-1 size-2 rounded-full bg-ink" style={{ insetInlineStart: place(hour) }} />
                ))}
              </span>
            </div>
          ))}
        </div>
        <div className="mt-2 text-thread text-xs font-medium">{t('room', { time: `${FIRST_RIVAL_HOUR}:00` })}</div>
      </div>
      <div className="absolute end-0 bottom-0 w-64 rounded-card rounded-ee-none bg-marigold p-4 text-base text-on-marigold shadow-float">
        {t('note')}
      </div>
    </Picture>
  );
}
