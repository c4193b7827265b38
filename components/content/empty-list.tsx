import type { ReactNode } from 'react';
import { Thread } from '@/components/ui/thread';

/** A list with nothing in it yet: an empty row of cards that the thread is already looking for. */
export function EmptyList({ children }: { children: ReactNode }) {
  return (
    <div className="relative overflow-hidden rounded-card border border-hairline border-dashed px-6 pt-10 pb-12 sm:px-12 sm:pt-14">
      <Thread
        d="M-20 150C80 150 96 40 190 40s92 150 190 150 100-130 190-130c70 0 96 66 54 96s-98-16-70-70 140-66 240-30"
        viewBox="0 0 800 230"
        draw
        strokeWidth={4}
        className="w-full max-w-[44rem] rtl:-scale-x-100"
      />
      <p className="mt-8 max-w-[30rem] text-balance font-display font-semibold text-heading">{children}</p>
    </div>
  );
}
