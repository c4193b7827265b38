import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PLANS_HREF } from '@/components/layout/navigation';
import { byTrialDays } from '@/components/pricing/by-trial-days';
import { ButtonLink } from '@/components/ui/button';
import { Hero } from '@/components/ui/hero';
import { SITE } from '@/lib/site/identity';
import { STUDIO_TOOLS } from '@/lib/site/studio';
import styles from './ai-studio.module.css';
import { OneLine } from './one-line';

/** Says what the studio is. The picture shows it as one line. */
export function StudioHero() {
  const t = useTranslations('aiStudio.hero');
  const strong = { b: (words: ReactNode) => <strong className="font-semibold text-ink tabular-nums">{words}</strong> };
  return (
    <Hero className="lg:items-center grid gap-x-16 gap-y-12 pt-top pb-12 sm:pt-10 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:pt-12">
      <div>
        <h1 className="hero-title">{t.rich('title', { line: (words) => <span className="block">{words}</span> })}</h1>
        <p className="mt-6 max-w-[34rem] lede-text">{t('lede', { product: SITE.product, count: STUDIO_TOOLS.length })}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink href={PLANS_HREF} className="max-sm:px-5 whitespace-nowrap max-sm:flex-auto">
            {t('plans')}
          </ButtonLink>
          <ButtonLink href="#tools" variant="secondary" className="max-sm:px-5 whitespace-nowrap max-sm:flex-auto">
            {t('tools')}
          </ButtonLink>
        </div>
        <ul className="mt-8 flex flex-wrap gap-x-6 gap-y-1 text-[0.9375rem] text-soft">
          <li>{byTrialDays((days) => t.rich('facts.trial', { days, ...strong }))}</li>
          <li>{t.rich('facts.everyPlan', strong)}</li>
        </ul>
      </div>
      <div className={styles.heroWords}>
        <OneLine />
      </div>
    </Hero>
  );
}
