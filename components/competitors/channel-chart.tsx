import { useFormatter, useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import { Section, SectionTitle } from '@/components/ui/section';
import { useUsd } from '@/components/ui/usd';
import { COMPETITORS } from '@/lib/site/claims';
import { SITE } from '@/lib/site/identity';
import { NETWORKS } from '@/lib/site/networks';
import { LEAST_MONTHLY_USD, LEAST_USD, PLANS } from '@/lib/site/plans';
import styles from './channel-chart.module.css';

const [PLAN] = PLANS;
const THEIRS = COMPETITORS.buffer.prices[0];
/** One company has at most one account on each network. */
const CHANNELS = NETWORKS.map((_, index) => index + 1);
const MOST = CHANNELS.length;
const END = THEIRS * MOST;
/** At these numbers of channels both tools cost the same. The first is for our yearly price, the second for our monthly price. */
const CROSSING = LEAST_USD / THEIRS;
const MONTHLY_CROSSING = LEAST_MONTHLY_USD / THEIRS;
/** From these whole numbers of channels on, ours costs less. */
const CHEAPER_FROM = { yearly: Math.floor(CROSSING) + 1, month: Math.floor(MONTHLY_CROSSING) + 1 };
/** The circles that mark these points on our lines. */
const RINGS = [
  [CHEAPER_FROM.yearly, LEAST_USD],
  [CHEAPER_FROM.month, LEAST_MONTHLY_USD],
] as const;

/** The distance of the grid lines in dollars. At this distance no grid line lies on one of our lines, which have labels. */
const STEP = 30;
/** The grid lines of the price axis, in dollars. The last line lies above everything in the chart. */
const TICKS = Array.from({ length: Math.ceil(END / STEP) + 1 }, (_, index) => index * STEP);
const TOP = TICKS.at(-1) as number;

const x = (channels: number) => ((channels - 1) / (MOST - 1)) * 100;
const y = (dollars: number) => 100 - (dollars / TOP) * 100;

/**
 * Shows the monthly bill in dollars for each number of channels. Ours does not depend on channels, and has a line for each cycle. The other
 * tool bills each channel, as its maker says (claims.ts). The chart uses its lowest price for each channel.
 */
export function ChannelChart() {
  const t = useTranslations('competitors.buffer.chart');
  const pricing = useTranslations('pricing.plans');
  const { number } = useFormatter();
  const usd = useUsd();
  const plan = pricing(`${PLAN.id}.name`);
  const sums = { product: SITE.product, plan, ours: usd(LEAST_USD), monthly: usd(LEAST_MONTHLY_USD), theirs: usd(THEIRS), end: usd(END) };
  const lines = [
    { key: 'each', at: END, d: `M${x(1)} ${y(THEIRS)}L${x(MOST)} ${y(END)}` },
    { key: 'ours', at: LEAST_USD, d: `M0 ${y(LEAST_USD)}H100` },
    { key: 'monthly', at: LEAST_MONTHLY_USD, d: `M0 ${y(LEAST_MONTHLY_USD)}H100` },
  ] as const;
  return (
    <Section labelledBy="chart-title" className="pb-0">
      <SectionTitle id="chart-title">{t('title', sums)}</SectionTitle>
      <p className="mt-4 max-w-[46rem] lede-text">{t('lede', { ...sums, channels: MOST })}</p>
      <figure className={classNames(styles.chart, 'relative mt-8 lg:mt-12')}>
        <div
          role="img"
          aria-label={t('label', {
            ...sums,
            least: 1,
            channels: MOST,
            crossing: CROSSING,
            ...CHEAPER_FROM,
          })}
        >
          <p className={classNames(styles.crossing, 'mb-7 card-heading text-balance leading-tight')}>
            {t('crossing', { ...sums, ...CHEAPER_FROM })}
          </p>
          <div className="h-96 relative">
            <svg
              viewBox="0 0 100 100"
              preserveAspectRatio="none"
              aria-hidden="true"
              strokeWidth={4}
              className="size-full overflow-visible fill-none *:[vector-effect:non-scaling-stroke] rtl:-scale-x-100"
            >
              <path d={TICKS.map((tick) => `M0 ${y(tick)}H100`).join('')} strokeWidth={1} strokeOpacity={0.35} className="stroke-soft" />
              <path
                d={`M${x(CROSSING)} ${y(LEAST_USD)}L${x(MOST)} ${y(END)}V${y(LEAST_USD)}Z`}
                className={classNames(styles.saved, 'fill-thread stroke-none')}
              />
              {/* A line from each circle up to their price shows the saving. */}
              <path
                d={RINGS.map(([from, dollars]) => `M${x(from)} ${y(dollars)}V${y(THEIRS * from)}`).join('')}
                strokeWidth={2}
                className="stroke-thread"
              />
              {lines.map(({ key, d }) => (
                <path
                  key={key}
                  d={d}
                  className={key === 'each' ? 'stroke-ink' : 'stroke-thread'}
                  strokeDasharray={key === 'monthly' ? '10 8' : undefined}
                  strokeLinecap="round"
                />
              ))}
            </svg>
            {RINGS.map(([from, dollars]) => (
              <span
                key={dollars}
                aria-hidden="true"
                className={classNames(styles.ring, 'absolute flex size-5 justify-center rounded-full bg-paper')}
                style={{ insetInlineStart: `${x(from)}%`, top: `${y(dollars)}%` }}
              >
                {/* On a phone the labels of the lines need this space. The sentence above the chart says the same. */}
                <span className="mt-4.5 absolute whitespace-nowrap max-lg:hidden font-semibold text-thread leading-none">
                  {t('cheaperFrom', { from })}
                </span>
              </span>
            ))}
            {TICKS.map((tick) => (
              <span
                key={tick}
                aria-hidden="true"
                className={classNames(styles.tick, 'small-note absolute tabular-nums')}
                style={{ top: `${y(tick)}%` }}
              >
                {usd(tick)}
              </span>
            ))}
            {/* Each line has its label at its end. On a phone the label is above or below the line. */}
            {lines.map(({ key, at }) => (
              <span
                key={key}
                aria-hidden="true"
                className={`${styles.lineEnd} absolute font-semibold tabular-nums ${key === 'each' ? styles.lineAbove : 'max-lg:pt-3 text-thread'}`}
                style={{ top: `${y(at)}%` }}
              >
                {t(key, sums)}
              </span>
            ))}
          </div>
        </div>
        <p aria-hidden="true" className="small-note mt-2 flex justify-between tabular-nums">
          {CHANNELS.map((channels) => (
            <span key={channels} className="flex w-0 justify-center">
              {number(channels)}
            </span>
          ))}
        </p>
        <figcaption className="small-note text-center">{t('axis')}</figcaption>
      </figure>
      <p className="lg:ps-15 small-note mt-5">{t('note', { ...sums, seats: PLAN.seats })}</p>
    </Section>
  );
}
