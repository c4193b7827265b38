/** The period of an allowance of AI words and images; the next period starts a new one. The owner confirms it in own-claims.ts. */
export const AI_ALLOWANCE_PERIOD: 'month' | 'year' = 'month';

/** The assumed length of a social media post, to explain an allowance of words: a measure, not a limit. */
export const WORDS_PER_POST = 50;

/** The number of posts in an allowance of words, rounded down to two significant figures, so that it never promises too much. */
export function postsFromWords(words: number): number {
  const posts = Math.floor(words / WORDS_PER_POST);
  const unit = 10 ** Math.max(0, String(posts).length - 2);
  return Math.floor(posts / unit) * unit;
}

/** The width of an allowance's bar in percent of the largest one's. It is linear: twice the amount is twice the length. */
export function barPercent(allowance: number, largest: number): number {
  return Number(((allowance / largest) * 100).toFixed(1));
}
