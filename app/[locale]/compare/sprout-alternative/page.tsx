import { ClaimNotes } from '@/components/comparison/claim-notes';
import { CreateAccount } from '@/components/comparison/create-account';
import { Fit } from '@/components/comparison/fit';
import { FreeChair } from '@/components/comparison/free-chair';
import { OtherTools } from '@/components/comparison/other-tools';
import { SproutHero } from '@/components/comparison/sprout-hero';
import { SproutTable } from '@/components/comparison/sprout-table';
import { CompetitorData } from '@/components/structured-data/competitor-data';
import { pageMetadata } from '@/lib/head/metadata';

export const generateMetadata = () => pageMetadata('/compare/sprout-alternative');

export default function SproutAlternativePage() {
  return (
    <main>
      <CompetitorData path="/compare/sprout-alternative" />
      <SproutHero />
      <SproutTable />
      <FreeChair />
      <Fit tool="sprout" />
      <ClaimNotes tool="sprout" />
      <OtherTools tool="sprout" />
      <CreateAccount />
    </main>
  );
}
