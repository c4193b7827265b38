import { useTranslations } from 'next-intl';
import { EarningsLedger } from '@/components/pictures/earnings-ledger';
import { ButtonLink } from '@/components/ui/button';
import { Hero } from '@/components/ui/hero';
import { AFFILIATE } from '@/lib/site/affiliate-program';
import { SITE } from '@/lib/site/identity';
import styles from './affiliates.module.css';

export function AffiliateHero() {
  const t = useTranslations('affiliates.hero');
  return (
    <Hero className="grid items-center gap-x-16 gap-y-8 pt-top pb-section sm:pt-10 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:pt-16">
      <div>
        <h1 className="hero-title">{t('title', { percent: AFFILIATE.commissionPercent })}</h1>
        <p className="mt-6 max-w-[34rem] lede-text">{t('lede', { product: SITE.product, percent: AFFILIATE.commissionPercent })}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink href="#apply" className={`${styles.apply} whitespace-nowrap`}>
            {t('apply')}
          </ButtonLink>
          <ButtonLink href="#calculator" variant="secondary" className={`${styles.apply} whitespace-nowrap`}>
            {t('calculate')}
          </ButtonLink>
        </div>
      </div>
      <EarningsLedger />
    </Hero>
  );
}
