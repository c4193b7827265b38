import { CompetitorPage } from '@/components/competitors/competitor-page';
import styles from '@/components/competitors/competitors.module.css';
import { HeroWords } from '@/components/competitors/hero-words';
import { ToolsOnTheLine } from '@/components/competitors/tools-on-the-line';
import { ToolLine } from '@/components/pictures/tool-line';
import { classNames } from '@/components/ui/class-names';
import { Hero } from '@/components/ui/hero';
import { pageMetadata } from '@/lib/head/metadata';

export const generateMetadata = () => pageMetadata('/compare/hootsuite-alternative');

/** A band with the line that the tools hang on. */
const HERO = (
  <div data-tone="inverse" className="overflow-x-clip bg-paper">
    <Hero className={classNames(styles.hero, 'grid items-center gap-y-10 pt-10 pb-10 lg:pt-16 lg:pb-20')}>
      <HeroWords competitor="hootsuite" />
      <ToolLine />
    </Hero>
  </div>
);

export default function HootsuiteAlternativePage() {
  return (
    <CompetitorPage competitor="hootsuite" hero={HERO}>
      <ToolsOnTheLine />
    </CompetitorPage>
  );
}
