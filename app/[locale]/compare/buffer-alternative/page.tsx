import { BufferHero } from '@/components/competitors/buffer-hero';
import { ChannelChart } from '@/components/competitors/channel-chart';
import { ComparisonTable } from '@/components/competitors/comparison-table';
import { Fit } from '@/components/competitors/fit';
import { JoiningTerms } from '@/components/competitors/joining-terms';
import { OtherCompetitors } from '@/components/competitors/other-competitors';
import { PriceLadder } from '@/components/competitors/price-ladder';
import { Strengths } from '@/components/competitors/strengths';
import { ClosingDrawing } from '@/components/content/closing-drawing';
import { CreateAccount } from '@/components/content/create-account';
import { CompetitorData } from '@/components/structured-data/competitor-data';
import { pageMetadata } from '@/lib/head/metadata';

export const generateMetadata = () => pageMetadata('/compare/buffer-alternative');

export default function BufferAlternativePage() {
  return (
    <main>
      <CompetitorData path="/compare/buffer-alternative" />
      <BufferHero />
      <Strengths competitor="buffer" />
      <ComparisonTable competitor="buffer" />
      <PriceLadder competitor="buffer" />
      <ChannelChart />
      <Fit competitor="buffer" />
      <OtherCompetitors competitor="buffer" />
      <CreateAccount after="buffer">
        <ClosingDrawing kind="buffer" />
        <JoiningTerms />
      </CreateAccount>
    </main>
  );
}
