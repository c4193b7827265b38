import { AffiliateFaq } from '@/components/affiliates/affiliate-faq';
import { AffiliateHero } from '@/components/affiliates/affiliate-hero';
import { AffiliateTerms } from '@/components/affiliates/affiliate-terms';
import { Apply } from '@/components/affiliates/apply';
import { Audience } from '@/components/affiliates/audience';
import { EarningsSection } from '@/components/affiliates/earnings-section';
import { HouseRules } from '@/components/affiliates/house-rules';
import { YearOfAClick } from '@/components/affiliates/year-of-a-click';
import { pageMetadata } from '@/lib/head/metadata';

export const generateMetadata = () => pageMetadata('/affiliates');

export default function AffiliatesPage() {
  return (
    <main className="lg:[--spacing-section:6rem]">
      <AffiliateHero />
      <AffiliateTerms />
      <YearOfAClick />
      <EarningsSection />
      <Audience />
      <HouseRules />
      <AffiliateFaq />
      <Apply />
    </main>
  );
}
