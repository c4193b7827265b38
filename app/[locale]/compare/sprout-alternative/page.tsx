import { ClaimNotes } from '@/components/competitors/claim-notes';
import { Fit } from '@/components/competitors/fit';
import { FreeChair } from '@/components/competitors/free-chair';
import { OtherCompetitors } from '@/components/competitors/other-competitors';
import { SproutHero } from '@/components/competitors/sprout-hero';
import { SproutTable } from '@/components/competitors/sprout-table';
import { Strengths } from '@/components/competitors/strengths';
import { CreateAccount } from '@/components/content/create-account';
import { CompetitorData } from '@/components/structured-data/competitor-data';
import { pageMetadata } from '@/lib/head/metadata';

export const generateMetadata = () => pageMetadata('/compare/sprout-alternative');

export default function SproutAlternativePage() {
  return (
    <main>
      <CompetitorData path="/compare/sprout-alternative" />
      <SproutHero />
      <Strengths competitor="sprout" />
      <SproutTable />
      <FreeChair />
      <Fit competitor="sprout" />
      <ClaimNotes competitor="sprout" />
      <OtherCompetitors competitor="sprout" />
      <CreateAccount />
    </main>
  );
}
