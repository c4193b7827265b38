import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { CalendarEvents, ImageGenerator, StudioFrame, UrlScrape } from '@/components/pictures/studio-scene';
import { ArrowLink } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Section, SectionTitle } from '@/components/ui/section';
import { STUDIO_TOOLS } from '@/lib/site/studio';
import styles from './home.module.css';

/** Three of the tools at work, from large to small. A phone does not show them, because the composer above is its picture. */
const SHOWN = [
  ['imageGenerator', ImageGenerator],
  ['urlScrape', UrlScrape],
  ['calendarEvents', CalendarEvents],
] as const;

/** The AI studio in short: all tools as one line of large type, with three of them at work. */
export function StudioTeaser() {
  const t = useTranslations('home.studio');
  return (
    <Section tone="sunken" labelledBy="studio-title">
      <div className="gap-y-6 sm:gap-y-8 grid grid-cols-1 gap-x-16 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <div className="flex flex-col items-start">
          <SectionTitle id="studio-title">{t('title', { count: STUDIO_TOOLS.length })}</SectionTitle>
          <p className="mt-5 text-pretty text-soft">{t('body')}</p>
          <ArrowLink href="/ai-studio" className="mt-5">
            {t('link')}
          </ArrowLink>
        </div>
        <ul
          className={classNames(
            styles.toolLine,
            'text-[clamp(1.125rem,0.35rem+2.4vw,2.125rem)] leading-[1.35] text-balance font-display font-semibold tracking-[-0.03em]',
          )}
        >
          {STUDIO_TOOLS.map((tool) => (
            <Fragment key={tool}>
              <li className="inline-block">{t(`tools.${tool}`)}</li>{' '}
            </Fragment>
          ))}
        </ul>
      </div>
      {/* A scene normally has the sunken ground. The band has the same ground, so the scenes get another one here. */}
      <div data-settle="each" className={classNames(styles.tools, 'mt-12 grid max-sm:hidden lg:mt-16')}>
        {SHOWN.map(([tool, Scene]) => (
          <div key={tool}>
            <StudioFrame tool={tool}>
              <Scene />
            </StudioFrame>
            <p className="mt-3 font-semibold">{t(`tools.${tool}`)}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}
