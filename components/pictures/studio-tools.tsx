import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import type { StudioTool } from '@/lib/site/studio';
import { CutPaper } from './cut-paper';
import { Glyph } from './glyph';
import { Picture } from './picture';

/** One tool of the AI studio at work, as a small scene. */
export function StudioScene({ tool }: { tool: StudioTool }) {
  const t = useTranslations('pictures.studio');
  const Scene = SCENES[tool];
  return (
    <Picture label={t(`${tool}.label`)} className="aspect-[320/220] [--canvas:320]">
      <div className="absolute inset-0 overflow-hidden rounded-card bg-sunken">
        <Scene />
      </div>
    </Picture>
  );
}

const SCENES: Record<StudioTool, () => ReactNode> = {
  videoGenerator: VideoGenerator,
  writingAssistant: WritingAssistant,
  newsContent: NewsContent,
  searchInsights: SearchInsights,
  calendarEvents: CalendarEvents,
  brainstormIdeas: BrainstormIdeas,
  engagementQuestions: EngagementQuestions,
  rawContent: RawContent,
  urlScrape: UrlScrape,
  imageGenerator: ImageGenerator,
};

const SHEET = 'absolute rounded-lg border border-hairline bg-raised';

/** What the visitor of the app typed, with the thread at its head. */
function Ask({ place, children }: { place: string; children: ReactNode }) {
  return (
    <div className={`absolute flex items-center gap-2 rounded-button border border-hairline bg-raised px-3 py-1.5 ${place}`}>
      <Glyph name="thread" className="size-3.5 text-thread" />
      {children}
    </div>
  );
}

/** Text too small to read, in units of its own width of 100. */
function Lines({ d, height, className }: { d: string; height: number; className: string }) {
  return (
    <svg viewBox={`0 0 100 ${height}`} aria-hidden="true" className={`block stroke-4 stroke-hairline rtl:-scale-x-100 ${className}`}>
      <path d={d} />
    </svg>
  );
}

/** A line over the whole scene, 320 × 220. */
function Line({ d }: { d: string }) {
  return (
    <svg viewBox="0 0 320 220" aria-hidden="true" className="absolute inset-0 size-full fill-none stroke-2 stroke-thread rtl:-scale-x-100">
      <path d={d} strokeLinecap="round" />
    </svg>
  );
}

function VideoGenerator() {
  const t = useTranslations('pictures.studio.videoGenerator');
  return (
    <>
      <div className="absolute inset-x-12 top-4 h-29 overflow-hidden rounded-lg">
        <CutPaper scene="dawn" className="size-full" />
        <span className="absolute inset-x-0 bottom-2.5 text-center font-semibold text-on-inverse">
          <span className="rounded-sm bg-inverse px-2 py-0.5">{t('caption')}</span>
        </span>
        <Glyph name="play" className="absolute inset-x-0 top-9 mx-auto size-9 rounded-full bg-raised p-2.5 text-ink" />
      </div>
      <div className="absolute inset-x-4 bottom-4 flex h-11 gap-0.5 overflow-hidden rounded-md">
        <CutPaper scene="dawn" className="h-full flex-[3]" />
        <CutPaper scene="oven" className="h-full flex-[4]" />
        <CutPaper scene="loaf" className="h-full flex-[2]" />
        <CutPaper scene="cup" className="h-full flex-[3]" />
      </div>
      <div className="absolute start-27 bottom-3 h-13 w-0.75 rounded-full bg-thread" />
      <div className="absolute start-22.5 bottom-16.5 rounded-sm bg-thread px-1.5 text-on-thread text-xs tabular-nums">0:04</div>
    </>
  );
}

