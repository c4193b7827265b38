import { expect, test } from 'vitest';
import { resolveFrom } from '../../../lib/files/resolve-from.ts';

const PAGE = 'http://localhost:3000/es/blog/a';

test.each([
  ['/pricing', 'http://localhost:3000/es/pricing'],
  ['/feeds/blog.rss?a=1', 'http://localhost:3000/es/feeds/blog.rss?a=1'],
  ['/images/a.webp', 'http://localhost:3000/images/a.webp'],
  ['/favicon.ico', 'http://localhost:3000/favicon.ico'],
  ['/sitemap.xml#a', 'http://localhost:3000/sitemap.xml#a'],
  ['/sitemap/blog-1.xml', 'http://localhost:3000/sitemap/blog-1.xml'],
  ['/api/health/live', 'http://localhost:3000/api/health/live'],
  ['#part', `${PAGE}#part`],
  ['https://example.com/a', 'https://example.com/a'],
  ['mailto:hello@example.com', 'mailto:hello@example.com'],
])('%s in a Spanish text is %s in its files', (address, whole) => {
  expect(resolveFrom(PAGE, address, 'es')).toBe(whole);
});
