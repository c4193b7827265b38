import { type BillingCycle, PLANS, type PlanId } from './plans.ts';

/** The affiliate programme's terms. All code that shows one of them reads it here. */
export const AFFILIATE = {
  /** The affiliate's share of every payment, for life. */
  commissionPercent: 25,
  /** The time between two payouts. */
  payoutDays: 30,
  /** What the copy says. The cookie lives a year (REFERRAL_MAX_AGE_S): docs/decisions/035-two-figures-differ.md. */
  cookieDays: 360,
} as const;

/** The fields of an application: only what an answer and a payment need. */
export const APPLICATION_FIELDS = ['fullName', 'email', 'paymentAccount', 'promotion'] as const;
export type ApplicationField = (typeof APPLICATION_FIELDS)[number];

/** How many customers on each plan. */
export type Customers = Record<PlanId, number>;

export const NO_CUSTOMERS: Customers = { pro: 0, team: 0, agency: 0, enterprise: 0 };

/** The calculator's initial values, and its only values without scripts: an example of a blog's first year. */
export const EXAMPLE_CUSTOMERS: Customers = { pro: 12, team: 8, agency: 2, enterprise: 0 };

/** Their billing cycle: monthly, as in the page's other examples. */
export const EXAMPLE_CYCLE: BillingCycle = 'monthly';

/** The calculator's limits; a plan may have no customers. */
export const CUSTOMER_LIMITS = { least: 0, most: 999 } as const;

/** The typed number of customers as a whole number within CUSTOMER_LIMITS. */
export function customerCount(typed: string | number): number {
  const number = Math.trunc(Number(typed));
  return Number.isNaN(number) ? 0 : Math.min(Math.max(number, CUSTOMER_LIMITS.least), CUSTOMER_LIMITS.most);
}

export type Earnings = { perMonthUsd: number; perYearUsd: number };

/** The commission at list prices, in dollars with cents. A month is a twelfth of a yearly payment, rounded only after the sum. */
export function earnings(customers: Customers, cycle: BillingCycle): Earnings {
  const paidPerYearUsd = PLANS.reduce(
    (sum, { id, monthlyUsd, yearlyTotalUsd }) => sum + customers[id] * (cycle === 'monthly' ? monthlyUsd * 12 : yearlyTotalUsd),
    0,
  );
  // Whole dollars times a whole percentage are whole cents.
  const perYearCents = paidPerYearUsd * AFFILIATE.commissionPercent;
  return { perMonthUsd: Math.round(perYearCents / 12) / 100, perYearUsd: perYearCents / 100 };
}

/** A mail link with a subject and a body of several lines. */
export function mailLink(address: string, subject: string, lines: readonly string[]): string {
  // RFC 6068: encodeURIComponent, as a plus would stay a plus, and CRLF between lines.
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines.join('\r\n'))}`;
}