function WritingAssistant() {
  const t = useTranslations('pictures.studio.writingAssistant');
  return (
    <>
      <div className={`${SHEET} inset-x-8 top-5 -bottom-3 p-4.5 text-base`}>
        {t('before')} <mark className="bg-marigold/45 text-ink">{t('marked')}</mark> {t('after')}
      </div>
      <div className="absolute inset-x-12 bottom-3.5 rounded-lg border border-hairline bg-raised p-3 shadow-float">
        <div className="flex gap-1.5 text-xs">
          <span className="rounded-button bg-inverse px-2.5 py-1 text-on-inverse">{t('clearer')}</span>
          <span className="rounded-button border border-hairline px-2.5 py-1">{t('shorter')}</span>
          <span className="rounded-button border border-hairline px-2.5 py-1">{t('warmer')}</span>
        </div>
        <div className="mt-2.5 flex gap-2">
          <Glyph name="thread" className="size-4 text-thread" />
          {t('suggestion')}
        </div>
      </div>
    </>
  );
}

function NewsContent() {
  const t = useTranslations('pictures.studio.newsContent');
  return (
    <>
      <div className={`${SHEET} start-5 top-5 -bottom-4 w-35 rounded-none p-3`}>
        <div className="flex justify-between border-ink border-b pb-1 text-xs">
          <span className="font-semibold">{t('paper')}</span>
          <span className="text-soft">{t('today')}</span>
        </div>
        <div className="mt-2 font-bold font-display text-lg leading-tight tracking-tight">{t('headline')}</div>
        <Lines
          d="M0 3h46M0 12h44M0 21h46M0 30h40M0 39h46M0 48h43M0 57h46M54 3h46M54 12h42M54 21h46M54 30h44M54 39h46"
          height={60}
          className="mt-2.5 w-full"
        />
      </div>
      <Line d="M160 70C176 70 164 100 180 100" />
      <div className="absolute end-4 top-16 w-32 rounded-lg border border-hairline bg-raised p-3 shadow-float">
        <div className="flex items-center gap-2">
          <CutPaper scene="loaf" className="size-6 rounded-full" />
          <span className="font-semibold text-xs">{t('account')}</span>
        </div>
        <div className="mt-2">{t('post')}</div>
      </div>
    </>
  );
}

const SEARCHES = [
  { key: 'first', share: 100, rising: true },
  { key: 'second', share: 74, rising: false },
  { key: 'third', share: 58, rising: true },
  { key: 'fourth', share: 31, rising: false },
] as const;

function SearchInsights() {
  const t = useTranslations('pictures.studio.searchInsights');
  return (
    <>
      <div className={`${SHEET} inset-x-7 top-6 flex items-center gap-2.5 rounded-button px-4 py-2 text-base shadow-float`}>
        <Icon name="search" className="size-4 text-soft" />
        {t('query')}
        <span className="-ms-2 h-4 w-0.5 bg-thread" />
      </div>
      <div className="absolute inset-x-11 top-18 grid gap-2">
        {SEARCHES.map(({ key, share, rising }) => (
          <div key={key}>
            <div className="flex items-center justify-between">
              {t(`results.${key}`)}
              {rising && <Glyph name="rise" className="size-3 text-positive rtl:-scale-x-100" />}
            </div>
            <svg viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true" className="mt-1.5 block h-1.25 w-full rtl:-scale-x-100">
              <path d="M0 0h100v2H0z" className="fill-hairline" />
              <path d={`M0 0h${share}v2H0z`} className={key === 'first' ? 'fill-thread' : 'fill-teal'} />
            </svg>
          </div>
        ))}
      </div>
    </>
  );
}

/** October 2026 begins on a Thursday. */
const OCTOBER = Date.UTC(2026, 9, 1);
const FEASTS: Record<number, string> = {
  16: 'bg-thread text-on-thread',
  24: 'bg-teal text-on-teal',
  31: 'bg-marigold text-on-marigold',
};

