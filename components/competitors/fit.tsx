import { useTranslations } from 'next-intl';
import { Section } from '@/components/ui/section';
import { COMPETITORS, type Competitor } from '@/lib/site/claims';
import { SITE } from '@/lib/site/identity';
import { usePageFacts } from './use-page-facts';

const REASONS = ['first', 'second', 'third'] as const;

const SEATS = {
  grid: 'gap-x-6 lg:grid-cols-2 lg:[&_h3]:text-[1.625rem]',
  ours: 'our-seat rounded-card px-5 pt-5 pb-1.5 sm:px-7 sm:pt-6 sm:pb-3',
  theirs: 'rounded-card border border-hairline px-5 pt-5 pb-1.5 sm:px-7 sm:pt-6 sm:pb-3',
};

/** How each page shows the two halves, which are alike: two seats, or after a receipt two sides of a ledger. */
const LAYOUTS: Record<Competitor, typeof SEATS> = {
  later: SEATS,
  buffer: {
    grid: 'lg:grid-cols-2',
    ours: 'border-thread border-t-2 pt-5 lg:pe-10',
    theirs: 'border-ink border-t-2 pt-5 lg:border-s lg:border-s-hairline lg:ps-10',
  },
  sprout: SEATS,
  hootsuite: SEATS,
};

/** When ours is the better choice, then when the other tool is. Each page has reasons of its own: a condition, and what more is to be said of it on a line below. */
export function Fit({ competitor }: { competitor: Competitor }) {
  const t = useTranslations('competitors.fit');
  const own = useTranslations(`competitors.${competitor}.fit` as 'competitors.later.fit');
  const facts = usePageFacts(competitor);
  const { grid, ...sides } = LAYOUTS[competitor];
  const names = { product: SITE.product, tool: COMPETITORS[competitor].name };
  return (
    <Section id="fit" labelledBy="fit-title">
      <h2 id="fit-title" className="title mb-6 lg:mb-8">
        {t('title', names)}
      </h2>
      {/* Both halves, and each pair of reasons, begin on one line, however long the words above are; so do the headings end. */}
      <div className={`grid max-lg:gap-y-6 ${grid}`}>
        {(['ours', 'theirs'] as const).map((side) => (
          <div key={side} className={`lg:row-span-4 lg:grid lg:grid-rows-subgrid ${sides[side]}`}>
            <h3 className="self-end text-balance font-bold font-display text-[clamp(1.5rem,1.2rem+1.2vw,2rem)] leading-tight tracking-tight">
              {t(side, names)}
            </h3>
            <ul className="mt-4 lg:row-span-3 lg:grid lg:grid-rows-subgrid">
              {REASONS.map((reason) => (
                <li key={reason} className="border-hairline border-t py-3 text-balance font-semibold sm:py-4">
                  {own.rich(`${side}.${reason}`, {
                    ...facts,
                    more: (words) => <span className="block font-normal text-soft">{words}</span>,
                  })}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
