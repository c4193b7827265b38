import { buttonClass } from '@/components/ui/button';
import { UsdFigure } from '@/components/ui/usd-figure';
import type { Messages } from '@/lib/i18n/messages';
import type { Earnings } from '@/lib/site/affiliate-program';
import { usd } from '@/lib/site/money';
import type { BillingCycle } from '@/lib/site/plans';
import styles from './affiliates.module.css';

export type SumLabels = Pick<Messages['affiliates']['calculator'], 'result' | 'perMonth' | 'perYear' | 'stay' | 'apply'>;

type EarningsSumProps = { locale: string; labels: SumLabels; cycle: BillingCycle; sum: Earnings; parts: (Earnings & { name: string })[] };

/** How the result adds up. The amount that is paid at once is large. Screen readers read the sum after each change. */
export function EarningsSum({ locale, labels, cycle, sum, parts }: EarningsSumProps) {
  const month = { amount: 'perMonthUsd', words: labels.perMonth } as const;
  const year = { amount: 'perYearUsd', words: labels.perYear } as const;
  const [paid, other] = cycle === 'yearly' ? [year, month] : [month, year];
  const stay = (
    <>
      {' '}
      <span className="block text-balance text-soft">{labels.stay}</span>
    </>
  );
  // All amounts in the column show the same number of decimals.
  const cents = parts.some((part) => !Number.isInteger(part[paid.amount])) ? 'always' : 'some';
  return (
    <div data-tone="inverse" className={`${styles.earned} ${styles.sum} flex flex-col justify-between gap-8 bg-paper tabular-nums`}>
      <output className="grow flex-col gap-10 flex justify-between">
        <span>
          <span className="block font-semibold text-soft">{labels.result}</span>{' '}
          <span className={`${styles.total} mt-4 block font-bold font-display tracking-tight`}>
            <UsdFigure amount={sum[paid.amount]} locale={locale} cents="some" />
          </span>{' '}
          <span className="mt-2 block">
            <span className="block text-lede">{paid.words}</span>
            {paid === year && stay}
          </span>
        </span>{' '}
        {/* Screen readers read only the sum. */}
        <span aria-hidden="true" className="text-soft">
          {parts.map((part) => (
            <span key={part.name} className="flex justify-between border-hairline border-t py-1.5 text-[0.9375rem]">
              <span>{part.name}</span>
              <span>{usd(part[paid.amount], locale, cents)}</span>
            </span>
          ))}
        </span>
        <span className="-mt-10 border-hairline border-t pt-6">
          <span className="card-heading">{usd(sum[other.amount], locale, 'some')}</span> <span className="text-soft">{other.words}</span>
          {other === year && stay}
        </span>
      </output>
      <a href="#apply" className={buttonClass('primary')}>
        {labels.apply}
      </a>
    </div>
  );
}
