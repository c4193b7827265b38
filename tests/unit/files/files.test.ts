import { expect, test, vi } from 'vitest';
import { isConditional, isHeld } from '../../../lib/files/conditional.ts';
import { resolveFrom } from '../../../lib/files/resolve-from.ts';
import { securityText } from '../../../lib/files/security-text.ts';

// A file that is being made has a life there.
vi.mock('next/cache', () => ({ cacheLife: () => {} }));

const PAGE = 'http://localhost:3000/es/blog/a';

test.each([
  ['/pricing', 'http://localhost:3000/es/pricing'],
  ['/feeds/blog.rss?a=1', 'http://localhost:3000/es/feeds/blog.rss?a=1'],
  ['/sitemap/blog-1.xml', 'http://localhost:3000/sitemap/blog-1.xml'],
  ['#part', `${PAGE}#part`],
  ['https://example.com/a', 'https://example.com/a'],
  ['mailto:hello@example.com', 'mailto:hello@example.com'],
])('%s in a Spanish text is %s in its files', (address, whole) => {
  expect(resolveFrom(PAGE, address, 'es')).toBe(whole);
});

test('a client holds a tag that it sends, weak or among others, and none that it does not', () => {
  expect(['W/"a"', '"b", "a"', '*', '"b"', 'a'].map((header) => isHeld(header, '"a"'))).toEqual([true, true, true, false, false]);
  expect(isHeld('*', null)).toBe(false);
});

test('only GET and HEAD that name a tag are conditional', () => {
  const headers = new Headers({ 'if-none-match': '"a"' });
  expect(['GET', 'HEAD', 'POST'].map((method) => isConditional({ method, headers }))).toEqual([true, true, false]);
  expect(isConditional({ method: 'GET', headers: new Headers() })).toBe(false);
});

const DAY_MS = 24 * 60 * 60 * 1000;

test('it holds for months and for less than a year, and stays the same all day', async () => {
  const now = Date.parse('2026-03-04T00:00:00Z');
  const textAt = (time: number) => {
    vi.setSystemTime(time);
    return securityText().finally(() => vi.useRealTimers());
  };
  const text = await textAt(now);
  const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '');
  expect(expires - now).toBeGreaterThan(90 * DAY_MS);
  expect(expires - now).toBeLessThan(365 * DAY_MS);
  expect(await textAt(now + DAY_MS - 1)).toBe(text);
});
