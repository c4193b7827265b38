import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useUsd } from '@/components/ui/usd';
import { biggestPlanFor, pricePerMonth } from '@/lib/site/plans';
import { LEAST_MONTHLY_USD, LEAST_USD } from './use-page-facts';

/** What a price of another tool buys here, in both cycles: the biggest plan that costs no more, or that none costs so little. `before` is their price above it, which may have bought the same. */
export function SameMoney({ monthlyUsd, before }: { monthlyUsd: number; before?: number | undefined }) {
  const t = useTranslations('competitors.ladder');
  const plans = useTranslations('pricing.plans');
  const usd = useUsd();
  const found = biggestPlanFor(monthlyUsd);
  if (!found) return t('lessEither', { price: usd(LEAST_USD), monthly: usd(LEAST_MONTHLY_USD) });
  const { plan, cycle, perMonthUsd } = found;
  const b = (words: ReactNode) => <strong className="font-semibold">{words}</strong>;
  if (before !== undefined && biggestPlanFor(before)?.plan.id === plan.id) return t.rich('still', { plan: plans(`${plan.id}.name`), b });
  return t.rich('sameEither', {
    other: usd(pricePerMonth(plan, cycle === 'yearly' ? 'monthly' : 'yearly')),
    price: usd(perMonthUsd),
    cycle,
    plan: plans(`${plan.id}.name`),
    b,
  });
}
