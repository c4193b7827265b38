import { ComparisonTable } from '@/components/competitors/comparison-table';
import { Fit } from '@/components/competitors/fit';
import { JoiningTerms } from '@/components/competitors/joining-terms';
import { OtherCompetitors } from '@/components/competitors/other-competitors';
import { PriceLadder } from '@/components/competitors/price-ladder';
import { SproutHero } from '@/components/competitors/sprout-hero';
import { Strengths } from '@/components/competitors/strengths';
import { ClosingDrawing } from '@/components/content/closing-drawing';
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
      <ComparisonTable competitor="sprout" />
      <PriceLadder competitor="sprout" />
      <Fit competitor="sprout" />
      <OtherCompetitors competitor="sprout" />
      <CreateAccount after="sprout">
        <ClosingDrawing kind="sprout" />
        <JoiningTerms />
      </CreateAccount>
    </main>
  );
}
