import { useFormatter, useTranslations } from 'next-intl';
import { useId } from 'react';
import { classNames } from '@/components/ui/class-names';
import { useFigure } from '@/components/ui/figure';
import { networkMark } from '@/components/ui/network-mark';
import { ThreadPath } from '@/components/ui/thread';
import uiStyles from '@/components/ui/ui.module.css';
import { NETWORKS, type Network } from '@/lib/site/networks';
import { Options, ofEach } from './choices';
import { CutPaper, type SceneName } from './cut-paper';
import { Glyph } from './glyph';
import { Picture } from './picture';
import styles from './product.module.css';

const WEEK = { number: 47, monday: Date.UTC(2026, 10, 16) };
const DAY_MS = 86_400_000;

type Spot = 'first' | 'second' | 'third' | 'fourth' | 'film' | 'photo';
type Post = { day: number; network: Network; suggested?: true; time: string; place: string; spot?: Spot };

/** The drawings of each trade that the week can show. The first trade shows until the visitor chooses another one. */
const TRADES = {
  bread: { first: 'oven', second: 'cup', third: 'shop', fourth: 'wheat', film: 'dawn', photo: 'loaf' },
  law: { first: 'books', second: 'seal', third: 'cup', fourth: 'scales', film: 'dawn', photo: 'seal' },
  cinema: { first: 'reel', second: 'ticket', third: 'screen', fourth: 'reel', film: 'dawn', photo: 'screen' },
  flowers: { first: 'glasshouse', second: 'vase', third: 'field', fourth: 'tulips', film: 'glasshouse', photo: 'tulips' },
} as const satisfies Record<string, Record<Spot, SceneName>>;
type Trade = keyof typeof TRADES;
const TRADE_NAMES = Object.keys(TRADES) as [Trade, ...Trade[]];

const POSTS: Post[] = [
  { day: 0, network: 'linkedin', time: '9:00', place: 'top-21' },
  { day: 0, network: 'instagram', time: '18:30', place: 'top-51', spot: 'first' },
  { day: 1, network: 'twitter', time: '12:15', place: 'top-7' },
  { day: 1, network: 'tiktok', time: '17:00', place: 'top-48', spot: 'second' },
  { day: 2, network: 'facebook', time: '8:45', place: 'top-15', spot: 'third' },
  { day: 2, network: 'pinterest', time: '10:30', place: 'top-58' },
  { day: 3, network: 'medium', time: '14:00', place: 'top-7' },
  { day: 3, network: 'instagram', suggested: true, time: '19:10', place: 'top-48' },
  { day: 4, network: 'youtube', time: '11:00', place: 'top-18', spot: 'fourth' },
  { day: 4, network: 'threads', time: '16:20', place: 'top-57' },
];

// The thread passes behind a post on one day and through the open day on the next. It goes over and under, as on a loom.
const LINES = [
  {
    shown: '@lg:hidden',
    viewBox: '0 0 376 580',
    days: 'M120 64V400M240 64V400',
    strands: NETWORKS.map((_, index) => `M${8 + index * 23} 22C${8 + index * 23} 48 60 42 60 72`).join(''),
    thread:
      'M60 70V150C60 182 96 190 124 206S162 226 180 226 218 216 240 202 276 184 300 184C344 184 369 204 369 250V372C369 446 340 478 286 470S190 452 110 470C84 476 60 474 40 470',
  },
  {
    shown: 'hidden @lg:block',
    viewBox: '0 0 700 580',
    days: 'M192 48V440M312 48V440M432 48V440M552 48V440',
    strands: NETWORKS.map((_, index) => `M28 ${52 + index * 28}C52 ${52 + index * 28} 46 164 76 164`).join(''),
    thread:
      'M74 164H132C168 164 180 174 200 188S234 208 252 208 290 194 312 182 350 168 372 168 410 172 432 186 470 214 492 214 530 206 552 196 584 184 612 184C668 184 693 210 693 268V386C693 466 668 504 578 496S440 466 384 488 262 524 186 500',
  },
];

const PUBLISHED = [
  { network: 'twitter', place: styles.firstPublished, sign: 'repost', count: 38, spot: null, height: '' },
  { network: 'youtube', place: 'start-73 bottom-4 w-46 hidden @lg:block', sign: 'play', count: 1240, spot: 'film', height: 'h-22' },
  {
    network: 'instagram',
    place: 'start-48 bottom-2 w-41 @lg:start-126 @lg:bottom-5',
    sign: 'heart',
    count: 214,
    spot: 'photo',
    height: 'h-26',
  },
] as const;

const inEachTrade = (words: (trade: Trade) => string) => ofEach(TRADE_NAMES, words);

