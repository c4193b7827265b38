import type { Network } from '@/lib/site/networks';

const PLACES: Record<Network, string> = {
  facebook: 'mark-0',
  instagram: 'mark-1',
  linkedin: 'mark-2',
  medium: 'mark-4',
  pinterest: 'mark-5',
  threads: 'mark-7',
  tiktok: 'mark-8',
  twitter: 'mark-9',
  youtube: 'mark-10',
};

/** The classes that draw a network's mark before an element's text (app/globals.css). Set the size: `before:size-4`. */
export const networkMark = (network: Network): string => `network-mark ${PLACES[network]}`;
