/** The plans, their prices and allowances. All code that shows one of these numbers reads it here. */

export const PLAN_IDS = ['pro', 'team', 'agency', 'enterprise'] as const;
export type PlanId = (typeof PLAN_IDS)[number];
/** In the order in which a page shows both. */
export const BILLING_CYCLES = ['yearly', 'monthly'] as const;
export type BillingCycle = (typeof BILLING_CYCLES)[number];

export type Plan = {
  id: PlanId;
  monthlyUsd: number;
  /** One payment for twelve months, not a monthly figure. */
  yearlyTotalUsd: number;
  /** Users and companies alike. */
  seats: number;
  aiWords: number;
  aiImages: number;
  storageGb: number | 'unlimited';
  chatTier: false | 'standard' | 'growth' | 'enterprise';
  prioritySupport: boolean;
  advancedSecurity: boolean;
  whiteLabel: 'addOn' | 'included';
  apiAccess: boolean;
  accountManager: boolean;
  customIntegration: boolean;
  customAnalytics: boolean;
  mostPopular: boolean;
};

export const PLANS = [
  {
    id: 'pro',
    monthlyUsd: 19,
    yearlyTotalUsd: 144,
    seats: 2,
    aiWords: 100_000,
    aiImages: 300,
    storageGb: 50,
    chatTier: false,
    prioritySupport: false,
    advancedSecurity: false,
    whiteLabel: 'addOn',
    apiAccess: false,
    accountManager: false,
    customIntegration: false,
    customAnalytics: false,
    mostPopular: false,
  },
  {
    id: 'team',
    monthlyUsd: 39,
    yearlyTotalUsd: 300,
    seats: 10,
    aiWords: 500_000,
    aiImages: 1_500,
    storageGb: 200,
    chatTier: 'standard',
    prioritySupport: true,
    advancedSecurity: false,
    whiteLabel: 'addOn',
    apiAccess: false,
    accountManager: false,
    customIntegration: false,
    customAnalytics: false,
    mostPopular: true,
  },
  {
    id: 'agency',
    monthlyUsd: 99,
    yearlyTotalUsd: 780,
    seats: 30,
    aiWords: 1_500_000,
    aiImages: 5_000,
    storageGb: 500,
    chatTier: 'growth',
    prioritySupport: true,
    advancedSecurity: true,
    whiteLabel: 'addOn',
    apiAccess: false,
    accountManager: false,
    customIntegration: false,
    customAnalytics: false,
    mostPopular: false,
  },
  {
    id: 'enterprise',
    monthlyUsd: 399,
    yearlyTotalUsd: 3_120,
    seats: 100,
    aiWords: 5_000_000,
    aiImages: 20_000,
    storageGb: 'unlimited',
    chatTier: 'enterprise',
    prioritySupport: true,
    advancedSecurity: true,
    whiteLabel: 'included',
    apiAccess: true,
    accountManager: true,
    customIntegration: true,
    customAnalytics: true,
    mostPopular: false,
  },
] as const satisfies readonly Plan[];

export function planById(id: PlanId): Plan {
  return PLANS.find((plan) => plan.id === id) as Plan;
}

/** The biggest plan within a monthly budget when billed yearly, the cycle that every page shows first. */
export function biggestPlanFor(monthlyUsd: number): Plan | undefined {
  return PLANS.findLast((plan) => pricePerMonth(plan, DEFAULT_CYCLE) <= monthlyUsd);
}

export const DEFAULT_CYCLE: BillingCycle = 'yearly';

/** A price in whole US dollars for one month; yearly is the twelfth part of the yearly payment, rounded. */
export function pricePerMonth(plan: Plan, cycle: BillingCycle): number {
  return cycle === 'monthly' ? plan.monthlyUsd : Math.round(plan.yearlyTotalUsd / 12);
}

/** The lowest price per month: the smallest plan, billed yearly. */
export const LEAST_USD = pricePerMonth(PLANS[0], 'yearly');
export const LEAST_MONTHLY_USD = PLANS[0].monthlyUsd;

/** The first plan with the AI chat; larger plans have it too. */
export const FIRST_PLAN_WITH_CHAT = PLANS.find(({ chatTier }) => chatTier) as Plan;

