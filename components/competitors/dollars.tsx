import { useUsd } from '@/components/ui/usd';

/** A scale of dollars: the amounts that are marked on it, from its beginning to its end, and how far along it an amount lies. The style sheet of each draws a line at each mark. */
export type Scale = { end: number; marks: readonly number[]; along: (dollars: number) => string };

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

/** A scale of bars ends at a multiple of so many dollars: its half is a round sum, too. */
const STEP = 150;
/** So much room the longest of what is compared leaves behind it. */
const ROOM = 1.2;

/** An even scale that is made for these prices: a higher one lies beyond `end`, in dollars. */
export function barsFor(prices: readonly number[]): Scale {
  const end = Math.ceil((Math.max(...prices) * ROOM) / STEP) * STEP;
  return { end, marks: [0, end / 2, end], along: (dollars) => percent(Math.min(1, dollars / end)) };
}

/** A scale on which all of these prices lie: it ends at the next hundred. Of its length a price has the square root of its share, so that low ones stand apart; its marks say so. */
export function scaleOf(prices: readonly number[]): Scale {
  const end = Math.ceil(Math.max(...prices) / 100) * 100;
  return { end, marks: [0, end / 16, end / 4, end / 2, end], along: (dollars) => percent(Math.sqrt(dollars / end)) };
}

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
