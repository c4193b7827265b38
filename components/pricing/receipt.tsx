'use client';

import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { UsdFigure } from '@/components/ui/usd-figure';
import { type CompiledMessage, formatMessage, formatRichMessage } from '@/lib/i18n/format-message';
import { type CheckoutSettings, checkout, type Part } from '@/lib/site/checkout';
import { usd } from '@/lib/site/money';
import {
  type BillingCycle,
  EXTRA_SEAT_MONTHLY_USD,
  joiningDiscountHolds,
  type Need,
  type Offer,
  type PlanId,
  pricePerMonth,
  WHITE_LABEL_MONTHLY_USD,
} from '@/lib/site/plans';
import { CheckoutAnchor } from './checkout-anchor';
import { reportUnpriced } from './report-unpriced';

/** Finished words, and messages that the receipt fills in. */
export type ReceiptLabels = {
  cheapest: string;
  plans: Record<PlanId, { name: string; line: string; choose: string }>;
  /** Takes `count`. */
  extraUsers: CompiledMessage;
  /** Takes `count`. */
  extraCompanies: CompiledMessage;
  whiteLabel: string;
  whiteLabelIncluded: string;
  /** These words replace an amount when there are no extra users, no extra companies or no white-label. */
  none: Record<'users' | 'companies' | 'whiteLabel', string>;
  total: string;
  /** Says that a new customer's first payment is lower, and links to the terms. It shows if the discount applies to the cycle. */
  beforeDiscount: ReactNode;
  /** The parts that checkout does not charge: each extra by name, or everything. */
  later: Record<Exclude<Part, 'plan'>, string> & {
    /** Takes `parts`, `charged` and `arrange`. `arrange` is the link to the place where they are arranged. */
    extras: CompiledMessage;
    all: string;
  };
};

type ReceiptProps = {
  title: string;
  /** Says how the customer pays. It takes `total`. */
  billed: CompiledMessage;
  cycle: BillingCycle;
  offer: Offer;
  /** The same need's offer in the other cycle. `insteadSays` takes `plan` and `price`. `onInstead` handles the click on that line. */
  instead: Offer;
  insteadSays: CompiledMessage;
  onInstead: () => void;
  need: Need;
  labels: ReceiptLabels;
  locale: string;
  settings: CheckoutSettings;
};

/** Shows the cost of a need in one billing cycle. It has the same lines for every need, so nothing moves. */
export function Receipt({ title, billed, cycle, offer, instead, insteadSays, onInstead, need, labels, locale, settings }: ReceiptProps) {
  const dollars = (amount: number) => usd(amount, locale);
  const { plan, extraUsers, extraCompanies, addsWhiteLabel } = offer;
  const { name, line, choose } = labels.plans[plan.id];
  const seats = (count: number, kind: 'users' | 'companies') => (count > 0 ? dollars(count * EXTRA_SEAT_MONTHLY_USD) : labels.none[kind]);
  const lines = [
    [line, dollars(pricePerMonth(plan, cycle))],
    [formatMessage(labels.extraUsers, locale, { count: extraUsers }), seats(extraUsers, 'users')],
    [formatMessage(labels.extraCompanies, locale, { count: extraCompanies }), seats(extraCompanies, 'companies')],
    [
      labels.whiteLabel,
      addsWhiteLabel ? dollars(WHITE_LABEL_MONTHLY_USD) : need.whiteLabel ? labels.whiteLabelIncluded : labels.none.whiteLabel,
    ],
  ] as const;
  const later = arrangedLater({ cycle, offer, need, labels, locale, settings });
  return (
    <section aria-label={title} className="flex flex-col px-6 pt-6 tabular-nums sm:px-8 sm:pt-8">
      <output className="block">
        <span className="float-end small-note">{title}</span> <span className="block text-small">{labels.cheapest}</span>{' '}
        <span className="block font-bold font-display text-title">{name}</span>
      </output>
      <dl className="mt-4 border-ink border-t border-dashed text-[0.9375rem]">
        {lines.map(([term, amount]) => (
          <div key={term} className="flex items-baseline justify-between gap-3 border-hairline border-b py-2">
            <dt className="text-soft">{term}</dt>
            <dd className="whitespace-nowrap">{amount}</dd>
          </div>
        ))}
        {/* The total is as large as the plan's name. Nothing on the receipt is larger. */}
        <div className="flex flex-wrap items-baseline justify-between gap-x-3 pt-3 font-semibold">
          <dt>{labels.total}</dt>
          <dd className="ms-auto whitespace-nowrap font-bold font-display text-title">
            <UsdFigure amount={offer.perMonthUsd} locale={locale} />
          </dd>
        </div>
      </dl>
      <p className="small-note">{formatMessage(billed, locale, { total: dollars(offer.paymentUsd) })}</p>
      {joiningDiscountHolds(cycle) && <p className="small-note text-pretty">{labels.beforeDiscount}</p>}
      {later && <p className="mt-3 text-balance text-small">{later}</p>}
      <CheckoutAnchor
        plan={plan.id}
        cycle={cycle}
        seats={extraUsers + extraCompanies}
        whiteLabel={addsWhiteLabel}
        need={need}
        settings={settings}
        onClick={reportUnpriced}
        className={buttonClass('primary', 'small', 'mt-5')}
      >
        {choose}
      </CheckoutAnchor>
      <button type="button" onClick={onInstead} className="plain-link small-note mt-2 min-h-11 text-start">
        {formatMessage(insteadSays, locale, {
          plan: labels.plans[instead.plan.id].name,
          price: dollars(instead.perMonthUsd),
        })}
      </button>
    </section>
  );
}

/** Names the parts of the total that checkout does not charge, because they have no price there. Returns null if checkout charges all. */
function arrangedLater({
  cycle,
  offer,
  need,
  labels,
  locale,
  settings,
}: Pick<ReceiptProps, 'cycle' | 'offer' | 'need' | 'labels' | 'locale' | 'settings'>): ReactNode {
  const { plan, extraUsers, extraCompanies, addsWhiteLabel: whiteLabel } = offer;
  const seats = extraUsers + extraCompanies;
  const { later, laterUrl } = checkout({ plan: plan.id, cycle, settings, seats, whiteLabel, need });
  const extras = later.filter((part) => part !== 'plan');
  if (later.length > extras.length) return labels.later.all;
  if (extras.length === 0) return null;
  const monthly = { seats: seats * EXTRA_SEAT_MONTHLY_USD, whiteLabel: WHITE_LABEL_MONTHLY_USD };
  const left = extras.reduce((sum, part) => sum + monthly[part], 0) * (cycle === 'yearly' ? 12 : 1);
  return formatRichMessage(labels.later.extras, locale, {
    parts: new Intl.ListFormat(locale).format(extras.map((part) => labels.later[part])),
    charged: usd(offer.paymentUsd - left, locale),
    arrange: (words) => (
      <a href={laterUrl} target="_blank" rel="noopener noreferrer" className="underline underline-offset-4 hover:text-thread">
        {words}
      </a>
    ),
  });
}
