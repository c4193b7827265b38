import { BrandControl } from '@/components/white-label/brand-control';
import { WhiteLabelClosing } from '@/components/white-label/closing';
import { WhiteLabelFaq } from '@/components/white-label/faq';
import { WhiteLabelFeatures } from '@/components/white-label/features';
import { WhiteLabelHero } from '@/components/white-label/hero';
import { Integrations } from '@/components/white-label/integrations';
import { Onboarding } from '@/components/white-label/onboarding';
import { TeamCollaboration } from '@/components/white-label/team-collaboration';
import { pageMetadata } from '@/lib/head/metadata';

export const generateMetadata = () => pageMetadata('/white-label');

export default function WhiteLabelPage() {
  return (
    <main>
      <WhiteLabelHero />
      <WhiteLabelFeatures />
      <BrandControl />
      <TeamCollaboration />
      <Onboarding />
      <Integrations />
      <WhiteLabelClosing />
      <WhiteLabelFaq />
    </main>
  );
}
