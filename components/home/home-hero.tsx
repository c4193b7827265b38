import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PlansOrCall } from '@/components/booking/plans-or-call';
import { PLANS_HREF } from '@/components/layout/navigation';
import { WeekCalendar } from '@/components/pictures/week-calendar';
import { byTrialDays } from '@/components/pricing/by-trial-days';
import { classNames } from '@/components/ui/class-names';
import { Hero } from '@/components/ui/hero';
import { RESULTS } from '@/lib/site/claims';
import { SITE } from '@/lib/site/identity';
import { NETWORKS } from '@/lib/site/networks';
import styles from './home.module.css';

/** Says what the product is, for whom it is, and what to click. The picture beside it is a week on the thread. */
export function HomeHero() {
  const t = useTranslations('home.hero');
  const strong = { b: (words: ReactNode) => <strong className="font-semibold text-ink tabular-nums">{words}</strong> };
  return (
    <Hero className={classNames(styles.hero, 'grid')}>
      <div>
        <h1 className={classNames(styles.title, 'font-bold font-display')}>
          {t.rich('title', { line: (words) => <span className="block">{words} </span> })}
        </h1>
        <p className="mt-6 max-w-[33rem] lede-text">{t('lede', { product: SITE.product })}</p>
        <PlansOrCall href={PLANS_HREF} plans={t('plans')} call={t('call')} className="mt-6 sm:mt-8" />
        <ul className="mt-6 sm:mt-8 flex flex-wrap gap-x-6 gap-y-1 text-[0.9375rem] text-soft">
          <li>{byTrialDays((days) => t.rich('facts.trial', { days, ...strong }))}</li>
          <li>{t.rich('facts.networks', { count: NETWORKS.length, ...strong })}</li>
          <li>{t.rich('facts.chat', { hours: RESULTS.supportHours, ...strong })}</li>
        </ul>
      </div>
      <WeekCalendar />
    </Hero>
  );
}
