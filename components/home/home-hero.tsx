import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PlansOrCall } from '@/components/booking/plans-or-call';
import { PLANS_HREF } from '@/components/layout/navigation';
import { WeekCalendar } from '@/components/pictures/week-calendar';
import { byTrialDays } from '@/components/pricing/by-trial-days';
import { Hero } from '@/components/ui/hero';
import { RESULTS } from '@/lib/site/claims';
import { SITE } from '@/lib/site/identity';
import { NETWORKS } from '@/lib/site/networks';

/** What is sold, to whom, and what to click; beside it a week on the thread. */
export function HomeHero() {
  const t = useTranslations('home.hero');
  const strong = { b: (words: ReactNode) => <strong className="font-semibold text-ink tabular-nums">{words}</strong> };
  return (
    <Hero className="grid gap-x-12 gap-y-8 pt-top pb-6 sm:gap-y-14 sm:pt-14 sm:pb-16 lg:grid-cols-[minmax(0,6fr)_minmax(0,7fr)] lg:items-center lg:pt-12 lg:pb-12">
      <div>
        <h1 className="font-bold font-display text-[clamp(2.625rem,1.1rem+5.6vw,4.5rem)] leading-[0.98] tracking-[-0.04em] lg:text-[clamp(3rem,5vw,4.5rem)]">
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
      {/* The picture’s last 28 of 700 units are the thread’s; the calendar itself ends where the column does. */}
      <WeekCalendar className="xl:-me-[4.1667%]" />
    </Hero>
  );
}
