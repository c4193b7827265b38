import { useUsd } from '@/components/ui/usd';
import { COMPETITOR_IDS, pricesOf } from '@/lib/site/claims';
import { PLANS } from '@/lib/site/plans';
import styles from './price-table.module.css';

const prices = [...COMPETITOR_IDS.flatMap(pricesOf), ...PLANS.map(({ monthlyUsd }) => monthlyUsd)];

/** The end of the scale in US dollars a month: the next hundred above the highest price. */
const END = Math.ceil(Math.max(...prices) / 100) * 100;

/** The place of an amount on the scale of all price comparisons, from 0 to 1. The square root moves low prices apart. */
export const shareOfScale = (dollars: number) => Math.sqrt(dollars / END);

/** The same place as a CSS length. */
export const alongScale = (dollars: number) => `${(shareOfScale(dollars) * 100).toFixed(1)}%`;

/** The amounts above a column of scales. The style sheets draw a line at each amount (price-table.module.css). */
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
