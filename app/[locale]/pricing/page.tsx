import { BillingCycleScope } from '@/components/pricing/cycle-scope';
import { ManagedServiceAside } from '@/components/pricing/managed-service-aside';
import { NeedSection } from '@/components/pricing/need-section';
import { PlanComparison } from '@/components/pricing/plan-comparison';
import { PlansSection } from '@/components/pricing/plans-section';
import { PricingClosing } from '@/components/pricing/pricing-closing';
import { PricingFaq } from '@/components/pricing/pricing-faq';
import { PricingHero } from '@/components/pricing/pricing-hero';
import { PricingData } from '@/components/structured-data/pricing-data';
import { pageMetadata } from '@/lib/head/metadata';

export const generateMetadata = () => pageMetadata('/pricing');

export default function PricingPage() {
  return (
    <main className="max-sm:[--spacing-section:3.75rem] lg:[--spacing-section:6rem]">
      <PricingData />
      <PricingHero />
      <BillingCycleScope>
        <PlansSection />
        <NeedSection />
        <ManagedServiceAside />
        <PlanComparison />
      </BillingCycleScope>
      <PricingFaq />
      <PricingClosing />
    </main>
  );
}
