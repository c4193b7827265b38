import { useUsd } from '@/components/ui/usd';
import { COMPETITOR_IDS, pricesOf } from '@/lib/site/claims';
import { PLANS } from '@/lib/site/plans';
import styles from './price-table.module.css';

const prices = [...COMPETITOR_IDS.flatMap(pricesOf), ...PLANS.map(({ monthlyUsd }) => monthlyUsd)];

/** US dollars a month at the end of the scale: the next hundred. */
const END = Math.ceil(Math.max(...prices) / 100) * 100;

/**
 * One scale for all prices that stand against each other, theirs and ours, wherever they do: how far along it an amount lies, 0 to 1. Of its length
 * an amount has the square root of its share, so that low ones stand apart; the marks say so.
 */
export const shareOfScale = (dollars: number) => Math.sqrt(dollars / END);

/** The same as a length in CSS. */
export const alongScale = (dollars: number) => `${(shareOfScale(dollars) * 100).toFixed(1)}%`;

/** The amounts above a column of scales. The style sheets draw a line at each (price-table.module.css). */
export function Marks() {
  const usd = useUsd();
  return (
    <span aria-hidden="true" className={styles.marks}>
      {[0, END / 16, END / 4, END / 2, END].map((mark) => (
        <i key={mark} style={{ insetInlineStart: alongScale(mark) }}>
          {usd(mark)}
        </i>
      ))}
    </span>
  );
}
