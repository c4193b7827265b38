import { useTranslations } from 'next-intl';
import { useUsd } from '@/components/pricing/usd';
import { Section } from '@/components/ui/section';
import { OTHER_TOOLS } from '@/lib/claims';
import { EXTRA_SEAT_MONTHLY_USD, PLANS, planById, pricePerMonth, TRIAL_DAYS } from '@/lib/plans';
import { SITE } from '@/lib/site';
import { STUDIO_TOOLS } from '@/lib/studio';
import { claimTags } from './claim-reference';
import { FactsTable } from './facts-table';
import { COMPARISON_ID } from './hero-actions';

const ROWS = ['price', 'bill', 'answering', 'listening', 'reports', 'making', 'trial'] as const;

/** Side by side over the whole width, prices first. */
export function SproutTable() {
  const t = useTranslations('competitors.sprout.table');
  const pricing = useTranslations('pricing.plans');
  const usd = useUsd();
  const [smallest] = PLANS;
  const ours = {
    monthly: usd(smallest.monthlyUsd),
    yearly: usd(pricePerMonth(smallest, 'yearly')),
    seats: smallest.seats,
    extra: usd(EXTRA_SEAT_MONTHLY_USD),
    enterprise: pricing(`${planById('enterprise').id}.name`),
    count: STUDIO_TOOLS.length,
    days: TRIAL_DAYS,
  };
  const theirs = { price: usd(OTHER_TOOLS.sprout.claims.fromPrice.value) };
  return (
    <Section id={COMPARISON_ID} title={t('title')} lede={t('lede')} tone="sunken">
      <FactsTable
        tool="sprout"
        caption={t('caption', { product: SITE.product })}
        facts={ROWS.map((row) => ({
          key: row,
          name: t(`rows.${row}.name`),
          ours: t(`rows.${row}.ours`, ours),
          theirs: t.rich(`rows.${row}.theirs`, { ...theirs, ...claimTags('sprout', 'table') }),
        }))}
      />
    </Section>
  );
}
