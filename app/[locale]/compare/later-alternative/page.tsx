import { ComparisonTable } from '@/components/competitors/comparison-table';
import { Fit } from '@/components/competitors/fit';
import { JoiningTerms } from '@/components/competitors/joining-terms';
import { LaterHero } from '@/components/competitors/later-hero';
import { OtherCompetitors } from '@/components/competitors/other-competitors';
import { PriceLadder } from '@/components/competitors/price-ladder';
import { Strengths } from '@/components/competitors/strengths';
import { ClosingDrawing } from '@/components/content/closing-drawing';
import { CreateAccount } from '@/components/content/create-account';
import { CompetitorData } from '@/components/structured-data/competitor-data';
import { pageMetadata } from '@/lib/head/metadata';

export const generateMetadata = () => pageMetadata('/compare/later-alternative');

export default function LaterAlternativePage() {
  return (
    <main>
      <CompetitorData path="/compare/later-alternative" />
      <LaterHero />
      <Strengths competitor="later" />
      <ComparisonTable competitor="later" />
      <PriceLadder competitor="later" />
      <Fit competitor="later" />
      <OtherCompetitors competitor="later" />
      <CreateAccount after="later">
        <ClosingDrawing kind="later" />
        <JoiningTerms />
      </CreateAccount>
    </main>
  );
}
