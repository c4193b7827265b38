import { useTranslations } from 'next-intl';
import { AboveHeading } from '@/components/ui/above-heading';
import { ArrowLink } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Hero } from '@/components/ui/hero';
import { useUsd } from '@/components/ui/usd';
import { NETWORKS } from '@/lib/site/networks';
import { LEAST_USD } from '@/lib/site/plans';
import { byTrialDays } from './by-trial-days';
import { PriceTags } from './price-tags';
import styles from './pricing.module.css';

/** The price, and the plans on one thread. The plans below start in the first screen, so the hero needs no button. */
export function PricingHero() {
  const t = useTranslations('pricing.hero');
  return (
    <div className="overflow-x-clip">
      <Hero className={classNames(styles.pricingHero, 'grid gap-y-4 pt-top sm:pt-16')}>
        <div>
          <h1 className="hero-title">
            <AboveHeading>{t('label')}</AboveHeading> {t('title', { price: useUsd()(LEAST_USD) })}
          </h1>
          <p className="mt-6 max-w-[32rem] lede-text">{t('first', { networks: NETWORKS.length })}</p>
          <p className="mt-3 max-w-[32rem] lede-text">{byTrialDays((days) => t('second', { days }))}</p>
          <ArrowLink href="#calculator" className="mt-4">
            {t('calculator')}
          </ArrowLink>
        </div>
        <PriceTags />
        <p className="small-note">{t('tags')}</p>
      </Hero>
    </div>
  );
}
