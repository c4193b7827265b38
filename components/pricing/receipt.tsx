'use client';

import { buttonClass } from '@/components/ui/button';
import { type CompiledMessage, formatMessage } from '@/lib/i18n/format-message';
import type { CheckoutSettings } from '@/lib/site/checkout';
import { usd } from '@/lib/site/money';
import {
  type BillingCycle,
  EXTRA_SEAT_MONTHLY_USD,
  type Offer,
  type PlanId,
  pricePerMonth,
  WHITE_LABEL_MONTHLY_USD,
} from '@/lib/site/plans';
import { CheckoutAnchor } from './checkout-anchor';
import styles from './receipt.module.css';

/** Finished words, and messages that the receipt fills in. */
export type ReceiptLabels = {
  cheapest: string;
  plans: Record<PlanId, { name: string; line: string; choose: string }>;
  /** Of `count`. */
  extraUsers: CompiledMessage;
  /** Of `count`. */
  extraCompanies: CompiledMessage;
  whiteLabel: string;
  whiteLabelIncluded: string;
  none: string;
  total: string;
};

type ReceiptProps = {
  title: string;
  /** How the payment is made; of `total`. */
  billed: CompiledMessage;
  cycle: BillingCycle;
  offer: Offer;
  wantsWhiteLabel: boolean;
  labels: ReceiptLabels;
  locale: string;
  settings: CheckoutSettings;
};

/** What a need costs in one billing cycle, line by line. It has the same lines for every need, so nothing moves. */
export function Receipt({ title, billed, cycle, offer, wantsWhiteLabel, labels, locale, settings }: ReceiptProps) {
  const dollars = (amount: number) => usd(amount, locale);
  const { plan, extraUsers, extraCompanies, addsWhiteLabel } = offer;
  const { name, line, choose } = labels.plans[plan.id];
  const seats = (count: number) => (count > 0 ? dollars(count * EXTRA_SEAT_MONTHLY_USD) : labels.none);
  const lines = [
    [line, dollars(pricePerMonth(plan, cycle))],
    [formatMessage(labels.extraUsers, locale, { count: extraUsers }), seats(extraUsers)],
    [formatMessage(labels.extraCompanies, locale, { count: extraCompanies }), seats(extraCompanies)],
    [labels.whiteLabel, addsWhiteLabel ? dollars(WHITE_LABEL_MONTHLY_USD) : wantsWhiteLabel ? labels.whiteLabelIncluded : labels.none],
  ] as const;
  return (
    <section aria-label={title} className={`flex flex-col bg-raised px-6 pt-6 tabular-nums ${styles.torn}`}>
      <p className="text-small text-soft">{title}</p>
      <output className="mt-3 block">
        <span className="block text-small">{labels.cheapest}</span> <span className="block font-bold font-display text-title">{name}</span>
      </output>
      <dl className="mt-4 border-ink border-t border-dashed text-[0.9375rem]">
        {lines.map(([term, amount]) => (
          <div key={term} className="flex items-baseline justify-between gap-3 border-hairline border-b py-2">
            <dt className="text-soft">{term}</dt>
            <dd className="whitespace-nowrap">{amount}</dd>
          </div>
        ))}
        <div className="flex items-baseline justify-between gap-3 pt-3 font-semibold">
          <dt>{labels.total}</dt>
          <dd className="whitespace-nowrap font-bold font-display text-heading">{dollars(offer.perMonthUsd)}</dd>
        </div>
      </dl>
      <p className="text-small text-soft">{formatMessage(billed, locale, { total: dollars(offer.paymentUsd) })}</p>
      <CheckoutAnchor
        plan={plan.id}
        cycle={cycle}
        seats={extraUsers + extraCompanies}
        settings={settings}
        className={buttonClass('secondary', 'small', 'mt-5')}
      >
        {choose}
      </CheckoutAnchor>
    </section>
  );
}
