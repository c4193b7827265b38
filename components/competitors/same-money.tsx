import { useTranslations } from 'next-intl';
import { useUsd } from '@/components/ui/usd';
import { biggestPlanFor, pricePerMonth } from '@/lib/site/plans';
import { LEAST_MONTHLY_USD, LEAST_USD } from './use-page-facts';

/** What a price of another tool buys here, in both cycles: the biggest plan that costs no more, or that none costs so little. */
export function SameMoney({ monthlyUsd }: { monthlyUsd: number }) {
  const t = useTranslations('competitors.ladder');
  const plans = useTranslations('pricing.plans');
  const usd = useUsd();
  const found = biggestPlanFor(monthlyUsd);
  if (!found) return t('lessEither', { price: usd(LEAST_USD), monthly: usd(LEAST_MONTHLY_USD) });
  const { plan, cycle, perMonthUsd } = found;
  return t.rich('sameEither', {
    other: usd(pricePerMonth(plan, cycle === 'yearly' ? 'monthly' : 'yearly')),
    price: usd(perMonthUsd),
    cycle,
    plan: plans(`${plan.id}.name`),
    b: (words) => <strong className="font-semibold">{words}</strong>,
  });
}
