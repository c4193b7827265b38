import { useTranslations } from 'next-intl';
import { useUsd } from '@/components/ui/usd';
import { biggestPlanFor } from '@/lib/site/plans';
import { LEAST_USD } from './use-page-facts';

/** What a price of another tool buys here: the biggest plan that costs no more, or that none costs so little. */
export function SameMoney({ monthlyUsd }: { monthlyUsd: number }) {
  const t = useTranslations('competitors.ladder');
  const plans = useTranslations('pricing.plans');
  const usd = useUsd();
  const found = biggestPlanFor(monthlyUsd);
  if (!found) return t('less', { price: usd(LEAST_USD) });
  const { plan, cycle, perMonthUsd } = found;
  return t.rich('same', {
    price: usd(perMonthUsd),
    cycle,
    plan: plans(`${plan.id}.name`),
    seats: plan.seats,
    b: (words) => <strong className="font-semibold">{words}</strong>,
  });
}
