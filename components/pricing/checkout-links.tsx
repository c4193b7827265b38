import { useTranslations } from 'next-intl';
import { type ButtonSize, type ButtonVariant, buttonClass } from '@/components/ui/button';
import { BILLING_CYCLES, type PlanId } from '@/lib/site/plans';
import { ONLY } from './billing-cycle';
import { CheckoutAnchor } from './checkout-anchor';
import { pageCheckoutSettings } from './checkout-settings';

type CheckoutLinksProps = { plan: PlanId; variant: ButtonVariant; size?: ButtonSize; className?: string };

/** The main link of a plan, once for each cycle. The scope shows the link of its cycle. */
export function CheckoutLinks({ plan, variant, size, className = '' }: CheckoutLinksProps) {
  const t = useTranslations('pricing');
  const name = t(`plans.${plan}.name`);
  const settings = pageCheckoutSettings();
  return BILLING_CYCLES.map((cycle) => (
    <CheckoutAnchor
      key={cycle}
      plan={plan}
      cycle={cycle}
      settings={settings}
      className={buttonClass(variant, size, `btn-line ${className} ${ONLY[cycle]}`)}
    >
      {/* Screen readers always read the cycle. Sighted visitors need it only without scripts, when both links show. */}
      {t.rich('choose', {
        plan: name,
        cycle: t(`cycle.${cycle}`),
        aside: (words) => <span className="scripted:sr-only">{words}</span>,
      })}
    </CheckoutAnchor>
  ));
}
