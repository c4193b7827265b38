import { CompetitorPage } from '@/components/competitors/competitor-page';
import { HeroWords } from '@/components/competitors/hero-words';
import { GridAndLine } from '@/components/pictures/grid-and-line';
import { Hero } from '@/components/ui/hero';
import { pageMetadata } from '@/lib/head/metadata';

export const generateMetadata = () => pageMetadata('/compare/later-alternative');

const HERO = (
  <Hero className="grid items-center gap-x-10 gap-y-12 pt-top pb-section sm:pt-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:pt-14 lg:pb-16">
    <HeroWords competitor="later" />
    <GridAndLine />
  </Hero>
);

export default function LaterAlternativePage() {
  return <CompetitorPage competitor="later" hero={HERO} />;
}