/** The features of every plan, of any size. */
export const IN_EVERY_PLAN = ['scheduledPosts', 'aiImage', 'aiVideo', 'aiStudio', 'analytics', 'socialHub'] as const;
export const SCHEDULED_POSTS = 'unlimited';

/** Each user or company beyond a plan's own, in whole US dollars a month. */
export const EXTRA_SEAT_MONTHLY_USD = 10;
/** The white-label add-on for plans without it, in whole US dollars a month. */
export const WHITE_LABEL_MONTHLY_USD = 99;
export const YEARLY_DISCOUNT_PERCENT = 35;

/** Days of free trial: by default, and for visitors from a partner's link. Pages show them through components/pricing/by-trial-days.tsx. */
export const TRIAL_DAYS = 3;
export const AFFILIATE_TRIAL_DAYS = 10;

/**
 * The facts about the end of a trial, one value each. Two messages state all three: `pricing.offer.trialEnd` on the pricing page, in both
 * FAQs and in the terms, and `trialShort`, in a line, on the pages of one competitor each. The owner confirms them in own-claims.ts.
 */
export const TRIAL_END: {
  /** Whether the trial requires a card. */
  card: 'needed' | 'notNeeded';
  /** The charge at its end: the chosen plan, or nothing. */
  charge: 'plan' | 'nothing';
  /** Whether scheduled posts are still published after it if no plan was chosen. */
  posts: 'goOut' | 'stop';
} = { card: 'notNeeded', charge: 'nothing', posts: 'stop' };

/**
 * The terms of the discount for joining. Only the message `pricing.offer.joining` states them, on the pricing page and in the terms; every
 * other mention of the percentage links there. The owner confirms it in own-claims.ts.
 */
export const JOINING_DISCOUNT: {
  percent: number;
  /** How many of a new customer's payments for a plan, from the first on. */
  payments: number;
  /** Whether plans paid yearly have it as well, on top of their lower price. */
  withYearly: 'yes' | 'no';
} = { percent: 65, payments: 1, withYearly: 'no' };
export const joiningDiscountHolds = (cycle: BillingCycle, { withYearly } = JOINING_DISCOUNT): boolean =>
  cycle === 'monthly' || withYearly === 'yes';

/** The place on the site that explains both: the lines below the plans. */
export const OFFER_TERMS_ID = 'offer-terms';

/** A customer's need: users, companies, and whether the product shows the customer's own brand. */
export type Need = { users: number; companies: number; whiteLabel: boolean };

export type Offer = {
  plan: Plan;
  extraUsers: number;
  extraCompanies: number;
  addsWhiteLabel: boolean;
  perMonthUsd: number;
  /** One payment of the cycle: a month's or twelve months'. */
  paymentUsd: number;
};

function offerFor(plan: Plan, need: Need, cycle: BillingCycle): Offer {
  const extraUsers = Math.max(0, need.users - plan.seats);
  const extraCompanies = Math.max(0, need.companies - plan.seats);
  const addsWhiteLabel = need.whiteLabel && plan.whiteLabel === 'addOn';
  const extrasMonthlyUsd = (extraUsers + extraCompanies) * EXTRA_SEAT_MONTHLY_USD + (addsWhiteLabel ? WHITE_LABEL_MONTHLY_USD : 0);
  const paymentUsd = cycle === 'monthly' ? plan.monthlyUsd + extrasMonthlyUsd : plan.yearlyTotalUsd + 12 * extrasMonthlyUsd;
  return {
    plan,
    extraUsers,
    extraCompanies,
    addsWhiteLabel,
    perMonthUsd: pricePerMonth(plan, cycle) + extrasMonthlyUsd,
    paymentUsd,
  };
}

/** The cheapest plan for a need. Of two at the same price, the bigger one: it includes more. */
export function cheapestPlan(need: Need, cycle: BillingCycle): Offer {
  const [first, ...rest] = PLANS.map((plan) => offerFor(plan, need, cycle)) as [Offer, ...Offer[]];
  return rest.reduce((best, offer) => (offer.paymentUsd <= best.paymentUsd ? offer : best), first);
}
