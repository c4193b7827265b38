'use client';

import { type ReactNode, useId, useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Stepper, type StepperLabels } from '@/components/ui/stepper';
import { CUSTOMER_LIMITS, customerCount, EXAMPLE_CUSTOMERS, EXAMPLE_CYCLE, earnings, NO_CUSTOMERS } from '@/lib/site/affiliate-program';
import type { BillingCycle, PlanId } from '@/lib/site/plans';
import styles from './affiliates.module.css';
import { EarningsSum, type SumLabels } from './earnings-sum';

const CYCLES = ['monthly', 'yearly'] as const satisfies readonly BillingCycle[];

type EarningsCalculatorProps = {
  locale: string;
  rows: (StepperLabels & { id: PlanId; name: string; rate: string; count: string })[];
  labels: SumLabels & { share: string; cycle: string; cycles: Record<BillingCycle, string> };
  note: ReactNode;
};

/** Inputs for the customers on one side, the earnings on the other. Without scripts it shows a fixed example. */
export function EarningsCalculator({ locale, rows, labels, note }: EarningsCalculatorProps) {
  const [customers, setCustomers] = useState(EXAMPLE_CUSTOMERS);
  const [cycle, setCycle] = useState(EXAMPLE_CYCLE);
  const group = useId();
  return (
    <div
      className={classNames(
        styles.earnings,
        'flex flex-col rounded-card border border-hairline bg-raised shadow-float lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]',
      )}
    >
      <div className="p-5 sm:p-8 lg:p-10 flex flex-col">
        <div role="radiogroup" aria-labelledby={group} className="mb-6 hidden flex-wrap items-center gap-x-5 gap-y-2 scripted:flex">
          <span id={group} className="font-semibold">
            {labels.cycle}
          </span>
          <span className="flex rounded-button border border-hairline p-1">
            {CYCLES.map((each) => (
              <label key={each} className={`${styles.cycle} flex cursor-pointer items-center rounded-button font-medium text-[0.9375rem]`}>
                <input type="radio" name={group} checked={each === cycle} onChange={() => setCycle(each)} className="sr-only" />
                {labels.cycles[each]}
              </label>
            ))}
          </span>
        </div>
        <p className="small-note">{labels.share}</p>
        <ul className="mt-3 border-hairline border-t">
          {rows.map(({ id, name, rate, count, ...steps }) => (
            <li key={id} className={`${styles.sumRow} flex items-center justify-between gap-4 border-hairline border-b`}>
              <span>
                <span className="block card-heading">{name}</span>
                <span className="small-note mt-1 block text-pretty tabular-nums">{rate}</span>
              </span>
              <span className="flex shrink-0 items-center gap-1.5">
                <span className="card-heading tabular-nums scripted:hidden">× {customers[id]}</span>
                <Stepper
                  value={customers[id]}
                  onChange={(typed) => setCustomers({ ...customers, [id]: typed })}
                  limits={CUSTOMER_LIMITS}
                  parse={customerCount}
                  labels={steps}
                  input={{ 'aria-label': count, className: 'w-15' }}
                />
              </span>
            </li>
          ))}
        </ul>
        <div className="small-note mt-auto pt-6">{note}</div>
      </div>
      <EarningsSum
        locale={locale}
        labels={labels}
        cycle={cycle}
        sum={earnings(customers, cycle)}
        parts={rows.map(({ id, name }) => ({ name, ...earnings({ ...NO_CUSTOMERS, [id]: customers[id] }, cycle) }))}
      />
    </div>
  );
}
