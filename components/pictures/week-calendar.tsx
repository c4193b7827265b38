import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { NetworkIcon } from '@/components/ui/network-icon';
import { Thread } from '@/components/ui/thread';
import { NETWORKS, type Network } from '@/lib/site/networks';
import { CutPaper, type SceneName } from './cut-paper';
import { Glyph, type GlyphName } from './glyph';
import { Picture } from './picture';

/** A Monday. */
const WEEK = { number: 47, monday: Date.UTC(2026, 10, 16) };
const DAY_MS = 86_400_000;

type PostKey = 'bakeAtFour' | 'ovenDoor' | 'ryeThread' | 'tour' | 'openHouse' | 'loaves' | 'flour' | 'bestHour' | 'ask' | 'crust';
type Post = { key: PostKey; network: Network; time: string; place: string; scene?: SceneName; suggested?: true };

const DAYS: Post[][] = [
  [
    { key: 'bakeAtFour', network: 'linkedin', time: '9:00', place: 'top-21' },
    { key: 'ovenDoor', network: 'instagram', time: '18:30', place: 'top-51', scene: 'oven' },
  ],
  [
    { key: 'ryeThread', network: 'twitter', time: '12:15', place: 'top-10' },
    { key: 'tour', network: 'tiktok', time: '17:00', place: 'top-40', scene: 'cup' },
  ],
  [
    { key: 'openHouse', network: 'facebook', time: '8:45', place: 'top-15', scene: 'shop' },
    { key: 'loaves', network: 'pinterest', time: '10:30', place: 'top-58' },
  ],
  [
    { key: 'flour', network: 'medium', time: '14:00', place: 'top-12' },
    { key: 'bestHour', network: 'instagram', time: '19:10', place: 'top-42', suggested: true },
  ],
  [
    { key: 'ask', network: 'youtube', time: '11:00', place: 'top-18', scene: 'wheat' },
    { key: 'crust', network: 'threads', time: '16:20', place: 'top-60' },
  ],
];

// The thread's corners are the middles of the posts that it runs behind.
const WIDE = {
  viewBox: '0 0 700 580',
  days: 'M192 48V440M312 48V440M432 48V440M552 48V440',
  strands: NETWORKS.map((_, index) => `M28 ${52 + index * 28}C52 ${52 + index * 28} 46 164 76 164`).join(''),
  thread:
    'M74 164C92 164 106 164 132 164S184 262 252 262 312 168 372 168 430 258 492 258 550 184 612 184C668 184 693 210 693 268V386C693 466 668 504 578 496S440 466 384 488 262 524 186 500C146 486 122 470 84 488',
};
const NARROW = {
  viewBox: '0 0 376 580',
  days: 'M120 64V400M240 64V400',
  strands: NETWORKS.map((_, index) => `M${8 + index * 23} 22C${8 + index * 23} 48 60 42 60 72`).join(''),
  thread:
    'M60 70V176C60 226 120 278 180 278S236 184 300 184C344 184 369 204 369 250V372C369 446 340 478 286 470S190 452 110 470C84 476 60 474 40 470',
};

