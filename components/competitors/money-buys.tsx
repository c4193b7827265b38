import { useTranslations } from 'next-intl';
import { useUsd } from '@/components/ui/usd';
import { SITE } from '@/lib/site/identity';
import { type Plan, pricePerMonth } from '@/lib/site/plans';

type MoneyBuysProps = {
  plan: Plan;
  /** What the other tool asks: that it buys no plan at all is said. US dollars a month. */
  theirsUsd?: number;
};

/** A plan of ours by what it has room for, and below it in every row what it costs, paid yearly and then monthly: so the rows are read against each other. Where the money buys none, that stands first. */
export function MoneyBuys({ plan, theirsUsd }: MoneyBuysProps) {
  const t = useTranslations('competitors.hub');
  const plans = useTranslations('pricing.plans');
  const usd = useUsd();
  const perMonthOfYear = pricePerMonth(plan, 'yearly');
  return t.rich('money', {
    seats: plan.seats,
    plan: plans(`${plan.id}.name`),
    yearly: usd(perMonthOfYear),
    monthly: usd(plan.monthlyUsd),
    buys: theirsUsd !== undefined && theirsUsd < perMonthOfYear ? 'nothing' : 'plan',
    // Whose plan it is, where the head of the column is not seen (tool-prices.module.css).
    b: (words) => <strong data-here={theirsUsd === undefined ? undefined : t('here', { product: SITE.product })}>{words}</strong>,
  });
}
