import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { PLANS } from '@/lib/site/plans';

/** The class of the element around a PlanPicker and what it picks from: anything with a `data-plan`. */
export const PLAN_CHOICE = 'plan-choice';

/** On a phone, which plan shows; the most popular one at first. Everywhere else all of them do. */
export function PlanPicker({ className = '' }: { className?: string }) {
  const t = useTranslations('pricing');
  const name = useId();
  return (
    <fieldset className={`md:hidden ${className}`}>
      <legend className="sr-only">{t('picker')}</legend>
      <div className="flex rounded-button border border-hairline bg-raised p-1">
        {PLANS.map(({ id, mostPopular }) => (
          <label key={id} className="pick">
            <input type="radio" name={name} value={id} defaultChecked={mostPopular} className="absolute inset-0 opacity-0" />
            {t(`plans.${id}.name`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
