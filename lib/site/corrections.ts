/**
 * What was corrected in what we say of other tools, the newest first; its words stand below `competitors.ledger.corrections`. Whoever takes
 * something back, or is told by a reader that it no longer holds, writes it down here.
 */
export const CORRECTIONS = [
  { day: '2026-11-21', words: 'undatedPrices' },
  { day: '2026-11-21', words: 'unreadFeatures' },
] as const satisfies readonly { day: `${number}-${number}-${number}`; words: string }[];
