import { AffiliateFaq } from '@/components/affiliates/affiliate-faq';
import { AffiliateHero } from '@/components/affiliates/affiliate-hero';
import { AffiliateTerms } from '@/components/affiliates/affiliate-terms';
import { Apply } from '@/components/affiliates/apply';
import { Audience } from '@/components/affiliates/audience';
import { Calculator } from '@/components/affiliates/calculator';
import { HouseRules } from '@/components/affiliates/house-rules';
import { HowItWorks } from '@/components/affiliates/how-it-works';
import { pageMetadata } from '@/lib/head/metadata';

export const generateMetadata = () => pageMetadata('/affiliates');

export default function AffiliatesPage() {
  return (
    <main>
      <AffiliateHero />
      <AffiliateTerms />
      <HowItWorks />
      <Calculator />
      <Audience />
      <HouseRules />
      <AffiliateFaq />
      <Apply />
    </main>
  );
}
