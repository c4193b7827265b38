import { useTranslations } from 'next-intl';
import { Stagger } from '@/components/motion/stagger';
import { StudioScene } from '@/components/pictures/studio-tools';
import { ArrowLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { STUDIO_TOOLS } from '@/lib/site/studio';

/** Three of the tools at work, each smaller than the one before. */
const SHOWN = ['imageGenerator', 'urlScrape', 'calendarEvents'] as const;

/** The AI studio in one breath: its tools as one long line of display type, and some of them at work. */
export function StudioTeaser() {
  const t = useTranslations('home.studio');
  return (
    <Section tone="sunken" labelledBy="studio-title">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <div className="flex flex-col items-start">
          <h2 id="studio-title" className="title">
            {t('title', { count: STUDIO_TOOLS.length })}
          </h2>
          <p className="mt-5 text-pretty text-soft">{t('body')}</p>
          <ArrowLink href="/ai-studio" className="mt-5">
            {t('link')}
          </ArrowLink>
        </div>
        <ul className="swipe flex content-start sm:flex-wrap items-center gap-x-[0.35em] font-display font-semibold text-[clamp(1.1875rem,0.75rem+2.1vw,2.375rem)] leading-[1.26] tracking-[-0.03em]">
          {STUDIO_TOOLS.map((tool, index) => (
            <li key={tool} className="flex basis-auto! whitespace-nowrap items-center gap-x-[0.35em]">
              {t(`tools.${tool}`)}
              {index < STUDIO_TOOLS.length - 1 ? (
                <svg
                  viewBox="0 0 40 20"
                  aria-hidden="true"
                  className="h-[0.4em] w-[0.8em] shrink-0 fill-none stroke-3 stroke-thread rtl:-scale-x-100"
                >
                  <path d="M2 10c6 0 7-7 13-7s7 14 13 14 6-7 10-7" strokeLinecap="round" />
                </svg>
              ) : null}
            </li>
          ))}
        </ul>
      </div>
      <Stagger className="mt-8 grid gap-6 sm:mt-12 sm:grid-cols-[5fr_4fr_3fr] sm:items-end lg:mt-16 lg:gap-8">
        {SHOWN.map((tool, index) => (
          // A scene's ground is the sunken one, which here is the band's own.
          <div key={tool} className={`[--sunken:var(--paper)] ${index > 0 ? 'max-sm:hidden' : ''}`}>
            <StudioScene tool={tool} />
          </div>
        ))}
      </Stagger>
    </Section>
  );
}
