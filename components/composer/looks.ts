import type { Piece } from '@/lib/site/post-preview';

/** How a piece of a line looks that is no plain text: the same for the example, which the server draws, and for what is typed. */
export function pieceLook({ kind, fate }: Pick<Piece, 'kind' | 'fate'>): string {
  if (fate === 'cut') return 'text-negative';
  if (fate === 'folded') return 'text-soft';
  return kind === 'words' ? '' : 'text-thread';
}

/** Where the island finds what it works on. */
export const PARTS = {
  line: 'data-line',
  picture: 'data-picture',
  choose: 'data-choose',
  stage: 'data-stage',
  focus: 'data-focus',
  takeOut: 'data-take-out',
  share: 'data-share',
  status: 'data-status',
  post: 'data-network',
  count: 'data-count',
  text: 'data-text',
  frame: 'data-frame',
} as const;
