import { useFormatter, useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import { useFigure } from '@/components/ui/figure';
import { CutPaper } from './cut-paper';
import { Picture, type PictureFrame } from './picture';
import styles from './product.module.css';

/** A Monday, the first day of the four weeks. */
const FIRST_DAY = Date.UTC(2026, 9, 26);
const DAY_MS = 86_400_000;
const REACH = [
  1120, 1340, 1620, 1480, 1910, 2290, 900, 1210, 1520, 1700, 1640, 2080, 2470, 1010, 1300, 1580, 1850, 1710, 2240, 3120, 1150, 1430, 1690,
  2010, 1820, 2390, 2680, 1240,
];
const ENGAGEMENT_PERCENT = [
  3.1, 3.2, 3.5, 3.3, 3.6, 3.9, 3.4, 3.3, 3.6, 3.8, 3.7, 4.1, 4.3, 3.8, 3.7, 4, 4.2, 4.1, 4.7, 5.5, 4.6, 4.2, 4.4, 4.7, 4.5, 5, 5.2, 4.8,
];
/** The number of readers out of ten at each hour, from six in the morning. */
const PRESENCE = [1, 3, 5, 4, 2, 2, 4, 6, 4, 2, 2, 3, 6, 10, 8, 5, 3, 1];
const FIRST_HOUR = 6;
const CLICKS = 1204;

const PLOT = { width: 560, height: 180, step: 20, topReach: 3600, topPercent: 7.2 };
const reach = REACH.reduce((sum, value) => sum + value, 0);
const median = REACH.toSorted((a, b) => a - b)
  .slice(13, 15)
  .reduce((sum, value) => sum + value / 2, 0);
const best = REACH.indexOf(Math.max(...REACH));
const bestHour = FIRST_HOUR + PRESENCE.indexOf(Math.max(...PRESENCE));
const engagement = ENGAGEMENT_PERCENT.reduce((sum, value) => sum + value / ENGAGEMENT_PERCENT.length, 0);

/** The bars of the busiest hours, or of all other hours, as one shape. */
const hours = (busiest: boolean) =>
  PRESENCE.map((each, hour) =>
    (each === Math.max(...PRESENCE)) === busiest ? `M${hour * 30 + 1} 26v-${each * 2.6}h28v${each * 2.6}z` : '',
  ).join('');

const height = (value: number) => Math.round((value / PLOT.topReach) * PLOT.height);
const bar = (value: number, index: number) => `M${index * PLOT.step + 5} ${PLOT.height}v-${height(value)}h10v${height(value)}z`;
const bars = REACH.map((value, index) => (index === best ? '' : bar(value, index))).join('');
const levels = ENGAGEMENT_PERCENT.map((value) => Math.round((1 - value / PLOT.topPercent) * PLOT.height));
// The curve passes through the midpoints between two days, so it is smooth.
const bends = levels
  .slice(1, -1)
  .map((y, index) => `Q${index * PLOT.step + 30} ${y} ${index * PLOT.step + 40} ${(y + (levels[index + 2] ?? y)) / 2}`);
const line = `M10 ${levels[0]}${bends.join('')}T550 ${levels.at(-1)}`;

/** The figures of four weeks: reach per day, engagement, the median day and the best hour. */
export function Analytics(place: PictureFrame) {
  const t = useTranslations('pictures.analytics');
  const format = useFormatter();
  const figure = useFigure();
  const day = (index: number) => new Date(FIRST_DAY + index * DAY_MS);
  const percent = (value: number, digits = 0) =>
    figure(value / 100, { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits });
  const figures = [
    { label: t('reach'), value: figure(reach, { notation: 'compact', maximumFractionDigits: 1 }), change: percent(12) },
    { label: t('engagement'), value: percent(engagement, 1), change: percent(8) },
    { label: t('clicks'), value: figure(CLICKS), change: percent(9) },
  ];
  return (
    <Picture
      {...place}
      label={t('label')}
      className={classNames(styles.analytics, 'flex flex-col rounded-card border border-hairline bg-raised shadow-float')}
    >
      <div className="flex items-baseline justify-between font-semibold text-base">
        {t('title')}
        <span className="font-normal text-sm text-soft">{format.dateTimeRange(day(0), day(27), { day: 'numeric', month: 'short' })}</span>
      </div>
      <div className="mt-3 @lg:mt-4 grid grid-cols-3 border-hairline border-y py-3">
        {figures.map(({ label, value, change }, index) => (
          <div
            key={label}
            className={`@lg:grid @lg:grid-cols-[auto_1fr] items-baseline gap-x-2.5 ${index > 0 ? 'border-hairline border-s ps-3 @lg:ps-5' : ''}`}
          >
            <div className="col-span-2 text-soft text-xs">{label}</div>
            <span className="text-xl @lg:text-2xl mt-1 block font-bold font-display tabular-nums tracking-tight">{value}</span>
            <span className="block whitespace-nowrap font-medium text-positive text-xs before:content-['↑_']">{change}</span>
          </div>
        ))}
      </div>

      <div className="mt-4 flex gap-3.5 text-soft text-xs">
        <span className={classNames(styles.legend, styles.legendBar)}>{t('reachByDay')}</span>
        <span className={styles.legend}>{t('engagement')}</span>
        <span className={classNames(styles.legend, styles.legendDashed, 'tabular-nums')}>{t('median', { value: figure(median) })}</span>
      </div>
      <div className="ms-8 relative mt-2 min-h-0 flex-1">
        <div className={classNames(styles.scale, 'absolute inset-y-0 text-soft text-xs tabular-nums')}>
          <span className="top-[16.7%]">{figure(3000, { notation: 'compact' })}</span>
          <span className="top-[44.4%]">{figure(2000, { notation: 'compact' })}</span>
          <span className="top-[72.2%]">{figure(1000, { notation: 'compact' })}</span>
        </div>
        <svg
          viewBox={`0 0 ${PLOT.width} ${PLOT.height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          className="absolute inset-0 size-full fill-none *:[vector-effect:non-scaling-stroke] rtl:-scale-x-100"
        >
          <path d="M0 30H560M0 80H560M0 130H560M0 180H560" className="stroke-hairline" />
          <path d={bars} className="opacity-20 fill-ink" />
          <path d={bar(REACH[best] ?? 0, best)} className="fill-teal" />
          <path d={`M0 ${PLOT.height - height(median)}H560`} strokeDasharray="3 4" className="stroke-soft" />
          <path d={line} strokeWidth="2.5" strokeLinecap="round" className="stroke-thread" />
        </svg>
        <div className="end-[33%] -top-1 p-1.5 pe-2.5 text-on-inverse absolute flex items-center gap-2 rounded-md bg-inverse text-xs">
          <CutPaper scene="shop" className="size-7 rounded-sm" />
          <span className="leading-tight">
            {t('bestPost')}
            <span className="block font-semibold tabular-nums">{figure(REACH[best] ?? 0)}</span>
          </span>
        </div>
      </div>
      <div className="ms-8 mt-1.5 grid grid-cols-4 text-soft text-xs">
        {[0, 7, 14, 21].map((index) => (
          <span key={index}>{format.dateTime(day(index), { day: 'numeric', month: 'short' })}</span>
        ))}
      </div>

      <div className="mt-4 flex items-baseline justify-between border-hairline border-t pt-3 text-soft text-xs">
        {t('presence')}
        <span className="font-semibold text-ink text-sm">{t('bestHour', { day: day(3), hour: `${bestHour}:00` })}</span>
      </div>
      <svg viewBox="0 0 540 26" preserveAspectRatio="none" aria-hidden="true" className="h-6 mt-2 w-full fill-thread rtl:-scale-x-100">
        <path d={hours(false)} className="opacity-35" />
        <path d={hours(true)} />
      </svg>
      {/* Justified text places the hours at the ends and thirds of the bars. In right-to-left pages they follow the bars. */}
      <div className="[unicode-bidi:isolate]! mt-1 text-soft text-xs tabular-nums [text-align-last:justify]">6:00 12:00 18:00 24:00</div>
    </Picture>
  );
}
