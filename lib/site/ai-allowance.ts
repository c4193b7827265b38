/** What an allowance of AI words and images is for; it begins again with the next. The owner confirms it in own-claims.ts. */
export const AI_ALLOWANCE_PERIOD: 'month' | 'year' = 'month';

/** How long a post of social media is taken to be where an allowance of words is explained: a measure, not a limit. */
export const WORDS_PER_POST = 50;

/** How many posts an allowance of words is good for, as a round number that promises no more than it holds: two figures, cut off. */
export function postsFromWords(words: number): number {
  const posts = Math.floor(words / WORDS_PER_POST);
  const unit = 10 ** Math.max(0, String(posts).length - 2);
  return Math.floor(posts / unit) * unit;
}

/**
 * The width of an allowance's bar in percent of the largest one's. By square roots, which is said below the bars: to one scale the largest plan has
 * dozens of times the smallest, whose bar would be a dot and say that it is worth nothing.
 */
export function barPercent(allowance: number, largest: number): number {
  return Math.max(1, Math.round(Math.sqrt(allowance / largest) * 100));
}
