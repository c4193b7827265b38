import { ClaimNotes } from '@/components/comparison/claim-notes';
import { CreateAccount } from '@/components/comparison/create-account';
import { Fit } from '@/components/comparison/fit';
import { LaterFeatures } from '@/components/comparison/later-features';
import { LaterHero } from '@/components/comparison/later-hero';
import { OtherTools } from '@/components/comparison/other-tools';
import { PriceLadder } from '@/components/comparison/price-ladder';
import { ThumbTest } from '@/components/comparison/thumb-test';
import { CompetitorData } from '@/components/structured-data/competitor-data';
import { pageMetadata } from '@/lib/head/metadata';

export const generateMetadata = () => pageMetadata('/compare/later-alternative');

export default function LaterAlternativePage() {
  return (
    <main>
      <CompetitorData path="/compare/later-alternative" />
      <LaterHero />
      <LaterFeatures />
      <ThumbTest />
      <PriceLadder />
      <Fit tool="later" />
      <ClaimNotes tool="later" />
      <OtherTools tool="later" />
      <CreateAccount />
    </main>
  );
}
