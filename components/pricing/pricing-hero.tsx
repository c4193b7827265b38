import { useTranslations } from 'next-intl';
import { ArrowLink, ButtonLink } from '@/components/ui/button';
import { Hero } from '@/components/ui/hero';
import { NETWORKS } from '@/lib/site/networks';
import { TRIAL_DAYS } from '@/lib/site/plans';
import { PriceTags } from './price-tags';

/** What is paid for and what is not, and the four sizes on one thread. On a desktop it leaves the plans their place in the first screen. */
export function PricingHero() {
  const t = useTranslations('pricing.hero');
  return (
    <div className="overflow-x-clip">
      <Hero className="grid gap-x-14 gap-y-10 pt-12 pb-14 sm:pt-16 lg:grid-cols-[minmax(0,31rem)_minmax(0,1fr)] lg:items-center lg:pt-10 lg:pb-8">
        <div>
          <h1 className="hero lg:text-[4rem]">{t('title')}</h1>
          <p className="mt-6 max-w-[32rem] lede lg:mt-5 lg:text-[1.1875rem]">{t('first', { networks: NETWORKS.length })}</p>
          <p className="mt-3 max-w-[32rem] lede lg:mt-2 lg:text-[1.1875rem]">{t('second', { days: TRIAL_DAYS })}</p>
          <div className="mt-8 flex flex-wrap lg:mt-6 items-center gap-x-7 gap-y-3">
            <ButtonLink href="#pricing-plans">{t('plans')}</ButtonLink>
            <ArrowLink href="#calculator">{t('calculator')}</ArrowLink>
          </div>
        </div>
        {/* Its upper fifth is empty but for the thread, and lies beside the header's lower edge. */}
        <div className="xl:-mt-20 xl:-mb-8">
          <PriceTags />
        </div>
      </Hero>
    </div>
  );
}