/** The drawings of a spot in all trades. The style sheet shows the drawing of the chosen trade. */
function Scene({ spot, className }: { spot: Spot; className?: string }) {
  const scenes = new Set(TRADE_NAMES.map((trade) => TRADES[trade][spot]));
  return [...scenes].map((scene) => (
    <CutPaper
      key={scene}
      scene={scene}
      data-of={TRADE_NAMES.flatMap((trade, index) => (TRADES[trade][spot] === scene ? [index] : [])).join(' ')}
      className={className}
    />
  ));
}

/** The picture of the hero: a week in one of four trades. The choice works without scripts. */
export function WeekCalendar() {
  const t = useTranslations('pictures.weekCalendar');
  const name = useId();
  return (
    // The last 28 of the picture's 700 units belong to the thread. Without them the calendar ends at the edge of the column.
    <div className={classNames(styles.choices, 'xl:-me-[4.1667%]')}>
      <div role="radiogroup" aria-labelledby={name} className="items-center lg:justify-end xl:me-[1.625rem] mb-4 flex gap-3">
        <span id={name} className="max-[26rem]:sr-only small-note">
          {t('legend')}
        </span>
        <span className="flex rounded-button border border-hairline bg-raised p-0.5">
          <Options
            names={TRADE_NAMES}
            words={(trade) => t(`trades.${trade}.name`)}
            className={classNames(uiStyles.pick, 'min-w-11 px-2.5 sm:px-4')}
          />
        </span>
      </div>
      <Week />
    </div>
  );
}

/** Strands of nine networks become one thread. It runs through a week of posts and ends at the published posts. */
function Week() {
  const t = useTranslations('pictures.weekCalendar');
  const format = useFormatter();
  const figure = useFigure();
  const day = (index: number) => new Date(WEEK.monday + index * DAY_MS);
  const week = t('week', { number: WEEK.number });
  return (
    <Picture label={t('label')} className={styles.week}>
      <div className={classNames(styles.networks, 'flex items-center')}>
        {NETWORKS.map((network) => (
          <span key={network} className={`before:size-4 @lg:before:size-5 flex ${networkMark(network)}`} />
        ))}
        <span className="ms-auto me-4 text-sm font-semibold @lg:hidden">{week}</span>
      </div>

      <div className={classNames(styles.sheet, 'absolute rounded-card border border-hairline bg-raised shadow-float')}>
        <div className="hidden h-12 items-center gap-3 border-b border-hairline px-4 text-base font-semibold @lg:flex">
          {week}
          <span className="font-normal text-soft">{format.dateTimeRange(day(0), day(4), { day: 'numeric', month: 'short' })}</span>
        </div>
      </div>

      {LINES.map(({ shown, viewBox, days, strands, thread }) => (
        <svg
          key={viewBox}
          viewBox={viewBox}
          aria-hidden="true"
          className={`pointer-events-none absolute inset-0 size-full fill-none stroke-thread rtl:-scale-x-100 ${shown}`}
          strokeLinecap="round"
        >
          <path d={days} className="stroke-hairline" />
          <path d={strands} strokeWidth="1.1" className="opacity-60" />
          <ThreadPath d={thread} draw />
        </svg>
      ))}

      <div className={classNames(styles.days, 'absolute grid')}>
        {[0, 1, 2, 3, 4].map((index) => (
          <div
            key={index}
            className={`relative px-2.5 py-2 [text-align-last:justify] text-sm font-medium text-soft ${index > 2 ? 'hidden @lg:block' : ''}`}
          >
            {/* The day's name and its number stand at the two ends of the line. */}
            {`${format.dateTime(day(index), { weekday: 'short' })} ${format.dateTime(day(index), { day: 'numeric' })}`}
            {POSTS.filter((post) => post.day === index).map(({ network, suggested, time, place, spot }) => (
              <div key={time} className={classNames(styles.slot, networkMark(network), place, suggested && styles.slotSuggested)}>
                {suggested ? t('suggested') : time}
                <div {...inEachTrade((trade) => t(`trades.${trade}.posts.${suggested ? 'suggested' : network}`, { time }))} />
                {spot && <Scene spot={spot} />}
              </div>
            ))}
          </div>
        ))}
      </div>

      {PUBLISHED.map(({ network, place, sign, count, spot, height }) => (
        <div
          key={network}
          className={`p-2 absolute rounded-lg border border-hairline bg-raised text-base leading-tight shadow-float ${place}`}
        >
          <div className={`mb-1.5 flex items-center gap-1 text-soft text-sm before:size-3 ${networkMark(network)}`}>
            <span
              className={classNames(
                uiStyles.yes,
                'ps-1 before:mr-1 before:-mt-0.5 before:size-3 before:text-positive me-auto whitespace-nowrap font-medium text-positive',
              )}
            >
              {t('published')}
            </span>
            <Glyph name={sign} className="size-2.5" />
            {figure(count)}
          </div>
          {spot && <Scene spot={spot} className={`${height} mb-1.5 w-full rounded-md`} />}
          <div {...inEachTrade((trade) => t(`trades.${trade}.out.${network}`))} />
        </div>
      ))}
    </Picture>
  );
}
