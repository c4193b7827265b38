import type { ReactNode } from 'react';
import { Thread } from '@/components/ui/thread';

const VIEW_BOX = '0 0 1200 300';
/** The outlines of three cards. */
const CARDS = [0, 416, 832]
  .map((x) => `M${x + 14} 40h340a13 13 0 0 1 13 13v180a13 13 0 0 1-13 13h-340a13 13 0 0 1-13-13v-180a13 13 0 0 1 13-13z`)
  .join('');
const THREAD =
  'M1 150C70 150 96 86 184 86s110 128 208 128S520 20 600 20s92 96 92 134-30 68-62 58-30-70 20-92c120-52 220 126 364 112 78-8 104-70 104-120';

/** A list without entries: the outlines of three cards, and the thread that passes through each of them. */
export function EmptyList({ children }: { children: ReactNode }) {
  return (
    <div>
      <div className="relative aspect-[1200/300]">
        <svg viewBox={VIEW_BOX} aria-hidden="true" className="absolute inset-0 size-full fill-none stroke-2 stroke-hairline">
          <path d={CARDS} strokeDasharray="8 9" />
        </svg>
        <Thread d={THREAD} viewBox={VIEW_BOX} draw strokeWidth={4} className="absolute inset-0 size-full rtl:-scale-x-100" />
      </div>
      <p className="mt-8 max-w-[32rem] text-balance card-heading">{children}</p>
    </div>
  );
}
