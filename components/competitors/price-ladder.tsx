import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Section } from '@/components/ui/section';
import { Usd, useUsd } from '@/components/ui/usd';
import { COMPETITORS, type Competitor, pricesOf } from '@/lib/site/claims';
import { SITE } from '@/lib/site/identity';
import { BILLING_CYCLES, biggestPlanFor, DEFAULT_CYCLE, PLANS, pricePerMonth } from '@/lib/site/plans';
import styles from './competitors.module.css';
import { alongScale, Marks, shareOfScale } from './price-scale';
import priceTableStyles from './price-table.module.css';

/**
 * Both price lists in one table, from the lowest price to the highest. Each row has a bar that ends with a stitch at its price. Our prices
 * are in the site's default cycle, and the head of the column says so. The other cycle is small in each row. Our bar shows both cycles: the
 * full colour is the yearly price. Two neighbouring rows stand out: the lowest of their prices that buys one of our plans, and that plan.
 * If both cost the same, a line joins them.
 */
export function PriceLadder({ competitor }: { competitor: Competitor }) {
  const t = useTranslations('competitors.ladder');
  const names = { product: SITE.product, tool: COMPETITORS[competitor].name.replace(' ', '\u00a0') };
  const pair = pairOf(competitor);
  const rungs = useRungs(competitor, pair);
  // The place on the scale where both cost the same.
  const meets = pair && pair.theirsUsd === pricePerMonth(pair.plan, DEFAULT_CYCLE) ? shareOfScale(pair.theirsUsd) : undefined;
  return (
    <Section id="prices" title={t('title', names)} tone="sunken" layout="[&_h2]:max-w-none">
      <table
        data-own-button=""
        className={classNames(priceTableStyles.priceTable, styles.ladder, meets !== undefined && styles.meeting)}
        style={meets !== undefined ? ({ '--meets': meets.toFixed(3) } as CSSProperties) : undefined}
      >
        <caption className="sr-only">{t('caption', names)}</caption>
        <thead className="max-md:block">
          <tr>
            <th scope="col">{t('month', { cycle: DEFAULT_CYCLE })}</th>
            <th scope="col">{t('plan')}</th>
            <td aria-hidden="true">
              {t('scale')}
              <span className={styles.key}>
                {BILLING_CYCLES.map((cycle) => (
                  <span key={cycle}>{t('key', { cycle })}</span>
                ))}
                <span>{names.tool}</span>
              </span>
              <Marks />
            </td>
          </tr>
        </thead>
        <tbody className="max-md:block">
          {rungs.map(({ shownUsd, inCycles, paired, open, name, note }) => (
            <tr
              key={`${name}${shownUsd}`}
              className={inCycles ? classNames(styles.mine, paired && styles.pair) : paired ? styles.pair : undefined}
            >
              <td>
                <Usd amount={shownUsd} />
              </td>
              <th scope="row">
                {name}
                {note ? <span>{note}</span> : null}
              </th>
              <td aria-hidden="true">
                <span
                  className={classNames(priceTableStyles.line, styles.bar)}
                  style={{ '--to': alongScale(shownUsd), '--most': inCycles && alongScale(inCycles.monthly) } as CSSProperties}
                >
                  {open ? (
                    <>
                      <b />
                      <span className={styles.from}>{t('from')}</span>
                    </>
                  ) : null}
                  {inCycles ? <s style={{ inlineSize: alongScale(inCycles.yearly) }} /> : null}
                  <i />
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

/** Finds the lowest of their prices that buys one of our plans, and that plan. */
function pairOf(competitor: Competitor) {
  for (const theirsUsd of pricesOf(competitor)) {
    const plan = biggestPlanFor(theirsUsd);
    if (plan) return { theirsUsd, plan };
  }
}

/** Returns the rows. `shownUsd` is the price in the first column. `paired` rows are the two that the page compares. */
function useRungs(competitor: Competitor, pair: ReturnType<typeof pairOf>) {
  const t = useTranslations('competitors.ladder');
  const pricing = useTranslations('pricing.plans');
  const usd = useUsd();
  const ours = PLANS.map((plan) => {
    const inCycles = { yearly: pricePerMonth(plan, 'yearly'), monthly: plan.monthlyUsd };
    return {
      shownUsd: inCycles[DEFAULT_CYCLE],
      inCycles,
      paired: plan.id === pair?.plan.id,
      open: false,
      name: t('ours', { product: SITE.product, plan: pricing(`${plan.id}.name`) }),
      // For whom the plan is, and its price in the other cycle.
      note: t('oursNote', { seats: plan.seats, shown: DEFAULT_CYCLE, yearly: usd(inCycles.yearly), monthly: usd(inCycles.monthly) }),
    };
  });
  const prices = pricesOf(competitor);
  const whichOf = (index: number) => (index === 0 ? 'lowest' : index < prices.length - 1 ? 'middle' : 'highest');
  const theirs = prices.map((shownUsd, index) => ({
    shownUsd,
    inCycles: undefined,
    paired: shownUsd === pair?.theirsUsd,
    open: prices.length === 1,
    name: t('theirs', { tool: COMPETITORS[competitor].name, which: whichOf(index) }),
    note: undefined,
  }));
  // The sort is stable, so at equal prices ours comes after theirs.
  return [...theirs, ...ours].sort((a, b) => a.shownUsd - b.shownUsd);
}
