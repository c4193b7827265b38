import { expect, test, vi } from 'vitest';

vi.stubEnv('CONTENTFUL_SPACE_ID', 'a-space');
vi.stubEnv('CONTENTFUL_ACCESS_TOKEN', 'a-token');
vi.stubEnv('CONTENTFUL_PREVIEW_TOKEN', 'a-token');
vi.stubEnv('PREVIEW_SECRET', 'a'.repeat(32));
const { isDraftKey } = await import('../../../lib/next/draft-cookie.ts');
const { seesDrafts } = await import('../../../lib/server/draft-request.ts');

test.each('/feeds/blog.rss /blog/a.md /sitemap.xml /api/search/en /api/revalidate /nowhere /blog/%ff *'.split(' '))(
  'draft mode holds at pages only, elsewhere the cookie is removed: %s',
  (url) => {
    const headers = { cookie: 'locale=es; __prerender_bypass=KEY' };
    expect([seesDrafts({ url, headers }, (value) => value === 'KEY'), headers.cookie]).toEqual([false, 'locale=es']);
  },
);

test('only the key of the build is one, and nothing is without a build', () => {
  expect(isDraftKey('key', 'key')).toBe(true);
  for (const other of ['', 'Key', 'key ', 'ke', 'keyy', undefined]) expect(isDraftKey(other, 'key'), other).toBe(false);
  for (const value of ['', 'null', 'undefined', undefined]) expect(isDraftKey(value, null), value).toBe(false);
});
