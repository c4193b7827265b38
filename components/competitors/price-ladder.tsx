import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { joined } from '@/components/ui/joined';
import { Section } from '@/components/ui/section';
import { Usd, useUsd } from '@/components/ui/usd';
import { COMPETITORS, type Competitor, pricesOf } from '@/lib/site/claims';
import { SITE } from '@/lib/site/identity';
import { PLANS, pricePerMonth } from '@/lib/site/plans';
import { COMPARISON_ID } from './hero-actions';
import { PriceSource } from './price-source';
import { SameMoney } from './same-money';
import './tools.css';

const STITCH_USD = 10;
const ROW_STITCHES = 20;
const ROW_USD = STITCH_USD * ROW_STITCHES;
/** Of a seam's drawing: from stitch to stitch, the stitch (tools.css has the same), and the height of a row. */
const PITCH = 20;
const STITCH = 14;
const ROW_HEIGHT = 16;

type SeamProps = { monthlyUsd: number; stitches?: number; className?: string };

/** A line whose dashes are stitches of ten dollars; the last one is as long as what is left. */
function Seam({ monthlyUsd, stitches = ROW_STITCHES, className }: SeamProps) {
  const rows = Array.from({ length: Math.ceil(monthlyUsd / ROW_USD) }, (_, row) => {
    const here = Math.min(monthlyUsd - row * ROW_USD, ROW_USD) / STITCH_USD;
    const last = Math.ceil(here) - 1;
    return `M0 ${(row + 0.5) * ROW_HEIGHT}h${Math.round((last * PITCH + (here - last) * STITCH) * 10) / 10}`;
  });
  return (
    <svg viewBox={`0 0 ${stitches * PITCH} ${rows.length * ROW_HEIGHT}`} aria-hidden="true" className={joined('seam', className)}>
      <path d={rows.join('')} />
    </svg>
  );
}

type Rung = { key: string; monthlyUsd: number; ours: boolean; name: string; note: ReactNode };

/**
 * Both price lists in one, from the lowest to the highest, each with a seam as long as it is dear; beside theirs, what the same money buys
 * here. A seam that is longer than its column goes on in a second row, so that one stitch stays long enough to be seen.
 */
export function PriceLadder({ competitor }: { competitor: Competitor }) {
  const t = useTranslations('competitors.ladder');
  const names = { product: SITE.product, tool: COMPETITORS[competitor].name.replace(' ', '\u00a0') };
  const rungs = useRungs(competitor);
  const usd = useUsd();
  return (
    <Section
      id={COMPARISON_ID}
      title={t('title', names)}
      tone="sunken"
      aside={
        <p aria-hidden="true" className="note flex items-center gap-2">
          <Seam monthlyUsd={STITCH_USD} stitches={1} className="w-6" />
          {t('stitch', { amount: usd(STITCH_USD) })}
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
                <Seam monthlyUsd={monthlyUsd} />
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
    note: <SameMoney monthlyUsd={monthlyUsd} />,
  }));
  // Where two cost the same, ours comes after theirs, which says so.
  return [...theirs, ...ours].sort((a, b) => a.monthlyUsd - b.monthlyUsd);
}
