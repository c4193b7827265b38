import { useTranslations } from 'next-intl';
import { useUsd } from '@/components/ui/usd';
import { SITE } from '@/lib/site/identity';
import { type Plan, pricePerMonth } from '@/lib/site/plans';

type MoneyBuysProps = {
  plan: Plan;
  /** What the other tool asks: less than this plan costs, paid by the month or at all, or more than it does, is said. US dollars a month. */
  forUsd?: number;
};

/** A plan of ours by what it has room for, and what it costs either way it is paid: one phrase for every row. Where the same money buys it for a year paid at once alone, the plan's name says so; that the money buys none, or that ours costs less, stands beside its prices. */
export function MoneyBuys({ plan, forUsd: theirs }: MoneyBuysProps) {
  const t = useTranslations('competitors.hub');
  const plans = useTranslations('pricing.plans');
  const usd = useUsd();
  const forUsd = theirs ?? plan.monthlyUsd;
  const perMonthOfYear = pricePerMonth(plan, 'yearly');
  return t.rich('money', {
    seats: plan.seats,
    plan: plans(`${plan.id}.name`),
    yearly: usd(perMonthOfYear),
    monthly: usd(plan.monthlyUsd),
    than: forUsd < perMonthOfYear ? 'dearer' : forUsd < plan.monthlyUsd ? 'yearly' : forUsd > plan.monthlyUsd ? 'cheaper' : 'same',
    theirs: usd(forUsd),
    less: usd(forUsd - plan.monthlyUsd),
    // Whose plan it is, where the head of the column is not seen (hub.css).
    b: (words) => <strong data-here={theirs === undefined ? undefined : t('here', { product: SITE.product })}>{words}</strong>,
  });
}
