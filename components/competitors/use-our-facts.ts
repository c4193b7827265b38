import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { byTrialDays } from '@/components/pricing/by-trial-days';
import { useOfferTerms } from '@/components/pricing/offer-terms';
import { useFigure } from '@/components/ui/figure';
import { useUsd } from '@/components/ui/usd';
import { AI_ALLOWANCE_PERIOD } from '@/lib/site/ai-allowance';
import { type FactRow, RESULTS } from '@/lib/site/claims';
import { NETWORK_NAMES, NETWORKS } from '@/lib/site/networks';
import { EXTRA_SEAT_MONTHLY_USD, PLANS, type Plan, pricePerMonth, YEARLY_DISCOUNT_PERCENT } from '@/lib/site/plans';
import { STUDIO_TOOLS } from '@/lib/site/studio';

const SMALLEST = PLANS[0];
const LARGEST = PLANS[PLANS.length - 1] as Plan;

/** Returns our column of a comparison, row by row, from the plan catalogue. */
export function useOurFacts(): Record<FactRow | 'price', ReactNode> {
  const t = useTranslations('competitors.table.ours');
  const plans = useTranslations('pricing.plans');
  const format = useFormatter();
  const usd = useUsd();
  const figure = useFigure();
  const { trialShort } = useOfferTerms();
  const name = ({ id }: Plan) => plans(`${id}.name`);
  const first = (has: (plan: Plan) => boolean) => name(PLANS.find(has) ?? LARGEST);
  const seats = { fewest: SMALLEST.seats, most: LARGEST.seats };
  return {
    price: t('price', {
      least: usd(pricePerMonth(SMALLEST, 'yearly')),
      most: usd(pricePerMonth(LARGEST, 'yearly')),
      leastMonthly: usd(SMALLEST.monthlyUsd),
      mostMonthly: usd(LARGEST.monthlyUsd),
    }),
    billing: t('billing', { ...seats, smallest: name(SMALLEST), largest: name(LARGEST) }),
    plans: t('plans', { names: format.list(PLANS.map(name)) }),
    users: t('users', seats),
    brands: t('brands', seats),
    extra: t('extra', { extra: usd(EXTRA_SEAT_MONTHLY_USD) }),
    cycle: t('cycle', { percent: YEARLY_DISCOUNT_PERCENT }),
    networks: t('networks', { count: NETWORKS.length, names: format.list(NETWORKS.map((network) => NETWORK_NAMES[network])) }),
    scheduling: t('scheduling'),
    ai: t('ai', {
      tools: STUDIO_TOOLS.length,
      words: figure(SMALLEST.aiWords),
      images: figure(SMALLEST.aiImages),
      period: AI_ALLOWANCE_PERIOD,
    }),
    analytics: t('analytics', { plan: first(({ customAnalytics }) => customAnalytics) }),
    inbox: t('inbox'),
    approvals: t('approvals'),
    roles: t('roles'),
    clients: t('clients'),
    security: t('security', { plan: first(({ advancedSecurity }) => advancedSecurity) }),
    api: t('api', { plan: first(({ apiAccess }) => apiAccess) }),
    trial: byTrialDays((days) => t('trial', { days, trialShort })),
    support: t('support', {
      hours: RESULTS.supportHours,
      priority: first(({ prioritySupport }) => prioritySupport),
      manager: first(({ accountManager }) => accountManager),
    }),
  };
}
