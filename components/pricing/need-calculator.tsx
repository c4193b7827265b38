'use client';

import { type ReactNode, useId } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Switch } from '@/components/ui/switch';
import type { CompiledMessage } from '@/lib/i18n/format-message';
import type { CheckoutSettings } from '@/lib/site/checkout';
import { type BillingCycle, cheapestPlan } from '@/lib/site/plans';
import { CountField, type CountLabels } from './count-field';
import { useCycle } from './cycle-scope';
import styles from './pricing.module.css';
import { Receipt, type ReceiptLabels } from './receipt';
import { useNeedInAddress } from './use-need-in-address';

type NeedCalculatorProps = {
  locale: string;
  users: CountLabels;
  companies: CountLabels;
  whiteLabel: { label: string; hint: string };
  shared: string;
  /** `instead` takes `plan` and `price`. It names the price of the same need in this cycle, on the receipt of the other cycle. */
  receipts: Record<BillingCycle, { title: string; billed: CompiledMessage; instead: CompiledMessage }>;
  labels: ReceiptLabels;
  settings: CheckoutSettings;
  /** This text replaces the fields when scripts do not run. */
  example: string;
  /** Content below the fields. On a phone it stands below the receipts. */
  children: ReactNode;
};

/** The visitor enters users and companies. The receipt shows the cheapest plan for them in the chosen billing cycle. */
export function NeedCalculator({ locale, users, companies, whiteLabel, receipts, children, ...rest }: NeedCalculatorProps) {
  const { need, change } = useNeedInAddress();
  const [cycle, setCycle] = useCycle();
  const other = cycle === 'yearly' ? 'monthly' : 'yearly';
  const id = useId();
  const { shared, example, ...receipt } = rest;
  return (
    <div className={classNames(styles.needGrid, 'grid items-start gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]')}>
      <div>
        <div className={classNames(styles.needs, 'hidden border-hairline border-t scripted:block')}>
          <CountField labels={users} value={need.users} onChange={(count) => change({ users: count })} />
          <CountField labels={companies} value={need.companies} onChange={(count) => change({ companies: count })} />
          <div className="py-5 flex items-center justify-between gap-4 border-hairline border-b print:hidden">
            <div>
              <label htmlFor={id} id={`${id}label`} className="block font-semibold">
                {whiteLabel.label}
              </label>
              <p data-note="" className="small-note">
                {whiteLabel.hint}
              </p>
            </div>
            <Switch id={id} labelledBy={`${id}label`} checked={need.whiteLabel} onCheckedChange={(on) => change({ whiteLabel: on })} />
          </div>
          <p className="small-note mt-4">{shared}</p>
        </div>
        <p className="scripted:hidden">{example}</p>
      </div>
      <div className={classNames(styles.receipt, 'lg:row-span-2')}>
        <Receipt
          cycle={cycle}
          offer={cheapestPlan(need, cycle)}
          instead={cheapestPlan(need, other)}
          insteadSays={receipts[other].instead}
          onInstead={() => setCycle(other)}
          need={need}
          locale={locale}
          title={receipts[cycle].title}
          billed={receipts[cycle].billed}
          {...receipt}
        />
      </div>
      {children}
    </div>
  );
}
