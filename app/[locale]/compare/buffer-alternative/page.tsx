import { BufferAhead } from '@/components/comparison/buffer-ahead';
import { BufferHero } from '@/components/comparison/buffer-hero';
import { ClaimNotes } from '@/components/comparison/claim-notes';
import { CreateAccount } from '@/components/comparison/create-account';
import { Fit } from '@/components/comparison/fit';
import { OtherTools } from '@/components/comparison/other-tools';
import { PriceLists } from '@/components/comparison/price-lists';
import { ThreeCounts } from '@/components/comparison/three-counts';
import { CompetitorData } from '@/components/structured-data/competitor-data';
import { pageMetadata } from '@/lib/head/metadata';

export const generateMetadata = () => pageMetadata('/compare/buffer-alternative');

export default function BufferAlternativePage() {
  return (
    <main>
      <CompetitorData path="/compare/buffer-alternative" />
      <BufferHero />
      <PriceLists />
      <ThreeCounts />
      <BufferAhead />
      <Fit tool="buffer" />
      <ClaimNotes tool="buffer" />
      <OtherTools tool="buffer" />
      <CreateAccount />
    </main>
  );
}
