import { useTranslations } from 'next-intl';
import { useOfferTerms } from '@/components/pricing/offer-terms';
import { useFigure } from '@/components/ui/figure';
import { useUsd } from '@/components/ui/usd';
import { AI_ALLOWANCE_PERIOD } from '@/lib/site/ai-allowance';
import { type Competitor, pricesOf } from '@/lib/site/claims';
import { NETWORKS } from '@/lib/site/networks';
import {
  biggestPlanFor,
  EXTRA_SEAT_MONTHLY_USD,
  PLANS,
  planById,
  pricePerMonth,
  TRIAL_DAYS,
  WHITE_LABEL_MONTHLY_USD,
} from '@/lib/site/plans';
import { STUDIO_TOOLS } from '@/lib/site/studio';

const [SMALLEST] = PLANS;
/** The least that anybody pays us a month, and for what. */
export const LEAST_USD = pricePerMonth(SMALLEST, 'yearly');
const LEAST_PLAN = { plan: SMALLEST, cycle: 'yearly', perMonthUsd: LEAST_USD } as const;
/** The same plan, paid month by month. */
export const LEAST_MONTHLY_USD = SMALLEST.monthlyUsd;

/** What the words of a comparison page may say in figures: ours, the other tool's prices, and what its lowest price buys here. */
export function usePageFacts(competitor: Competitor) {
  const plans = useTranslations('pricing.plans');
  const usd = useUsd();
  const figure = useFigure();
  const [lowest, middle = lowest] = pricesOf(competitor);
  const { plan, cycle, perMonthUsd } = biggestPlanFor(lowest) ?? LEAST_PLAN;
  const enterprise = planById('enterprise');
  return {
    theirs: usd(lowest),
    lowest: usd(lowest),
    middle: usd(middle),
    least: usd(LEAST_USD),
    leastMonthly: usd(LEAST_MONTHLY_USD),
    price: usd(perMonthUsd),
    cycle,
    plan: plans(`${plan.id}.name`),
    seats: plan.seats,
    words: figure(plan.aiWords),
    images: figure(plan.aiImages),
    period: AI_ALLOWANCE_PERIOD,
    most: enterprise.seats,
    crossing: Math.floor(LEAST_USD / lowest),
    tools: STUDIO_TOOLS.length,
    networks: NETWORKS.length,
    extra: usd(EXTRA_SEAT_MONTHLY_USD),
    whiteLabel: usd(WHITE_LABEL_MONTHLY_USD),
    included: plans(`${enterprise.id}.name`),
    enterprise: plans(`${enterprise.id}.name`),
    enterprisePrice: usd(enterprise.monthlyUsd),
    days: TRIAL_DAYS,
    // In a line: the answers beside it are no longer.
    trialShort: useOfferTerms().trialShort,
  };
}
