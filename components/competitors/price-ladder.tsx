import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Section } from '@/components/ui/section';
import { Usd, useUsd } from '@/components/ui/usd';
import { COMPETITORS } from '@/lib/site/claims';
import { SITE } from '@/lib/site/identity';
import { PLANS, pricePerMonth } from '@/lib/site/plans';
import { ClaimReference } from './claim-reference';
import { ClaimedOn, pageTag } from './claimed-on';

const WHICH = ['first', 'second', 'third'] as const;
type Rung = { key: string; monthlyUsd: number; ours: boolean; name: string; note: ReactNode; reference?: ReactNode };

/** Both price lists in one, from the lowest to the highest, each with a bar of its length. */
export function PriceLadder() {
  const t = useTranslations('competitors.later.ladder');
  const rungs = useRungs();
  const highest = Math.max(...rungs.map(({ monthlyUsd }) => monthlyUsd));
  return (
    <Section title={t('title')} lede={t.rich('lede', { claimed: () => <ClaimedOn competitor="later" /> })} tone="sunken">
      <table className="w-full border-separate border-spacing-0 text-start">
        <caption className="sr-only">{t('caption', { product: SITE.product })}</caption>
        <thead className="note">
          <tr>
            <th scope="col" className="w-[36%] border-ink border-b-2 pb-2 text-start font-normal sm:w-[28%] lg:w-[20%]">
              {t('month')}
            </th>
            <th scope="col" className="border-ink border-b-2 pb-2 text-start font-normal">
              {t('plan')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rungs.map(({ key, monthlyUsd, ours, name, note, reference }) => (
            <tr key={key}>
              <td className="relative border-hairline border-b py-4 pe-4 align-top font-bold font-display text-[clamp(1.75rem,1.2rem+2.4vw,3rem)] leading-none tracking-tight tabular-nums">
                <span className={ours ? 'text-thread' : ''}>
                  <Usd amount={monthlyUsd} />
                </span>
                {reference}
              </td>
              <th scope="row" className="border-hairline border-b py-4 text-start align-top font-normal">
                <span className="grid gap-x-10 gap-y-3 lg:grid-cols-[minmax(0,4fr)_minmax(0,5fr)] lg:items-center">
                  <span>
                    <span className="block heading leading-tight">{name}</span>
                    <span className="mt-1 block text-pretty text-[0.9375rem] text-soft leading-snug">{note}</span>
                  </span>
                  <span
                    aria-hidden="true"
                    className={`block h-1.5 rounded-full lg:h-3 ${ours ? 'bg-thread' : 'bg-ink'}`}
                    style={{ width: `${(monthlyUsd / highest) * 100}%` }}
                  />
                </span>
              </th>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

function useRungs(): Rung[] {
  const t = useTranslations('competitors.later.ladder');
  const pricing = useTranslations('pricing.plans');
  const usd = useUsd();
  const ours = PLANS.map((plan) => ({
    key: plan.id,
    monthlyUsd: plan.monthlyUsd,
    ours: true,
    name: t('ours', { product: SITE.product, plan: pricing(`${plan.id}.name`) }),
    note: t('oursNote', { seats: plan.seats, yearly: usd(pricePerMonth(plan, 'yearly')) }),
  }));
  const { name, claims } = COMPETITORS.later;
  const theirs = WHICH.map((which, index) => ({
    key: which,
    monthlyUsd: claims.prices.value[index] as number,
    ours: false,
    name: t('theirs', { tool: name, which }),
    note: t.rich('theirsNote', pageTag('later')),
    reference: <ClaimReference competitor="later" claim="prices" place={which} />,
  }));
  return [...ours, ...theirs].sort((a, b) => a.monthlyUsd - b.monthlyUsd);
}
