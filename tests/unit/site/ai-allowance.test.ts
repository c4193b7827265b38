import { describe, expect, test } from 'vitest';
import { postsFromWords, WORDS_PER_POST } from '../../../lib/site/ai-allowance.ts';
import { PLANS } from '../../../lib/site/plans.ts';

describe('the posts in an allowance of words', () => {
  test.each([
    [100_000, 2_000],
    [1_500_000, 30_000],
    [123_456, 2_400],
    [4_999, 99],
    [450, 9],
    [49, 0],
    [0, 0],
  ])('%i words are good for %i', (words, posts) => {
    expect(postsFromWords(words)).toBe(posts);
  });

  test.each(PLANS.map(({ id, aiWords }) => [id, aiWords] as const))('are never more than the %s plan holds', (_, words) => {
    expect(postsFromWords(words) * WORDS_PER_POST).toBeLessThanOrEqual(words);
  });
});
