import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { joined } from '@/components/ui/joined';
import { Section } from '@/components/ui/section';
import { Usd, useUsd } from '@/components/ui/usd';
import { COMPETITORS, type Competitor, pricesOf } from '@/lib/site/claims';
import { SITE } from '@/lib/site/identity';
import { BILLING_CYCLES, biggestPlanFor, PLANS, type Plan, pricePerMonth } from '@/lib/site/plans';
import { barsFor, Marks } from './dollars';
import { COMPARISON_ID } from './hero-actions';
import { PriceSource } from './price-source';
import '@/components/layout/quiet-header.css';
import './tools.css';

type Rung = {
  key: string;
  monthlyUsd: number;
  /** What stands first: what a month costs, or, where that is what the page holds against theirs, what it costs paid with its year. */
  shownUsd: number;
  /** Of ours only: what a month costs that is paid with its year. */
  paidYearlyPerMonthUsd?: number;
  /** One of the two that the page holds against each other. */
  paired: boolean;
  open: boolean;
  name: string;
  note: string;
};

/**
 * Both price lists in one, from the lowest to the highest, each with a bar as long as its price on an even scale, whose marks go down through all of them. It is made for what is compared: our largest plan, which none of theirs is held against, may lie beyond its end. Of theirs nobody knows whether the price holds for a month or for a year paid at once, so ours are drawn for both: the part that a month of a year costs is in full color. What else nobody knows of theirs is to be asked, and stands by each of them. The lowest of their prices that buys a plan here and that plan are neighbours, and stand out; a line joins them at what ours costs.
 */
export function PriceLadder({ competitor }: { competitor: Competitor }) {
  const t = useTranslations('competitors.ladder');
  const usd = useUsd();
  const names = { product: SITE.product, tool: COMPETITORS[competitor].name.replace(' ', '\u00a0') };
  const rungs = useRungs(competitor);
  const bars = barsFor(comparedWith(competitor));
  const pair = pairOf(competitor);
  return (
    <Section id={COMPARISON_ID} title={t('title', names)} tone="sunken" layout="[&_h2]:max-w-none">
      <table className="ladder" style={pair && ({ '--meets': pair.perMonthUsd / bars.end } as CSSProperties)}>
        <caption className="sr-only">{t('caption', names)}</caption>
        <thead>
          <tr>
            <th scope="col">{t('month')}</th>
            <th scope="col">{t('plan')}</th>
            <td aria-hidden="true">
              <span className="key">
                {t('scale')}
                {BILLING_CYCLES.map((cycle) => (
                  <span key={cycle}>{t('key', { cycle })}</span>
                ))}
                <span>{names.tool}</span>
              </span>
              <Marks of={bars} />
            </td>
          </tr>
        </thead>
        <tbody>
          {rungs.map(({ key, monthlyUsd, shownUsd, paidYearlyPerMonthUsd, paired, open, name, note }) => (
            <tr key={key} className={paidYearlyPerMonthUsd !== undefined ? joined('mine', paired && 'pair') : paired ? 'pair' : undefined}>
              <td>
                <Usd amount={shownUsd} />
              </td>
              <th scope="row">
                {name}
                <span>{note}</span>
              </th>
              <td aria-hidden="true">
                <span className="line" style={{ '--to': bars.along(monthlyUsd) } as CSSProperties}>
                  {open ? (
                    <>
                      <b />
                      <span className="from">{t('from')}</span>
                    </>
                  ) : null}
                  {paidYearlyPerMonthUsd === undefined ? null : <s style={{ inlineSize: bars.along(paidYearlyPerMonthUsd) }} />}
                  {monthlyUsd > bars.end ? <i className="beyond">{usd(monthlyUsd)}</i> : <i />}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <PriceSource competitor={competitor} />
    </Section>
  );
}

/** Their prices, and what each of them buys here. */
const comparedWith = (competitor: Competitor) =>
  pricesOf(competitor).flatMap((price) => [price, biggestPlanFor(price)?.plan.monthlyUsd ?? 0]);

/** The lowest of their prices that buys a plan of ours, and what it buys. */
function pairOf(competitor: Competitor): { theirsUsd: number; plan: Plan; perMonthUsd: number } | undefined {
  for (const theirsUsd of pricesOf(competitor)) {
    const buys = biggestPlanFor(theirsUsd);
    if (buys) return { theirsUsd, plan: buys.plan, perMonthUsd: buys.perMonthUsd };
  }
}

function useRungs(competitor: Competitor): Rung[] {
  const t = useTranslations('competitors.ladder');
  const own = useTranslations(`competitors.${competitor}` as 'competitors.later');
  const pricing = useTranslations('pricing.plans');
  const usd = useUsd();
  const pair = pairOf(competitor);
  const ours: Rung[] = PLANS.map((plan) => {
    const paired = plan.id === pair?.plan.id;
    const shownUsd = paired && pair ? pair.perMonthUsd : plan.monthlyUsd;
    const shown = shownUsd === plan.monthlyUsd ? 'monthly' : 'yearly';
    return {
      key: plan.id,
      monthlyUsd: plan.monthlyUsd,
      shownUsd,
      paidYearlyPerMonthUsd: pricePerMonth(plan, 'yearly'),
      paired,
      open: false,
      name: t('ours', { product: SITE.product, plan: pricing(`${plan.id}.name`) }),
      note: t('oursNote', { seats: plan.seats, shown, yearly: usd(pricePerMonth(plan, 'yearly')), monthly: usd(plan.monthlyUsd) }),
    };
  });
  const prices = pricesOf(competitor);
  const whichOf = (index: number) => (index === 0 ? 'lowest' : index < prices.length - 1 ? 'middle' : 'highest');
  const theirs: Rung[] = prices.map((monthlyUsd, index) => ({
    key: `theirs${monthlyUsd}`,
    monthlyUsd,
    shownUsd: monthlyUsd,
    paired: monthlyUsd === pair?.theirsUsd,
    open: prices.length === 1,
    name: t('theirs', { tool: COMPETITORS[competitor].name, which: whichOf(index) }),
    note: index === 0 ? own('rung') : t('theirsNote', { below: whichOf(index - 1) }),
  }));
  // Where two cost the same, ours comes after theirs, which says so.
  return [...theirs, ...ours].sort((a, b) => a.shownUsd - b.shownUsd);
}
