import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Section } from '@/components/ui/section';
import { Usd, useUsd } from '@/components/ui/usd';
import { COMPETITORS, type Competitor, pricesOf } from '@/lib/site/claims';
import { SITE } from '@/lib/site/identity';
import { PLANS, pricePerMonth } from '@/lib/site/plans';
import { COMPARISON_ID } from './hero-actions';
import { PriceSource } from './price-source';
import { SameMoney } from './same-money';
import './tools.css';

/** About how much of a seam is from stitch to stitch, and how much of that is the gap, in dollars: a dollar is a unit of the drawing. */
const PITCH = 20;
const GAP = 6;

/** A line as long as a price is high, of whole stitches, all of one length: what is left over makes each a little longer or shorter. */
function Seam({ monthlyUsd, longest }: { monthlyUsd: number; longest: number }) {
  const stitches = Math.max(1, Math.round((monthlyUsd + GAP) / PITCH));
  const stitch = Math.round(((monthlyUsd + GAP) / stitches - GAP) * 100) / 100;
  return (
    <svg viewBox={`0 0 ${longest} 16`} aria-hidden="true" className="seam">
      <path d={`M0 8h${monthlyUsd}`} strokeDasharray={`${stitch} ${GAP}`} />
    </svg>
  );
}

type Rung = { key: string; monthlyUsd: number; ours: boolean; name: string; note: ReactNode };

/**
 * Both price lists in one, from the lowest to the highest, each with a seam as long as it is dear: the dearest takes the whole column. Of theirs
 * nobody knows whether the price holds for a month or for a year paid at once, so beside each stands what ours costs either way.
 */
export function PriceLadder({ competitor }: { competitor: Competitor }) {
  const t = useTranslations('competitors.ladder');
  const names = { product: SITE.product, tool: COMPETITORS[competitor].name.replace(' ', '\u00a0') };
  const rungs = useRungs(competitor);
  const longest = Math.max(...rungs.map(({ monthlyUsd }) => monthlyUsd));
  return (
    <Section
      id={COMPARISON_ID}
      title={t('title', names)}
      tone="sunken"
      aside={
        <p aria-hidden="true" className="note">
          {t('seam')}
        </p>
      }
    >
      <table className="ladder">
        <caption className="sr-only">{t('caption', names)}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('month')}</th>
            <th scope="col">{t('plan')}</th>
          </tr>
        </thead>
        <tbody>
          {rungs.map(({ key, monthlyUsd, ours, name, note }) => (
            <tr key={key} className={ours ? 'mine' : undefined}>
              <td>
                <Usd amount={monthlyUsd} />
              </td>
              <th scope="row">
                {name}
                <span>{note}</span>
              </th>
              <td aria-hidden="true">
                <Seam monthlyUsd={monthlyUsd} longest={longest} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <PriceSource competitor={competitor} />
    </Section>
  );
}

function useRungs(competitor: Competitor): Rung[] {
  const t = useTranslations('competitors.ladder');
  const pricing = useTranslations('pricing.plans');
  const usd = useUsd();
  const ours = PLANS.map((plan) => ({
    key: plan.id,
    monthlyUsd: plan.monthlyUsd,
    ours: true,
    name: t('ours', { product: SITE.product, plan: pricing(`${plan.id}.name`) }),
    note: t('oursNote', { seats: plan.seats, yearly: usd(pricePerMonth(plan, 'yearly')) }),
  }));
  const prices = pricesOf(competitor);
  const theirs = prices.map((monthlyUsd, index) => ({
    key: `theirs${monthlyUsd}`,
    monthlyUsd,
    ours: false,
    name: t('theirs', {
      tool: COMPETITORS[competitor].name,
      which: index === 0 ? 'lowest' : index < prices.length - 1 ? 'middle' : 'highest',
    }),
    note: <SameMoney monthlyUsd={monthlyUsd} bothCycles />,
  }));
  // Where two cost the same, ours comes after theirs, which says so.
  return [...theirs, ...ours].sort((a, b) => a.monthlyUsd - b.monthlyUsd);
}
