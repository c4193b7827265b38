import { ComparisonTable } from '@/components/competitors/comparison-table';
import { Fit } from '@/components/competitors/fit';
import { HootsuiteHero } from '@/components/competitors/hootsuite-hero';
import { JoiningTerms } from '@/components/competitors/joining-terms';
import { OtherCompetitors } from '@/components/competitors/other-competitors';
import { PriceLadder } from '@/components/competitors/price-ladder';
import { Strengths } from '@/components/competitors/strengths';
import { ToolsOnTheLine } from '@/components/competitors/tools-on-the-line';
import { ClosingDrawing } from '@/components/content/closing-drawing';
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
      <ComparisonTable competitor="hootsuite" />
      <PriceLadder competitor="hootsuite" />
      <ToolsOnTheLine />
      <Fit competitor="hootsuite" />
      <OtherCompetitors competitor="hootsuite" />
      <CreateAccount after="hootsuite">
        <ClosingDrawing kind="hootsuite" />
        <JoiningTerms />
      </CreateAccount>
    </main>
  );
}
