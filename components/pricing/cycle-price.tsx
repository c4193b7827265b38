import { useTranslations } from 'next-intl';
import { Usd, useUsd } from '@/components/ui/usd';
import { type BillingCycle, type Plan, pricePerMonth } from '@/lib/site/plans';
import { ONLY } from './billing-cycle';

/** A plan's price per month and how it is billed, for both cycles: the scope's cycle shows. */
export function CyclePrice({ plan, figureClass }: { plan: Plan; figureClass: string }) {
  const t = useTranslations('pricing');
  const usd = useUsd();
  const billed: Record<BillingCycle, string> = {
    yearly: t('billedAnnually', { total: usd(plan.yearlyTotalUsd) }),
    monthly: t('billedMonthly'),
  };
  return (['yearly', 'monthly'] as const).map((cycle) => (
    <div key={cycle} data-price={cycle} className={`tabular-nums ${cycle === 'monthly' ? 'mt-2 scripted:mt-0' : ''} ${ONLY[cycle]}`}>
      <p>
        {t.rich('perMonth', {
          price: () => (
            <span className={`whitespace-nowrap font-bold font-display tracking-tight ${figureClass}`}>
              <Usd amount={pricePerMonth(plan, cycle)} />
            </span>
          ),
          unit: (words) => <span className="whitespace-nowrap text-small text-soft">{words}</span>,
        })}
      </p>
      <p className="text-small text-soft">{billed[cycle]}</p>
    </div>
  ));
}
