import { useTranslations } from 'next-intl';
import { useUsd } from '@/components/ui/usd';
import { COMPETITORS, type Competitor, pricesOf } from '@/lib/site/claims';
import { SITE } from '@/lib/site/identity';
import { NETWORKS } from '@/lib/site/networks';
import { biggestPlanFor, PLANS, pricePerMonth, WHITE_LABEL_MONTHLY_USD } from '@/lib/site/plans';
import { STUDIO_TOOLS } from '@/lib/site/studio';

const [SMALLEST] = PLANS;

/** Our figures, the other tool's lowest price, and what that price buys here in both cycles. */
export function usePageFacts(competitor: Competitor) {
  const plans = useTranslations('pricing.plans');
  const usd = useUsd();
  const [lowest] = pricesOf(competitor);
  const plan = biggestPlanFor(lowest) ?? SMALLEST;
  return {
    product: SITE.product,
    theirs: usd(lowest),
    price: usd(pricePerMonth(plan, 'yearly')),
    priceMonthly: usd(plan.monthlyUsd),
    plan: plans(`${plan.id}.name`),
    seats: plan.seats,
    tools: STUDIO_TOOLS.length,
    networks: NETWORKS.length,
    whiteLabel: usd(WHITE_LABEL_MONTHLY_USD),
    freeChannels: COMPETITORS.buffer.facts.trial.value.channels,
  };
}
