import { useTranslations } from 'next-intl';
import { BillingCycleScope, BillingToggle } from '@/components/pricing/billing-cycle';
import { OfferTermsLink } from '@/components/pricing/offer-terms-link';
import { PlanCards } from '@/components/pricing/plan-cards';
import { ArrowLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Section } from '@/components/ui/section';
import { ThreadDivider } from '@/components/ui/thread';
import { useUsd } from '@/components/ui/usd';
import { NETWORKS } from '@/lib/site/networks';
import { EXTRA_SEAT_MONTHLY_USD, JOINING_DISCOUNT, TRIAL_END } from '@/lib/site/plans';
import { STUDIO_TOOLS } from '@/lib/site/studio';

/** The plans with their toggle; the comparison of every row is on the pricing page. */
export function PlansInShort() {
  const t = useTranslations('home.plans');
  const usd = useUsd();
  return (
    <BillingCycleScope>
      <Container>
        <ThreadDivider />
      </Container>
      <Section id="pricing" title={t('title')} lede={t('lede')} aside={<BillingToggle />}>
        <PlanCards headingLevel={3} />
        <div className="mt-8 flex flex-wrap items-center justify-between gap-x-10 gap-y-2 lg:mt-12">
          <p className="text-pretty text-soft">
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
          <ArrowLink href="/pricing">{t('link')}</ArrowLink>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-2">
          <p className="text-pretty text-soft">
            {t('proof', { networks: NETWORKS.length, tools: STUDIO_TOOLS.length, card: TRIAL_END.card })}
          </p>
          <ArrowLink href="/compare">{t('compare')}</ArrowLink>
        </div>
      </Section>
    </BillingCycleScope>
  );
}
