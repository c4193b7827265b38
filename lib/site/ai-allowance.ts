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

/** The width of an allowance's bar in percent of the largest one's, to one scale: twice as much is twice as long, and the smallest is a dot beside the largest. */
export function barPercent(allowance: number, largest: number): number {
  return Number(((allowance / largest) * 100).toFixed(1));
}
