import { expect, test } from 'vitest';
import { tags } from '../../../lib/content/tags.ts';

test('each tag names one thing, and can stand in a header among others that are joined by commas', () => {
  const all = [
    ...[tags.entry('a'), tags.asset('a'), tags.list('blog'), tags.cards('blog'), tags.missing],
    ...['a', 'é', 'ж'.repeat(100)].map((slug) => tags.slug('blog', 'en', slug)),
    ...[tags.keyword('blog', 'en', 'a'), tags.keywordHasPage('blog', 'en', 'a')],
  ];
  expect(new Set(all).size).toBe(all.length);
  // Next takes 256 characters of each at most.
  for (const tag of all) expect(tag).toMatch(/^[!-+\--~]{1,256}$/);
});
