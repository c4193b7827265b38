import { useTranslations } from 'next-intl';
import { useUsd } from '@/components/ui/usd';
import { biggestPlanFor, pricePerMonth } from '@/lib/site/plans';
import { LEAST_MONTHLY_USD, LEAST_USD } from './use-page-facts';

type SameMoneyProps = {
  monthlyUsd: number;
  /** Whether it says what the plan costs in the other cycle, too. */
  bothCycles?: boolean;
};

/** What a price of another tool buys here: the biggest plan that costs no more, or that none costs so little. */
export function SameMoney({ monthlyUsd, bothCycles = false }: SameMoneyProps) {
  const t = useTranslations('competitors.ladder');
  const plans = useTranslations('pricing.plans');
  const usd = useUsd();
  const found = biggestPlanFor(monthlyUsd);
  if (!found) return t(bothCycles ? 'lessEither' : 'less', { price: usd(LEAST_USD), monthly: usd(LEAST_MONTHLY_USD) });
  const { plan, cycle, perMonthUsd } = found;
  return t.rich(bothCycles ? 'sameEither' : 'same', {
    other: usd(pricePerMonth(plan, cycle === 'yearly' ? 'monthly' : 'yearly')),
    price: usd(perMonthUsd),
    cycle,
    plan: plans(`${plan.id}.name`),
    seats: plan.seats,
    b: (words) => <strong className="font-semibold">{words}</strong>,
  });
}
