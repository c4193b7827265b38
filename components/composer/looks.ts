import type { Network } from '@/lib/site/networks';
import type { Piece } from '@/lib/site/post-preview';

/** How a piece of a line looks that is no plain text: the same for the example, which the server draws, and for what is typed. */
export function pieceLook({ kind, fate }: Pick<Piece, 'kind' | 'fate'>): string {
  // What is cut is struck out besides (by its element); red is what links have.
  if (fate !== 'shown') return 'text-soft';
  return kind === 'words' ? '' : 'text-thread';
}

/** The drawing in each network's shape, and the side that the shape is measured by. A network that takes any has the drawing's own. */
const SHAPES: Record<Network, string> = {
  instagram: 'aspect-[4/5] h-full',
  facebook: 'aspect-[1.91] w-full',
  twitter: 'aspect-video w-full',
  linkedin: 'aspect-[1.91] w-full',
  tiktok: 'aspect-[9/16] h-full',
  pinterest: 'aspect-[2/3] h-full',
  medium: 'w-full',
  threads: 'w-full',
  youtube: 'aspect-video w-full',
};

/** Whether a picture has to lie there. Where a network takes any shape, it stands in the columns of a wide desktop (`wall` in ai-studio.module.css). */
export const isLying = (network: Network): boolean => /^aspect-.+ w-full$/.test(SHAPES[network]);

/** How the drawing looks that stands for a picture until the visitor brings one. */
export const drawingLook = (network: Network): string => `rounded-lg ${SHAPES[network]}`;

/** Where the island finds what it works on. */
export const PARTS = {
  line: 'data-line',
  picture: 'data-picture',
  cropping: 'data-cropping',
  share: 'data-share',
  whose: 'data-whose',
  status: 'data-status',
  back: 'data-back',
  on: 'data-on',
  posts: 'data-posts',
  others: 'data-others',
  post: 'data-network',
  name: 'data-name',
  note: 'data-note',
  count: 'data-count',
  text: 'data-text',
  frame: 'data-frame',
  cut: 'data-cut',
} as const;
