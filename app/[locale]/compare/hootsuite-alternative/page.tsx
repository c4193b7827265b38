import { ClaimNotes } from '@/components/comparison/claim-notes';
import { CreateAccount } from '@/components/comparison/create-account';
import { EightTools } from '@/components/comparison/eight-tools';
import { Fit } from '@/components/comparison/fit';
import { HootsuiteHero } from '@/components/comparison/hootsuite-hero';
import { HootsuiteTable } from '@/components/comparison/hootsuite-table';
import { LastWeek } from '@/components/comparison/last-week';
import { OtherTools } from '@/components/comparison/other-tools';
import { CompetitorData } from '@/components/structured-data/competitor-data';
import { pageMetadata } from '@/lib/head/metadata';

export const generateMetadata = () => pageMetadata('/compare/hootsuite-alternative');

export default function HootsuiteAlternativePage() {
  return (
    <main>
      <CompetitorData path="/compare/hootsuite-alternative" />
      <HootsuiteHero />
      <HootsuiteTable />
      <EightTools />
      <LastWeek />
      <Fit tool="hootsuite" tone="sunken" />
      <ClaimNotes tool="hootsuite" />
      <OtherTools tool="hootsuite" />
      <CreateAccount />
    </main>
  );
}