function CalendarEvents() {
  const t = useTranslations('pictures.studio.calendarEvents');
  const format = useFormatter();
  return (
    <>
      <div className={`${SHEET} start-4 top-5 -bottom-4 w-43 p-3`}>
        <div className="font-semibold text-base first-letter:uppercase">{format.dateTime(OCTOBER, { month: 'long' })}</div>
        <div className="mt-2.5 grid grid-cols-7 gap-y-1 text-center text-xs tabular-nums">
          {Array.from({ length: 31 }, (_, index) => index + 1).map((day) => (
            <span
              key={day}
              className={`grid h-6 place-items-center rounded-sm ${day === 1 ? 'col-start-4' : ''} ${FEASTS[day] ?? 'text-soft'}`}
            >
              {day}
            </span>
          ))}
        </div>
      </div>
      <div className="absolute end-3 top-15 grid w-29 gap-2">
        {([16, 24, 31] as const).map((day, index) => (
          <div key={day} className="flex items-center gap-2 rounded-lg border border-hairline bg-raised p-2 leading-tight shadow-float">
            <span className={`grid size-6.5 shrink-0 place-items-center rounded-sm font-semibold text-xs ${FEASTS[day]}`}>{day}</span>
            <span className="text-xs">{t((['bread', 'openHouse', 'halloween'] as const)[index] ?? 'bread')}</span>
          </div>
        ))}
      </div>
    </>
  );
}

const IDEAS = [
  { key: 'first', place: 'start-5 top-5 w-30' },
  { key: 'second', place: 'end-5 top-8 w-31' },
  { key: 'third', place: 'end-4 bottom-7 w-29' },
  { key: 'fourth', place: 'start-5 bottom-5 w-32' },
] as const;

function BrainstormIdeas() {
  const t = useTranslations('pictures.studio.brainstormIdeas');
  return (
    <>
      <Line d="M160 110C120 110 116 46 80 46M160 110C200 110 204 56 240 56M160 110C206 112 206 156 250 156M160 110C116 112 122 172 84 172" />
      {IDEAS.map(({ key, place }, index) => (
        <div key={key} className={`${SHEET} px-3 py-2 leading-tight ${place} ${index === 1 ? 'border-ink' : ''}`}>
          {t(`ideas.${key}`)}
        </div>
      ))}
      <div className="absolute inset-0 m-auto h-9 w-32 rounded-button bg-thread text-center font-semibold text-on-thread leading-9">
        {t('seed')}
      </div>
    </>
  );
}

function EngagementQuestions() {
  const t = useTranslations('pictures.studio.engagementQuestions');
  const format = useFormatter();
  return (
    <>
      <div className="absolute inset-x-9 top-5 rounded-lg border border-hairline bg-raised p-4 shadow-float">
        <div className="font-bold font-display text-xl tracking-tight">{t('question')}</div>
        {(['first', 'second'] as const).map((key, index) => (
          <div
            key={key}
            className="relative mt-2.5 flex h-8.5 items-center justify-between overflow-hidden rounded-md border border-hairline px-3"
          >
            <span
              className={`absolute inset-y-0 start-0 ${index === 0 ? 'w-[64%] bg-marigold/60 dark:bg-marigold/25' : 'w-[36%] bg-sunken'}`}
            />
            <span className="relative font-medium">{t(`answers.${key}`)}</span>
            <span className="relative tabular-nums">{format.number(index === 0 ? 0.64 : 0.36, { style: 'percent' })}</span>
          </div>
        ))}
        <div className="mt-2.5 text-soft text-xs">{t('votes', { count: 412 })}</div>
      </div>
      <div className="absolute end-6 bottom-4 rounded-lg rounded-ee-none bg-inverse px-3 py-2 text-on-inverse">{t('reply')}</div>
    </>
  );
}

// A voice message: the heights of its bars.
const VOICE = [6, 12, 22, 14, 30, 40, 26, 16, 34, 22, 10, 18, 38, 28, 14, 24, 44, 30, 18, 8, 20, 34, 24, 12, 6];

