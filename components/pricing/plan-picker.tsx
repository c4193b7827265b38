import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { classNames } from '@/components/ui/class-names';
import uiStyles from '@/components/ui/ui.module.css';
import { useUsd } from '@/components/ui/usd';
import { BILLING_CYCLES, PLANS, pricePerMonth } from '@/lib/site/plans';
import { ONLY } from './billing-cycle';
import styles from './plans.module.css';

/** The class of the element around a PlanPicker and its plans. The plans have a `data-plan` attribute. */
export const PLAN_CHOICE = styles.planChoice;

/** Selects the visible plan on a phone, first the most popular one. On wider screens all plans show. */
export function PlanPicker({ className = '' }: { className?: string }) {
  const t = useTranslations('pricing');
  const usd = useUsd();
  const name = useId();
  return (
    <fieldset className={`md:hidden print:hidden ${className}`}>
      <legend className="sr-only">{t('picker')}</legend>
      <div className="flex rounded-button border border-hairline bg-raised p-1">
        {PLANS.map((plan) => (
          <label key={plan.id} className={classNames(uiStyles.pick, 'min-h-14')}>
            <input type="radio" name={name} value={plan.id} defaultChecked={plan.mostPopular} className="absolute inset-0 opacity-0" />
            {t(`plans.${plan.id}.name`)}
            {/* Each plan repeats its price below. Here visitors compare all prices at once. */}
            {BILLING_CYCLES.map((cycle) => (
              <span key={cycle} aria-hidden="true" className={`font-normal tabular-nums ${ONLY[cycle]}`}>
                {usd(pricePerMonth(plan, cycle))}
              </span>
            ))}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
