import { BillingCycleScope } from '@/components/pricing/billing-cycle';
import { Calculator } from '@/components/pricing/calculator';
import { Comparison } from '@/components/pricing/comparison';
import { ManagedServiceBanner } from '@/components/pricing/managed-service-banner';
import { PlansSection } from '@/components/pricing/plans-section';
import { PricingHero } from '@/components/pricing/pricing-hero';
import { PricingQuestions } from '@/components/pricing/pricing-questions';
import { PricingData } from '@/components/structured-data/pricing-data';
import { pageMetadata } from '@/lib/head/metadata';

export const generateMetadata = () => pageMetadata('/pricing');

export default function PricingPage() {
  return (
    <main>
      <PricingData />
      <PricingHero />
      <BillingCycleScope>
        <PlansSection />
        <ManagedServiceBanner />
        <Comparison />
      </BillingCycleScope>
      <Calculator />
      <PricingQuestions />
    </main>
  );
}
