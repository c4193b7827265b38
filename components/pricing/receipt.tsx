'use client';

import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { UsdFigure } from '@/components/ui/usd-figure';
import { type CompiledMessage, formatMessage, formatRichMessage } from '@/lib/i18n/format-message';
import type { Messages } from '@/lib/i18n/messages';
import { type CheckoutSettings, checkout } from '@/lib/site/checkout';
import { usd } from '@/lib/site/money';
import {
  type BillingCycle,
  cheapestPlan,
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

type Words = Messages['pricing']['calculator'];
type Filled = 'plan' | 'choose' | 'extraUsers' | 'extraCompanies';

/** The calculator's words. They are finished, or messages that the receipt fills in. */
export type CalculatorWords = Omit<Words, 'title' | 'lede' | 'call' | 'instead' | 'beforeDiscount' | 'later' | Filled> &
  Record<Filled, CompiledMessage> & {
    plans: Record<PlanId, string>;
    billed: Record<BillingCycle, CompiledMessage>;
    /** Names the price of the same need in this cycle, on the receipt of the other cycle. */
    instead: Record<BillingCycle, CompiledMessage>;
    /** Says that a new customer's first payment is lower, and links to the terms. It shows if the discount applies to the cycle. */
    beforeDiscount: ReactNode;
    /** The parts that checkout does not charge: each extra by name, or everything. */
    later: Omit<Words['later'], 'extras'> & { extras: CompiledMessage };
  };

type ReceiptProps = {
  need: Need;
  cycle: BillingCycle;
  onCycle: (cycle: BillingCycle) => void;
  words: CalculatorWords;
  locale: string;
  settings: CheckoutSettings;
};

/** Shows the cost of a need in one billing cycle. It has the same lines for every need, so nothing moves. */
export function Receipt({ need, cycle, onCycle, words, locale, settings }: ReceiptProps) {
  const dollars = (amount: number) => usd(amount, locale);
  const offer = cheapestPlan(need, cycle);
  const other = cycle === 'yearly' ? 'monthly' : 'yearly';
  const instead = cheapestPlan(need, other);
  const { extraUsers, extraCompanies, addsWhiteLabel } = offer;
  const plan = { plan: words.plans[offer.plan.id] };
  const title = words.receipts[cycle];
  const seats = (count: number, kind: 'users' | 'companies') => (count > 0 ? dollars(count * EXTRA_SEAT_MONTHLY_USD) : words.none[kind]);
  const lines = [
    [formatMessage(words.plan, locale, plan), dollars(pricePerMonth(offer.plan, cycle))],
    [formatMessage(words.extraUsers, locale, { count: extraUsers }), seats(extraUsers, 'users')],
    [formatMessage(words.extraCompanies, locale, { count: extraCompanies }), seats(extraCompanies, 'companies')],
    [
      words.whiteLabel,
      addsWhiteLabel ? dollars(WHITE_LABEL_MONTHLY_USD) : need.whiteLabel ? words.whiteLabelIncluded : words.none.whiteLabel,
    ],
  ] as const;
  return (
    <section aria-label={title} className="flex flex-col px-6 pt-6 tabular-nums sm:px-8 sm:pt-8">
      <output className="block">
        <span className="float-end small-note">{title}</span> <span className="block text-small">{words.cheapest}</span>{' '}
        <span className="block font-bold font-display text-title">{plan.plan}</span>
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
          <dt>{words.total}</dt>
          <dd className="ms-auto whitespace-nowrap font-bold font-display text-title">
            <UsdFigure amount={offer.perMonthUsd} locale={locale} />
          </dd>
        </div>
      </dl>
      <p className="small-note">{formatMessage(words.billed[cycle], locale, { total: dollars(offer.paymentUsd) })}</p>
      {joiningDiscountHolds(cycle) && <p className="small-note text-pretty">{words.beforeDiscount}</p>}
      <ArrangedLater {...{ need, cycle, offer, words, locale, settings }} />
      <CheckoutAnchor
        plan={offer.plan.id}
        cycle={cycle}
        seats={extraUsers + extraCompanies}
        whiteLabel={addsWhiteLabel}
        need={need}
        settings={settings}
        onClick={reportUnpriced}
        className={buttonClass('primary', 'small', 'mt-5')}
      >
        {formatMessage(words.choose, locale, plan)}
      </CheckoutAnchor>
      <button type="button" onClick={() => onCycle(other)} className="plain-link small-note mt-2 min-h-11 text-start">
        {formatMessage(words.instead[other], locale, { plan: words.plans[instead.plan.id], price: dollars(instead.perMonthUsd) })}
      </button>
    </section>
  );
}

/** Names the parts of the total that checkout does not charge, because they have no price there. */
function ArrangedLater({ need, cycle, offer, words, locale, settings }: Omit<ReceiptProps, 'onCycle'> & { offer: Offer }): ReactNode {
  const { plan, extraUsers, extraCompanies, addsWhiteLabel: whiteLabel } = offer;
  const seats = extraUsers + extraCompanies;
  const { later, laterUrl } = checkout({ plan: plan.id, cycle, settings, seats, whiteLabel, need });
  if (later.length === 0) return null;
  const extras = later.filter((part) => part !== 'plan');
  const monthly = { seats: seats * EXTRA_SEAT_MONTHLY_USD, whiteLabel: WHITE_LABEL_MONTHLY_USD };
  const left = extras.reduce((sum, part) => sum + monthly[part], 0) * (cycle === 'yearly' ? 12 : 1);
  return (
    <p className="mt-3 text-balance text-small">
      {later.includes('plan')
        ? words.later.all
        : formatRichMessage(words.later.extras, locale, {
            parts: new Intl.ListFormat(locale).format(extras.map((part) => words.later[part])),
            charged: usd(offer.paymentUsd - left, locale),
            arrange: (chunks) => (
              <a href={laterUrl} target="_blank" rel="noopener noreferrer" className="underline underline-offset-4 hover:text-thread">
                {chunks}
              </a>
            ),
          })}
    </p>
  );
}
