import { useUsd } from '@/components/ui/usd';
import { COMPETITOR_IDS, pricesOf } from '@/lib/site/claims';
import { PLANS } from '@/lib/site/plans';

/** A scale of dollars: the amounts that are marked on it, from its beginning to its end, and how far along it an amount lies. The style sheet of each draws a line at each mark. */
export type Scale = { end: number; marks: readonly number[]; along: (dollars: number) => string };

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

/** A scale on which all of these prices lie: it ends at the next hundred. Of its length a price has the square root of its share, so that low ones stand apart; its marks say so. */
function scaleOf(prices: readonly number[]): Scale {
  const end = Math.ceil(Math.max(...prices) / 100) * 100;
  return { end, marks: [0, end / 16, end / 4, end / 2, end], along: (dollars) => percent(Math.sqrt(dollars / end)) };
}

/** One scale for all prices that stand against each other, theirs and ours, wherever they do. */
export const PRICE_SCALE = scaleOf([...COMPETITOR_IDS.flatMap(pricesOf), ...PLANS.map(({ monthlyUsd }) => monthlyUsd)]);

/** The amounts above a column of scales. */
export function Marks({ of: { marks, along } }: { of: Scale }) {
  const usd = useUsd();
  return (
    <span aria-hidden="true" className="marks">
      {marks.map((mark) => (
        <i key={mark} style={{ insetInlineStart: along(mark) }}>
          {usd(mark)}
        </i>
      ))}
    </span>
  );
}
