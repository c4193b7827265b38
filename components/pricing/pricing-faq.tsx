import { useTranslations } from 'next-intl';
import { numbered } from '@/components/faq/default-items';
import { FaqSection } from '@/components/faq/faq-section';
import { useUsd } from '@/components/ui/usd';
import { NETWORKS } from '@/lib/site/networks';
import { EXTRA_SEAT_MONTHLY_USD, PLANS, planById, pricePerMonth, WHITE_LABEL_MONTHLY_USD } from '@/lib/site/plans';
import { PRICING_QUESTIONS } from '@/lib/site/questions';
import { useOfferTerms } from './offer-terms';

export function PricingFaq() {
  const t = useTranslations('pricing.faq');
  const plan = useTranslations('pricing.plans');
  const usd = useUsd();
  const popular = PLANS.find(({ mostPopular }) => mostPopular) ?? PLANS[0];
  const seats = PLANS.map((each) => each.seats);
  const values = {
    trialEnd: useOfferTerms().trialEnd,
    plan: plan(`${popular.id}.name`),
    yearlyTotal: usd(popular.yearlyTotalUsd),
    yearlyPrice: usd(pricePerMonth(popular, 'yearly')),
    monthlyPrice: usd(popular.monthlyUsd),
    fewest: Math.min(...seats),
    most: Math.max(...seats),
    seatPrice: usd(EXTRA_SEAT_MONTHLY_USD),
    networks: NETWORKS.length,
    included: plan(`${planById('enterprise').id}.name`),
    whiteLabelPrice: usd(WHITE_LABEL_MONTHLY_USD),
  };
  const items = numbered(PRICING_QUESTIONS, useTranslations('pricing.faq.items'), (trialDays) => ({ ...values, trialDays }));
  return <FaqSection title={t('title')} subtitle={t('subtitle')} scene="weighed" list="pricing" items={items} />;
}
