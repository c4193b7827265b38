import { useTranslations } from 'next-intl';
import { OfferTermsLink } from '@/components/pricing/offer-terms-link';
import { Section } from '@/components/ui/section';
import { useUsd } from '@/components/ui/usd';
import { COMPETITORS, type Competitor, RESULTS } from '@/lib/site/claims';
import { SITE } from '@/lib/site/identity';
import { JOINING_DISCOUNT, planById, TRIAL_DAYS, WHITE_LABEL_MONTHLY_USD } from '@/lib/site/plans';

const REASONS = ['first', 'second', 'third'] as const;

/** When ours is the better choice, and the terms on which it is had; then when the other tool is, whichever it may be. */
export function Fit({ competitor, tone = 'paper' }: { competitor: Competitor; tone?: 'paper' | 'sunken' }) {
  const t = useTranslations('competitors');
  const pricing = useTranslations('pricing.plans');
  const usd = useUsd();
  const facts = {
    whiteLabel: usd(WHITE_LABEL_MONTHLY_USD),
    included: pricing(`${planById('enterprise').id}.name`),
  };
  const names = { product: SITE.product, tool: COMPETITORS[competitor].name };
  return (
    <Section id="fit" labelledBy="fit-title" tone={tone}>
      <h2 id="fit-title" className="sr-only">
        {t('fit.title', names)}
      </h2>
      {/* Both lists begin on one line, however long the words above each are. */}
      <div className="grid gap-x-16 max-lg:gap-y-14 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
        {(['ours', 'theirs'] as const).map((side) => (
          <div key={side} className="lg:row-span-2 lg:grid lg:grid-rows-subgrid">
            <h3 className="title self-end">{t(`fit.${side}`, names)}</h3>
            <div>
              <ul className="mt-6 border-ink border-t-2">
                {REASONS.map((reason) => (
                  <li key={reason} className="border-hairline border-b py-4 text-pretty">
                    {side === 'ours' ? t(`${competitor}.fit.${reason}`, facts) : t(`fit.reasons.${reason}`)}
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
    <ul className="mt-6 flex flex-wrap gap-x-8 gap-y-2 text-[0.9375rem] text-soft">
      {(['joining', 'trial', 'support', 'posts'] as const).map((term) => (
        <li key={term}>
          {t.rich(term, {
            ...JOINING_DISCOUNT,
            days: TRIAL_DAYS,
            hours: RESULTS.supportHours,
            offer: (words) => <OfferTermsLink>{words}</OfferTermsLink>,
            b: (words) => <strong className="font-semibold text-ink">{words}</strong>,
          })}
        </li>
      ))}
    </ul>
  );
}
