import { ClaimNotes } from '@/components/competitors/claim-notes';
import { EightTools } from '@/components/competitors/eight-tools';
import { Fit } from '@/components/competitors/fit';
import { HootsuiteHero } from '@/components/competitors/hootsuite-hero';
import { HootsuiteTable } from '@/components/competitors/hootsuite-table';
import { LastWeek } from '@/components/competitors/last-week';
import { OtherCompetitors } from '@/components/competitors/other-competitors';
import { Strengths } from '@/components/competitors/strengths';
import { CreateAccount } from '@/components/content/create-account';
import { CompetitorData } from '@/components/structured-data/competitor-data';
import { pageMetadata } from '@/lib/head/metadata';

export const generateMetadata = () => pageMetadata('/compare/hootsuite-alternative');

export default function HootsuiteAlternativePage() {
  return (
    <main>
      <CompetitorData path="/compare/hootsuite-alternative" />
      <HootsuiteHero />
      <Strengths competitor="hootsuite" />
      <HootsuiteTable />
      <EightTools />
      <LastWeek />
      <Fit competitor="hootsuite" tone="sunken" />
      <ClaimNotes competitor="hootsuite" />
      <OtherCompetitors competitor="hootsuite" />
      <CreateAccount />
    </main>
  );
}
