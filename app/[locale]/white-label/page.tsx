import { BrandControl } from '@/components/white-label/brand-control';
import { Integrations } from '@/components/white-label/integrations';
import { Onboarding } from '@/components/white-label/onboarding';
import { TeamCollaboration } from '@/components/white-label/team-collaboration';
import { WhiteLabelClosing } from '@/components/white-label/white-label-closing';
import { WhiteLabelFaq } from '@/components/white-label/white-label-faq';
import { WhiteLabelFeatures } from '@/components/white-label/white-label-features';
import { WhiteLabelHero } from '@/components/white-label/white-label-hero';
import { pageMetadata } from '@/lib/head/metadata';

export const generateMetadata = () => pageMetadata('/white-label');

export default function WhiteLabelPage() {
  return (
    <main className="max-sm:[--spacing-section:3.75rem] lg:[--spacing-section:6rem]">
      <WhiteLabelHero />
      <WhiteLabelFeatures />
      <BrandControl />
      <TeamCollaboration />
      <Onboarding />
      <Integrations />
      <WhiteLabelFaq />
      <WhiteLabelClosing />
    </main>
  );
}
