import { useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import { Section } from '@/components/ui/section';
import { BillingToggle } from './billing-cycle';
import { HashScroll } from './hash-scroll';
import { OfferTerms } from './offer-terms';
import { PlanCards } from './plan-cards';
import styles from './pricing.module.css';

/** The plans. Links use both `#pricing-plan` and `#pricing-plans`, so both lead here (hash-scroll.tsx). */
export function PlansSection() {
  const t = useTranslations('pricing');
  return (
    <Section
      id="pricing-plans"
      title={t('plansTitle')}
      aside={<BillingToggle />}
      className={classNames(styles.pricingPlans, 'pt-6 outline-none sm:pt-12 lg:pt-10')}
    >
      <noscript>
        <span id="pricing-plan" />
      </noscript>
      <HashScroll />
      <PlanCards />
      <OfferTerms />
    </Section>
  );
}
