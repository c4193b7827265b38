import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useUsd } from '@/components/ui/usd';
import { biggestPlanFor } from '@/lib/site/plans';
import { LEAST_PLAN } from './use-page-facts';

/** What one gets stands first, on a line of its own. */
export const lead = (words: ReactNode) => <strong>{words}</strong>;

/** What a price of another tool buys here: how many people, with which plan, and what is left of it or missing. */
export function MoneyBuys({ monthlyUsd }: { monthlyUsd: number }) {
  const t = useTranslations('competitors.hub');
  const plans = useTranslations('pricing.plans');
  const usd = useUsd();
  const { plan, cycle, perMonthUsd } = biggestPlanFor(monthlyUsd) ?? LEAST_PLAN;
  const over = perMonthUsd - monthlyUsd;
  return t.rich('money', {
    seats: plan.seats,
    plan: plans(`${plan.id}.name`),
    price: usd(perMonthUsd),
    cycle,
    rest: over > 0 ? 'more' : over < 0 ? 'less' : 'same',
    difference: usd(Math.abs(over)),
    b: lead,
  });
}
