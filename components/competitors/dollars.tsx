import { useUsd } from '@/components/ui/usd';

/**
 * The marks of a scale, in dollars, each ten times the last: on an even one the small prices, which most visitors look for, would be one
 * dot. The style sheets of either scale draw a line at each.
 */
const MARKS = [5, 50, 500] as const;
const [FIRST, , LAST] = MARKS;

/** How far along a scale an amount lies. */
export const along = (dollars: number) => `${((Math.log(dollars / FIRST) / Math.log(LAST / FIRST)) * 100).toFixed(1)}%`;

/** The amounts above a column of scales. */
export function Marks() {
  const usd = useUsd();
  return (
    <span aria-hidden="true" className="marks">
      {MARKS.map((mark) => (
        <i key={mark} style={{ insetInlineStart: along(mark) }}>
          {usd(mark)}
        </i>
      ))}
    </span>
  );
}
