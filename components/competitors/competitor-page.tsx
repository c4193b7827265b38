import type { ReactNode } from 'react';
import { CreateAccount } from '@/components/content/create-account';
import { CompetitorData } from '@/components/structured-data/competitor-data';
import { COMPETITORS, type Competitor } from '@/lib/site/claims';
import { ComparisonTable } from './comparison-table';
import { Fit } from './fit';
import { JoiningTerms } from './joining-terms';
import { OtherCompetitors } from './other-competitors';
import { PriceLadder } from './price-ladder';
import { Strengths } from './strengths';

type CompetitorPageProps = {
  competitor: Competitor;
  /** It brings its picture, so no page loads the styles of another page's picture. */
  hero: ReactNode;
  /** A section that only this page has, after the prices. */
  children?: ReactNode;
};

export function CompetitorPage({ competitor, hero, children }: CompetitorPageProps) {
  return (
    <main className="lg:[--spacing-section:5.5rem]">
      <CompetitorData path={COMPETITORS[competitor].path} />
      {hero}
      <Strengths competitor={competitor} />
      <ComparisonTable competitor={competitor} />
      <PriceLadder competitor={competitor} />
      {children}
      <Fit competitor={competitor} />
      <OtherCompetitors competitor={competitor} />
      <CreateAccount about={competitor}>
        <JoiningTerms />
      </CreateAccount>
    </main>
  );
}
