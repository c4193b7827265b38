import { useTranslations } from 'next-intl';
import { useUsd } from '@/components/ui/usd';
import { type Plan, pricePerMonth } from '@/lib/site/plans';

type MoneyBuysProps = {
  plan: Plan;
  /** Whose row it stands in: in another tool's it says that the plan is one of ours. */
  row: 'ours' | 'theirs';
  /** The other tool's price where it buys no plan of ours: then the plan is our smallest. US dollars a month. */
  tooLittleUsd?: number | undefined;
};

/** A plan of ours by what it has room for, and what it costs either way it is paid: one phrase for every row. */
export function MoneyBuys({ plan, row, tooLittleUsd }: MoneyBuysProps) {
  const t = useTranslations('competitors.hub');
  const plans = useTranslations('pricing.plans');
  const usd = useUsd();
  return t.rich('money', {
    row,
    seats: plan.seats,
    plan: plans(`${plan.id}.name`),
    yearly: usd(pricePerMonth(plan, 'yearly')),
    monthly: usd(plan.monthlyUsd),
    enough: tooLittleUsd === undefined ? 'yes' : 'no',
    theirs: usd(tooLittleUsd ?? 0),
    b: (words) => <strong>{words}</strong>,
  });
}
