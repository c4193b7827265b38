import { BufferHero } from '@/components/competitors/buffer-hero';
import { ClaimNotes } from '@/components/competitors/claim-notes';
import { Fit } from '@/components/competitors/fit';
import { OtherCompetitors } from '@/components/competitors/other-competitors';
import { PriceLists } from '@/components/competitors/price-lists';
import { Strengths } from '@/components/competitors/strengths';
import { ThreeCounts } from '@/components/competitors/three-counts';
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
      <PriceLists />
      <ThreeCounts />
      <Fit competitor="buffer" />
      <ClaimNotes competitor="buffer" />
      <OtherCompetitors competitor="buffer" />
      <CreateAccount />
    </main>
  );
}
