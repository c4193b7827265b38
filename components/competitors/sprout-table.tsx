import { useTranslations } from 'next-intl';
import { useOfferTerms } from '@/components/pricing/offer-terms';
import { Section } from '@/components/ui/section';
import { Usd, useUsd } from '@/components/ui/usd';
import { COMPETITORS } from '@/lib/site/claims';
import { SITE } from '@/lib/site/identity';
import { EXTRA_SEAT_MONTHLY_USD, PLANS, planById, pricePerMonth, TRIAL_DAYS } from '@/lib/site/plans';
import { STUDIO_TOOLS } from '@/lib/site/studio';
import { claimTags } from './claim-reference';
import { ClaimedOn } from './claimed-on';
import { FactsTable } from './facts-table';
import { COMPARISON_ID } from './hero-actions';

const ROWS = ['price', 'bill', 'making', 'posts', 'answering', 'reports', 'trial'] as const;

/** Side by side over the whole width, prices first. */
export function SproutTable() {
  const t = useTranslations('competitors.sprout.table');
  const pricing = useTranslations('pricing.plans');
  const usd = useUsd();
  const [smallest] = PLANS;
  const ours = {
    yearly: usd(pricePerMonth(smallest, 'yearly')),
    seats: smallest.seats,
    extra: usd(EXTRA_SEAT_MONTHLY_USD),
    enterprise: pricing(`${planById('enterprise').id}.name`),
    count: STUDIO_TOOLS.length,
    days: TRIAL_DAYS,
    trialEnd: useOfferTerms().trialEnd,
  };
  return (
    <Section id={COMPARISON_ID} title={t('title')} lede={t('lede')} tone="sunken">
      <FactsTable
        competitor="sprout"
        caption={t('caption', { product: SITE.product })}
        beside={<ClaimedOn competitor="sprout" />}
        facts={ROWS.map((row) => ({
          key: row,
          name: t(`rows.${row}.name`),
          ours: t.rich(`rows.${row}.ours`, { ...ours, big: () => <Big amount={smallest.monthlyUsd} /> }),
          theirs: t.rich(`rows.${row}.theirs`, {
            big: () => <Big amount={COMPETITORS.sprout.claims.fromPrice.value} />,
            ...claimTags('sprout', 'table'),
          }),
        }))}
      />
    </Section>
  );
}

function Big({ amount }: { amount: number }) {
  return (
    <span className="block whitespace-nowrap pt-1 pb-1.5 font-bold font-display text-[clamp(2.25rem,1.4rem+4vw,4.25rem)] leading-none tracking-tighter tabular-nums">
      <Usd amount={amount} />
    </span>
  );
}
