import { ChannelChart } from '@/components/competitors/channel-chart';
import { CompetitorPage } from '@/components/competitors/competitor-page';
import { HeroWords } from '@/components/competitors/hero-words';
import { Abacus } from '@/components/pictures/abacus';
import { Hero } from '@/components/ui/hero';
import { pageMetadata } from '@/lib/head/metadata';

export const generateMetadata = () => pageMetadata('/compare/buffer-alternative');

/** On a phone the abacus comes before the words. */
const HERO = (
  <Hero className="grid items-center gap-x-16 gap-y-12 pt-top pb-section sm:pt-10 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:pt-14">
    <HeroWords competitor="buffer" className="lg:order-last" />
    <Abacus />
  </Hero>
);

export default function BufferAlternativePage() {
  return (
    <CompetitorPage competitor="buffer" hero={HERO}>
      <ChannelChart />
    </CompetitorPage>
  );
}
