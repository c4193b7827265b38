import { symbolOf } from '@/components/ui/symbol';
import { COMPETITORS, type Competitor } from '@/lib/site/claims';
import type { EntryKind } from '@/lib/site/collections';
import ofLists from './closing-drawing.svg';
import ofTools from './closing-drawing-tools.svg';

/** The drawing of the closing call, one for each kind of entry and each competitor. It stands beside the words, on a phone above. */
export function ClosingDrawing({ kind }: { kind: EntryKind | Competitor }) {
  return (
    <svg
      viewBox="0 0 480 300"
      aria-hidden="true"
      className="max-lg:order-first w-full max-w-[30rem] justify-self-end overflow-visible rtl:-scale-x-100"
    >
      <use href={symbolOf(kind in COMPETITORS ? ofTools : ofLists, kind)} />
    </svg>
  );
}
