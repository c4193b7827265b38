import { useLocale, useTranslations } from 'next-intl';
import { useUsd } from '@/components/ui/usd';
import { localizedPath } from '@/lib/i18n/locales';
import { checkout } from '@/lib/site/checkout';
import { calculatorPath } from '@/lib/site/need-in-address';
import { BILLING_CYCLES, type Plan, WHITE_LABEL_MONTHLY_USD } from '@/lib/site/plans';
import { ONLY } from './billing-cycle';
import { CheckoutAnchor } from './checkout-anchor';
import { pageCheckoutSettings } from './checkout-settings';
import styles from './plans.module.css';

/**
 * The line on a plan's card that orders white-label with the plan. It links to checkout if both have a price id. Otherwise it links to the
 * calculator, which says what is charged now and what is arranged later. If the plan includes white-label, the line says so.
 */
export function WhiteLabelOrder({ plan }: { plan: Plan }) {
  const t = useTranslations('pricing');
  const locale = useLocale();
  const price = useUsd()(WHITE_LABEL_MONTHLY_USD);
  if (plan.whiteLabel === 'included')
    return (
      <p data-foot="" className={styles.planFoot}>
        {t('withWhiteLabel')}
      </p>
    );
  const settings = pageCheckoutSettings();
  // This is not an in-app link. On the pricing page the calculator reads the address only once, when the page opens.
  const calculator = localizedPath(calculatorPath({ users: plan.seats, companies: plan.seats, whiteLabel: true }), locale);
  const words = { plan: t(`plans.${plan.id}.name`), price };
  return BILLING_CYCLES.map((cycle) => {
    const sold = checkout({ plan: plan.id, cycle, settings, whiteLabel: true }).later.length === 0;
    return (
      <p key={cycle} data-foot="" className={`${styles.planFoot} ${ONLY[cycle]}`}>
        {t.rich('addWhiteLabel', {
          ...words,
          order: (chunks) =>
            sold ? (
              <CheckoutAnchor plan={plan.id} cycle={cycle} settings={settings} whiteLabel className="plain-link">
                {chunks}
              </CheckoutAnchor>
            ) : (
              <a href={calculator} data-reload="" className="plain-link">
                {chunks}
              </a>
            ),
        })}
      </p>
    );
  });
}