function RawContent() {
  const t = useTranslations('pictures.studio.rawContent');
  return (
    <>
      <div className={`${SHEET} inset-x-6 top-6 flex h-17 items-center gap-3 px-3.5`}>
        <Glyph name="play" className="size-8 rounded-full bg-inverse p-2 text-on-inverse" />
        <svg viewBox="0 0 200 48" aria-hidden="true" className="h-12 min-w-0 flex-1 stroke-3 stroke-soft rtl:-scale-x-100">
          <path d={VOICE.map((size, index) => `M${index * 8 + 4} ${24 - size / 2}v${size}`).join('')} strokeLinecap="round" />
        </svg>
        <span className="text-soft text-xs tabular-nums">1:52</span>
      </div>
      <Line d="M160 92V104M160 98C160 116 88 100 88 124M160 98C160 116 232 100 232 124" />
      <div className={`${SHEET} start-6 top-30 -bottom-4 w-32 p-3.5`}>
        <div className="font-semibold text-xs">{t('article')}</div>
        <div className="mt-1 font-bold font-display text-base leading-tight tracking-tight">{t('title')}</div>
        <Lines d="M0 3h100M0 12h92M0 21h97" height={24} className="mt-2 w-full" />
      </div>
      <div className={`${SHEET} end-6 top-30 -bottom-4 w-32 p-3.5`}>
        <div className="font-semibold text-xs">{t('posts', { count: 3 })}</div>
        <div className="mt-1.5 rounded-md bg-sunken px-2.5 py-1.5">{t('first')}</div>
        <div className="mt-1.5 rounded-md bg-sunken px-2.5 py-1.5">{t('second')}</div>
      </div>
    </>
  );
}

function UrlScrape() {
  const t = useTranslations('pictures.studio.urlScrape');
  return (
    <>
      <div className={`${SHEET} inset-x-6 top-6 flex items-center gap-2.5 rounded-button px-4 py-2 shadow-float`}>
        <Icon name="link" className="size-4 text-soft" />
        <span dir="ltr">rye.example/night</span>
        <Icon name="arrow" className="ms-auto size-4 text-thread" />
      </div>
      <Line d="M160 62V80M160 66C160 84 64 66 64 92M160 66C160 84 256 66 256 92" />
      <div className={`${SHEET} start-5 top-22 h-27 w-22 p-2`}>
        <CutPaper scene="dawn" className="h-17.5 w-full rounded-md" />
        <div className="mt-1.5 text-soft text-xs">{t('picture')}</div>
      </div>
      <div className={`${SHEET} inset-x-0 top-19 mx-auto h-31 w-22 p-2.5`}>
        <div className="font-bold font-display text-base leading-tight tracking-tight">{t('title')}</div>
        <Lines d="M0 4h100M0 16h90M0 28h96" height={32} className="mt-2 w-full" />
        <div className="absolute bottom-2 text-soft text-xs">{t('text')}</div>
      </div>
      <div className={`${SHEET} end-5 top-22 h-27 w-22 p-2.5`}>
        <div className="border-thread border-s-2 ps-2 leading-tight">{t('quote')}</div>
        <div className="absolute bottom-2 text-soft text-xs">{t('quoteName')}</div>
      </div>
    </>
  );
}

const VARIANTS = ['wheat', 'slice', 'cup', 'field'] as const;

function ImageGenerator() {
  const t = useTranslations('pictures.studio.imageGenerator');
  return (
    <>
      <Ask place="inset-x-6 top-5">{t('prompt')}</Ask>
      <div className="absolute inset-x-6 top-17 bottom-5 grid grid-cols-4 grid-rows-2 gap-2">
        {VARIANTS.map((scene, index) => (
          <div key={scene} className={`relative ${index === 0 ? 'col-span-2 row-span-2' : index === 1 ? 'col-span-2' : ''}`}>
            <CutPaper scene={scene} className="absolute inset-0 size-full rounded-lg" />
            {index === 0 && <span className="absolute -inset-1 rounded-xl border-2 border-thread" />}
          </div>
        ))}
      </div>
      <span className="absolute start-7.5 bottom-6.5 flex items-center gap-1 rounded-button bg-raised px-2 py-1 font-medium text-xs">
        <Icon name="check" className="size-3 text-positive" />
        {t('chosen')}
      </span>
    </>
  );
}
