import { expect, test } from 'vitest';
import { postsFromWords } from '../../../lib/site/ai-allowance.ts';

test.each([
  [100_000, 2_000],
  [123_456, 2_400],
  [4_999, 99],
  [49, 0],
])('an allowance of %i words is good for %i posts', (words, posts) => {
  expect(postsFromWords(words)).toBe(posts);
});
