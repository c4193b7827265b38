import { useTranslations } from 'next-intl';
import { OfferTermsLink } from '@/components/pricing/offer-terms-link';
import { Section } from '@/components/ui/section';
import { COMPETITORS, type Competitor, RESULTS } from '@/lib/site/claims';
import { SITE } from '@/lib/site/identity';
import { JOINING_DISCOUNT } from '@/lib/site/plans';
import { usePageFacts } from './use-page-facts';

const REASONS = ['first', 'second', 'third'] as const;

/** When ours is the better choice, and the terms on which it is had; then when the other tool is. Each page has reasons of its own. */
export function Fit({ competitor }: { competitor: Competitor }) {
  const t = useTranslations('competitors.fit');
  const own = useTranslations(`competitors.${competitor}.fit` as 'competitors.later.fit');
  const facts = usePageFacts(competitor);
  const names = { product: SITE.product, tool: COMPETITORS[competitor].name };
  return (
    <Section id="fit" labelledBy="fit-title">
      <h2 id="fit-title" className="sr-only">
        {t('title', names)}
      </h2>
      {/* Both halves and both lists begin on one line, however long the words above each are. */}
      <div className="grid gap-x-16 max-lg:gap-y-12 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
        {(['ours', 'theirs'] as const).map((side) => (
          <div
            key={side}
            className={`border-t-2 pt-5 lg:row-span-2 lg:grid lg:grid-rows-subgrid ${side === 'ours' ? 'border-thread' : 'border-ink'}`}
          >
            <h3 className="text-balance font-bold font-display text-[clamp(1.5rem,1.2rem+1.2vw,2.125rem)] leading-tight tracking-tight">
              {t(side, names)}
            </h3>
            <div>
              <ul className="mt-4">
                {REASONS.map((reason) => (
                  <li key={reason} className="border-hairline border-t py-3 text-pretty sm:py-4">
                    {own(`${side}.${reason}`, facts)}
                  </li>
                ))}
              </ul>
              {side === 'ours' ? <Terms /> : null}
            </div>
          </div>
        ))}
      </div>
    </Section>
  );
}

/** What joining comes with. */
function Terms() {
  const t = useTranslations('competitors.terms');
  return (
    <ul className="flex flex-wrap gap-x-8 gap-y-2 border-hairline border-t pt-4 text-[0.9375rem] text-soft">
      {(['joining', 'support'] as const).map((term) => (
        <li key={term}>
          {t.rich(term, {
            ...JOINING_DISCOUNT,
            hours: RESULTS.supportHours,
            offer: (words) => <OfferTermsLink>{words}</OfferTermsLink>,
            b: (words) => <strong className="font-semibold text-ink">{words}</strong>,
          })}
        </li>
      ))}
    </ul>
  );
}
