import { useTranslations } from 'next-intl';
import { ArrowLink, ButtonLink } from '@/components/ui/button';
import { Hero } from '@/components/ui/hero';
import { NETWORKS } from '@/lib/site/networks';
import { TRIAL_DAYS } from '@/lib/site/plans';
import { PriceTags } from './price-tags';
import './pricing-hero.css';

/** What is paid for and what is not, and the four sizes on one thread. On a desktop it leaves the plans their place in the first screen. */
export function PricingHero() {
  const t = useTranslations('pricing.hero');
  return (
    <div className="overflow-x-clip">
      <Hero className="pricing-hero grid gap-x-14 gap-y-10 pt-top pb-4 sm:pt-16 sm:pb-14 lg:grid-cols-[minmax(0,31rem)_minmax(0,1fr)] lg:items-center">
        <div>
          <h1 className="hero">{t('title')}</h1>
          <p className="mt-6 max-w-[32rem] lede">{t('first', { networks: NETWORKS.length })}</p>
          <p className="mt-3 max-w-[32rem] lede">{t('second', { days: TRIAL_DAYS })}</p>
          <div className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-3">
            <ButtonLink href="#pricing-plans" variant="secondary">
              {t('plans')}
            </ButtonLink>
            <ArrowLink href="#calculator">{t('calculator')}</ArrowLink>
          </div>
        </div>
        <PriceTags />
      </Hero>
    </div>
  );
}
