import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Section } from '@/components/ui/section';
import { Usd, useUsd } from '@/components/ui/usd';
import { COMPETITORS } from '@/lib/site/claims';
import { SITE } from '@/lib/site/identity';
import { cheapestPlan, offerFor } from '@/lib/site/plans';
import { claimTags } from './claim-reference';
import { pageTag } from './claimed-on';
import { FactsTable } from './facts-table';

/** Made-up teams; `channels` is how many accounts on networks they have. */
const CASES = [
  { key: 'solo', users: 1, companies: 1, channels: 3 },
  { key: 'museum', users: 4, companies: 1, channels: 6 },
  { key: 'freelancers', users: 3, companies: 14, channels: 56 },
] as const;

/** Of three prices the lowest: what it comes to for a need cannot be less. */
const LOWEST = COMPETITORS.buffer.claims.prices.value[0];

/**
 * The same need on both sides, in dollars a month. Ours is worked out. Of the other we know a price, and not what it counts: so it is
 * worked out both ways, and the question stands beside it.
 */
export function ThreeCounts() {
  const t = useTranslations('competitors.buffer.counts');
  const pricing = useTranslations('pricing.plans');
  const usd = useUsd();
  return (
    <Section labelledBy="counts-title">
      <div className="mb-10 grid gap-x-16 gap-y-4 lg:mb-14 lg:grid-cols-2 lg:items-end">
        <h2 id="counts-title" className="title">
          {t('title')}
        </h2>
        <p className="max-w-[34rem] text-pretty text-soft">{t('lede')}</p>
      </div>
      <FactsTable
        competitor="buffer"
        caption={t('caption', { product: SITE.product })}
        beside={t.rich('column', { price: usd(LOWEST), ...pageTag('buffer'), ...claimTags('buffer', 'counts') })}
        facts={CASES.map(({ key, users, companies, channels }) => {
          const need = { users, companies, whiteLabel: false };
          const { plan, perMonthUsd, extraUsers, extraCompanies } = cheapestPlan(need, 'yearly');
          const sums = { once: usd(LOWEST), each: usd(LOWEST * channels) };
          return {
            key,
            name: (
              <span className="block pb-2 text-base">
                {t.rich(`cases.${key}`, {
                  b: (words) => <strong className="font-semibold text-ink">{words}</strong>,
                })}
                <span className="block font-semibold text-ink">{t('need', { people: users, companies, channels })}</span>
              </span>
            ),
            ours: (
              <Sum figure={<Usd amount={perMonthUsd} />} tone="text-thread">
                {t('offer', {
                  plan: pricing(`${plan.id}.name`),
                  extras: extraUsers + extraCompanies,
                  monthly: usd(offerFor(plan, need, 'monthly').perMonthUsd),
                })}
              </Sum>
            ),
            theirs: <Sum figure={t('either', sums)}>{t('twice', { ...sums, channels })}</Sum>,
          };
        })}
      />
    </Section>
  );
}

function Sum({ figure, tone = '', children }: { figure: ReactNode; tone?: string; children: ReactNode }) {
  return (
    <>
      <span
        className={`block font-bold font-display text-[clamp(1.625rem,1rem+3.2vw,3.75rem)] leading-none tracking-tighter tabular-nums ${tone}`}
      >
        {figure}
      </span>
      <span className="mt-2 block text-balance text-[0.9375rem] text-soft leading-snug">{children}</span>
    </>
  );
}
