import { useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import { Usd, useUsd } from '@/components/ui/usd';
import { BILLING_CYCLES, type Plan, pricePerMonth } from '@/lib/site/plans';
import { ONLY } from './billing-cycle';

/** A plan's monthly price and its billing, for both cycles. The scope shows its cycle. */
export function CyclePrice({ plan, figureClass }: { plan: Plan; figureClass: string | undefined }) {
  const t = useTranslations('pricing');
  const usd = useUsd();
  return BILLING_CYCLES.map((cycle) => (
    <p
      key={cycle}
      className={classNames('small-note whitespace-pre-line tabular-nums', cycle === 'monthly' && 'mt-2 scripted:mt-0', ONLY[cycle])}
    >
      {t.rich('perMonth', {
        price: () => (
          <span className={`whitespace-nowrap font-bold font-display tracking-tight text-ink ${figureClass}`}>
            <Usd amount={pricePerMonth(plan, cycle)} />
          </span>
        ),
        // Non-breaking spaces keep the unit on one line without an extra element.
        unit: (words) => String(words).replaceAll(' ', '\u00a0'),
      })}
      {`\n${cycle === 'yearly' ? t('billedAnnually', { total: usd(plan.yearlyTotalUsd) }) : t('billedMonthly')}`}
    </p>
  ));
}