/** The hero: nine networks' strands become one thread, which runs through a week of posts and comes out as published ones. */
export function WeekCalendar() {
  const t = useTranslations('pictures.weekCalendar');
  const format = useFormatter();
  const day = (index: number) => new Date(WEEK.monday + index * DAY_MS);
  const week = t('week', { number: WEEK.number });
  return (
    <Picture label={t('label')} className="aspect-[376/580] [--canvas:376] @lg:aspect-[700/580] @lg:[--canvas:700]">
      <div className="flex items-center gap-1.75 @lg:absolute @lg:top-10.5 @lg:flex-col @lg:gap-2">
        {NETWORKS.map((network) => (
          <NetworkIcon key={network} network={network} className="size-4 @lg:size-5" />
        ))}
        <span className="ms-auto text-sm font-semibold @lg:hidden">{week}</span>
      </div>

      <div className="absolute start-0 top-16 h-84 w-90 rounded-card border border-hairline bg-raised shadow-float @lg:start-18 @lg:top-0 @lg:h-110 @lg:w-150">
        <div className="hidden h-12 items-center gap-3 border-b border-hairline px-4 text-base @lg:flex">
          <span className="font-semibold">{week}</span>
          <span className="me-auto text-soft">{format.dateTimeRange(day(0), day(4), { day: 'numeric', month: 'short' })}</span>
          <span className="flex gap-2 rounded-button border border-hairline pe-3 font-medium text-sm text-soft *:py-1.25">
            <span className="rounded-button bg-inverse px-3 text-on-inverse">{t('weekView')}</span>
            <span>{t('monthView')}</span>
          </span>
        </div>
      </div>

      <Lines {...NARROW} className="@lg:hidden" />
      <Lines {...WIDE} className="hidden @lg:block" />

      <div className="absolute start-0 top-16 grid w-90 grid-cols-3 @lg:start-18 @lg:top-12 @lg:w-150 @lg:grid-cols-5">
        {DAYS.map((posts, index) => (
          <div
            key={posts[0]?.key}
            className={`relative flex justify-between px-2.5 py-2 text-sm font-medium text-soft ${index > 2 ? 'hidden @lg:flex' : ''}`}
          >
            {format.dateTime(day(index), { weekday: 'short' })}
            <span>{format.dateTime(day(index), { day: 'numeric' })}</span>
            {posts.map((post) => (
              <div
                key={post.key}
                className={`absolute inset-x-2 rounded-lg border p-2 font-normal ${post.place} ${post.suggested ? 'border-dashed border-thread bg-raised' : 'border-hairline bg-paper'}`}
              >
                <div className={`flex items-center gap-1.25 text-xs ${post.suggested ? 'font-medium text-thread' : ''}`}>
                  <NetworkIcon network={post.network} className="size-3" />
                  {post.suggested ? t('suggested') : post.time}
                </div>
                <div className="mt-1 line-clamp-3 text-ink">{t(`posts.${post.key}`, { time: post.time })}</div>
                {post.scene && <CutPaper scene={post.scene} className="mt-1.5 h-10 w-full rounded-md" />}
              </div>
            ))}
          </div>
        ))}
      </div>

      <Published
        network="twitter"
        place="start-3 bottom-12 w-41 @lg:start-27 @lg:bottom-9 @lg:w-40"
        done={t('published')}
        sign="repost"
        count={38}
      >
        {t('out.morning')}
      </Published>
      <Published network="youtube" place="hidden start-73 bottom-4 w-46 @lg:block" done={t('published')} sign="play" count={1240}>
        <CutPaper scene="dawn" className="mb-1.5 h-22 w-full rounded-md" />
        <Glyph name="play" className="absolute inset-x-0 top-15 mx-auto size-8 rounded-button bg-raised p-2 text-ink" />
        {t('out.film')}
      </Published>
      <Published
        network="instagram"
        place="start-50 bottom-2 w-37 @lg:start-126 @lg:bottom-6"
        done={t('published')}
        sign="heart"
        count={214}
      >
        <CutPaper scene="loaf" className="mb-1.5 h-26 w-full rounded-md" />
        {t('out.loaf')}
      </Published>
    </Picture>
  );
}

type LinesProps = { viewBox: string; days: string; strands: string; thread: string; className: string };

function Lines({ viewBox, days, strands, thread, className }: LinesProps) {
  const place = `absolute inset-0 size-full rtl:-scale-x-100 ${className}`;
  return (
    <>
      <svg viewBox={viewBox} aria-hidden="true" className={`fill-none ${place}`}>
        <path d={days} className="stroke-hairline" />
        <path d={strands} strokeWidth="1.1" strokeLinecap="round" className="stroke-thread opacity-60" />
      </svg>
      <Thread d={thread} viewBox={viewBox} draw className={place} />
    </>
  );
}

type PublishedProps = { network: Network; place: string; done: string; sign: GlyphName; count: number; children: ReactNode };

function Published({ network, place, done, sign, count, children }: PublishedProps) {
  return (
    <div className={`absolute rounded-lg border border-hairline bg-raised p-2 shadow-float ${place}`}>
      <div className="mb-1.5 flex items-center gap-1 text-xs">
        <NetworkIcon network={network} className="size-3" />
        <Icon name="check" className="ms-1 size-3 text-positive" />
        <span className="me-auto font-medium text-positive">{done}</span>
        <Glyph name={sign} className="size-2.5 text-soft" />
        <span className="text-soft">{useFormatter().number(count)}</span>
      </div>
      {children}
    </div>
  );
}
