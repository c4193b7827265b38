import { useTranslations } from 'next-intl';
import { useUsd } from '@/components/ui/usd';
import { SITE } from '@/lib/site/identity';
import { type Plan, pricePerMonth } from '@/lib/site/plans';

type MoneyBuysProps = {
  plan: Plan;
  /** The other tool's price in US dollars a month. If this amount buys no plan, the text says so. */
  theirsUsd?: number;
};

/** What one of our plans includes, and its price. Yearly comes first in every row, so the rows are easy to compare. */
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
    // This names our product where the head of the column is hidden (tool-prices.module.css).
    b: (words) => <strong data-here={theirsUsd === undefined ? undefined : t('here', { product: SITE.product })}>{words}</strong>,
  });
}
