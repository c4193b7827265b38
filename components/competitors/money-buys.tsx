import { useTranslations } from 'next-intl';
import { useUsd } from '@/components/ui/usd';
import { type Plan, pricePerMonth } from '@/lib/site/plans';

/** A plan of ours by what it has room for, and what it costs either way it is paid: one phrase for every row. */
export function MoneyBuys({ plan }: { plan: Plan }) {
  const t = useTranslations('competitors.hub');
  const plans = useTranslations('pricing.plans');
  const usd = useUsd();
  return t.rich('money', {
    seats: plan.seats,
    plan: plans(`${plan.id}.name`),
    yearly: usd(pricePerMonth(plan, 'yearly')),
    monthly: usd(plan.monthlyUsd),
    b: (words) => <strong>{words}</strong>,
  });
}
