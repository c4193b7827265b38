import { expect, test, vi } from 'vitest';

vi.stubEnv('CONTENTFUL_SPACE_ID', 'a-space');
vi.stubEnv('CONTENTFUL_ACCESS_TOKEN', 'a-token');
vi.stubEnv('CONTENTFUL_PREVIEW_TOKEN', 'a-token');
vi.stubEnv('PREVIEW_SECRET', 'a'.repeat(32));
const { isDraftKey } = await import('../../../lib/next/draft-cookie.ts');
const { seesDrafts } = await import('../../../lib/server/draft-request.ts');

/** Whether an editor asks, and the cookies that go on. */
function ask(url: string, cookie?: string) {
  const headers = { cookie } as { cookie?: string };
  const isDraft = seesDrafts({ url, headers }, (value) => value === 'KEY');
  return [isDraft, headers.cookie];
}
const VALID = '__prerender_bypass=KEY';

test.each(['/feeds/blog.rss', '/blog/a.md', '/sitemap.xml', '/api/search/en', '/api/revalidate', '/nowhere', '/blog/%ff', '*'])(
  'draft mode holds at pages only, elsewhere the cookie is removed: %s',
  (url) => {
    expect(ask(url, `locale=es; ${VALID}`)).toEqual([false, 'locale=es']);
  },
);

test('only the key of the build is one, and nothing is without a build', () => {
  expect(isDraftKey('key', 'key')).toBe(true);
  for (const other of ['', 'Key', 'key ', 'ke', 'keyy', undefined]) expect(isDraftKey(other, 'key'), other).toBe(false);
  for (const value of ['', 'null', 'undefined', undefined]) expect(isDraftKey(value, null), value).toBe(false);
});
