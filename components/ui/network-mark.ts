import type { Network } from '@/lib/site/networks';

/** The class that draws a network's mark before what an element says, without an element of its own (network-mark.css). Size it: `before:size-4`. */
export const networkMark = (network: Network): string => `mark mark-${network}`;
