import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Drawing } from '@/components/ui/drawing';
import { Icon } from '@/components/ui/icon';
import { Thread } from '@/components/ui/thread';
import type { StudioTool } from '@/lib/site/studio';
import { CutPaper } from './cut-paper';
import { Glyph } from './glyph';
import { Picture } from './picture';

// This file has what all scenes share, and the scenes that other pages show too. So the home page does not load the styles of the other
// scenes.

/** One tool of the AI studio as a small scene: one thing and few words, to be read at the width of a thumb. */
export function StudioFrame({ tool, className = '', children }: { tool: StudioTool; className?: string; children: ReactNode }) {
  const t = useTranslations('pictures.studio');
  return (
    <Picture label={t(`${tool}.label`)} className={`aspect-[320/220] [--canvas:240] text-lg! @sm:[--canvas:320] ${className}`}>
      <div className="absolute inset-0 overflow-hidden rounded-card bg-sunken">{children}</div>
    </Picture>
  );
}

export const SHEET = 'rounded-lg border border-hairline bg-raised';
/** Lines that stand for text too small to read. */
export const TEXT = 'block stroke-hairline rtl:-scale-x-100';

/** A line across the whole scene of 320 × 220 units. */
export function Line({ d }: { d: string }) {
  return <Thread d={d} viewBox="0 0 320 220" strokeWidth={3} className="absolute inset-0 size-full rtl:-scale-x-100" />;
}

/** Days of October that are worth a post, as leaves of a calendar. The front leaf has its name below. */
const LEAVES = [
  { day: 24, place: 'top-8 -rotate-6 start-5 bg-teal text-on-teal' },
  { day: 31, place: 'end-5 top-8 rotate-6 bg-marigold text-on-marigold' },
  { day: 16, place: 'inset-x-0 mx-auto top-4 bg-thread text-on-thread' },
] as const;

export function CalendarEvents() {
  const t = useTranslations('pictures.studio.calendarEvents');
  return (
    <>
      {LEAVES.map(({ day, place }) => (
        <div
          key={day}
          className={`h-1/2 w-1/4 text-3xl absolute grid place-items-center rounded-lg font-bold font-display tabular-nums tracking-tight shadow-float ${place}`}
        >
          {day}
        </div>
      ))}
      <div className="bottom-4 @sm:text-xl absolute inset-x-0 text-center font-semibold">{t('bread')}</div>
    </>
  );
}

/** A web address, and the parts that a post takes from its page. */
export function UrlScrape() {
  const t = useTranslations('pictures.studio.urlScrape');
  return (
    <>
      <Line d="M160 62V98M160 74C160 90 60 74 60 98M160 74C160 90 260 74 260 98" />
      <div className={`${SHEET} inset-x-4 absolute top-4 flex items-center gap-2.5 px-4 py-1.5 shadow-float`}>
        <Icon name="link" className="size-4.5 shrink-0 text-soft" />
        <span dir="ltr">{t('address')}</span>
      </div>
      <div className="inset-x-4 bottom-4 h-1/2 absolute grid grid-cols-3 gap-2.5">
        <CutPaper scene="loaf-tall" className="size-full rounded-lg" />
        <div className={`${SHEET} grid content-center px-3`}>
          <Drawing d="M0 6h100M0 24h86M0 42h96M0 60h60" viewBox="0 0 100 66" className={`${TEXT} stroke-6 w-full`} />
        </div>
        <div className={`${SHEET} text-[3.5em] leading-none grid place-items-center overflow-hidden font-bold font-display text-thread`}>
          <span className="[translate:0_calc(var(--spacing)*2)]">{t('mark')}</span>
        </div>
      </div>
    </>
  );
}

const VARIANTS = ['wheat', 'slice', 'oven', 'field'] as const;

export function ImageGenerator() {
  const t = useTranslations('pictures.studio.imageGenerator');
  return (
    <>
      <div className={`${SHEET} absolute inset-x-5 top-4 flex items-center gap-2.5 px-4 py-1.5`}>
        <Glyph name="thread" className="size-4.5 text-thread" />
        {t('prompt')}
      </div>
      <div className="top-17 bottom-4 grid-rows-2 absolute inset-x-5 grid grid-cols-4 gap-2">
        {VARIANTS.map((scene, index) => (
          <CutPaper
            key={scene}
            scene={scene}
            className={`size-full rounded-lg ${index === 0 ? 'col-span-2 row-span-2 border-2 border-thread p-0.5' : index === 1 ? 'col-span-2' : ''}`}
          />
        ))}
        <Icon name="check" className="start-2 bottom-2 p-1.5 absolute size-7 rounded-full bg-raised text-positive" />
      </div>
    </>
  );
}
