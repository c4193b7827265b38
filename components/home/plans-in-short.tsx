import { useTranslations } from 'next-intl';
import { BillingCycleScope, BillingToggle } from '@/components/pricing/billing-cycle';
import { OfferTermsLink } from '@/components/pricing/offer-terms-link';
import { PlanCards } from '@/components/pricing/plan-cards';
import { ArrowLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { useUsd } from '@/components/ui/usd';
import { WHITE_LABEL } from '@/lib/site/claims';
import { NETWORKS } from '@/lib/site/networks';
import { EXTRA_SEAT_MONTHLY_USD, JOINING_DISCOUNT, TRIAL_END } from '@/lib/site/plans';
import { STUDIO_TOOLS } from '@/lib/site/studio';

/** The plans with their toggle; the comparison of every row is on the pricing page. */
export function PlansInShort() {
  const t = useTranslations('home.plans');
  const usd = useUsd();
  return (
    <BillingCycleScope>
      <Section id="pricing" className="lg:pt-10" title={t('title')} lede={t('lede')} aside={<BillingToggle />}>
        <PlanCards headingLevel={3} short />
        <div className="mt-8 grid gap-x-16 lg:mt-12 lg:grid-cols-[minmax(0,1fr)_auto]">
          <div className="grid gap-y-2 text-soft *:text-balance">
            <p>
              {t.rich('joining', {
                ...JOINING_DISCOUNT,
                price: usd(EXTRA_SEAT_MONTHLY_USD),
                offer: (words) => (
                  <strong className="font-semibold">
                    <OfferTermsLink>{words}</OfferTermsLink>
                  </strong>
                ),
              })}
            </p>
            <p>
              {t.rich('proof', {
                networks: NETWORKS.length,
                tools: STUDIO_TOOLS.length,
                card: TRIAL_END.card,
                agencies: WHITE_LABEL.agencies,
                b: (words) => <strong className="font-semibold text-ink">{words}</strong>,
              })}
            </p>
          </div>
          <div className="flex flex-wrap gap-x-8 self-start lg:flex-col lg:items-end">
            <ArrowLink href="/pricing">{t('link')}</ArrowLink>
            <ArrowLink href="/compare">{t('compare')}</ArrowLink>
          </div>
        </div>
      </Section>
    </BillingCycleScope>
  );
}
