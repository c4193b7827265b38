import { CompetitorPage } from '@/components/competitors/competitor-page';
import { SproutHero } from '@/components/competitors/sprout-hero';
import { pageMetadata } from '@/lib/head/metadata';

export const generateMetadata = () => pageMetadata('/compare/sprout-alternative');

export default function SproutAlternativePage() {
  return <CompetitorPage competitor="sprout" hero={<SproutHero />} />;
}
