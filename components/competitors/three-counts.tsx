import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Section } from '@/components/ui/section';
import { Usd } from '@/components/ui/usd';
import { SITE } from '@/lib/site/identity';
import { cheapestPlan } from '@/lib/site/plans';
import { pageTag } from './claimed-on';
import { FactsTable } from './facts-table';

/** Made-up teams; `channels` is how many accounts on networks they have. */
const CASES = [
  { key: 'solo', users: 1, companies: 1, channels: 3 },
  { key: 'museum', users: 4, companies: 1, channels: 6 },
  { key: 'freelancers', users: 3, companies: 14, channels: 56 },
] as const;

/** The same teams counted by people and companies, and by channels. Our price is worked out, theirs is not ours to work out. */
export function ThreeCounts() {
  const t = useTranslations('competitors.buffer.counts');
  const pricing = useTranslations('pricing.plans');
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
        beside={t.rich('column', pageTag('buffer'))}
        facts={CASES.map(({ key, users, companies, channels }) => {
          const { plan, perMonthUsd, extraUsers, extraCompanies } = cheapestPlan({ users, companies, whiteLabel: false }, 'yearly');
          return {
            key,
            name: (
              <span className="block pb-2 text-base">
                {t.rich(`cases.${key}`, {
                  b: (words) => <strong className="font-semibold text-ink">{words}</strong>,
                })}
              </span>
            ),
            ours: (
              <Sum figure={<Usd amount={perMonthUsd} />} tone="text-thread">
                {t('offer', { plan: pricing(`${plan.id}.name`), extras: extraUsers + extraCompanies })}
                <span className="block">{t('people', { people: users, companies })}</span>
              </Sum>
            ),
            theirs: <Sum figure={channels}>{t('channels', { count: channels })}</Sum>,
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
        className={`block font-bold font-display text-[clamp(2.5rem,1.4rem+5vw,5rem)] leading-none tracking-tighter tabular-nums ${tone}`}
      >
        {figure}
      </span>
      <span className="mt-2 block text-[0.9375rem] text-soft leading-snug">{children}</span>
    </>
  );
}
