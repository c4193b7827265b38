import { expect, test, vi } from 'vitest';

vi.stubEnv('CONTENTFUL_SPACE_ID', 'a-space');
vi.stubEnv('CONTENTFUL_ACCESS_TOKEN', 'a-token');
vi.stubEnv('CONTENTFUL_PREVIEW_TOKEN', 'a-token');
vi.stubEnv('PREVIEW_SECRET', 'a'.repeat(32));
const { seesDrafts } = await import('../../../lib/server/draft-request.ts');

/** Whether an editor asks, and the cookies that go on. */
function ask(url: string, cookie?: string) {
  const headers = { cookie } as { cookie?: string };
  const isDraft = seesDrafts({ url, headers }, (value) => value === 'KEY');
  return [isDraft, headers.cookie];
}
const VALID = '__prerender_bypass=KEY';

test.each(['/', '/es/blog/a?x=1', '/blogs/page/2', '/blog/caf%C3%A9'])('draft mode holds at %s', (url) => {
  expect(ask(url, `locale=es; ${VALID}`)).toEqual([true, `locale=es; ${VALID}`]);
});

test.each(['/feeds/blog.rss', '/blog/a.md', '/sitemap.xml', '/api/search/en', '/api/revalidate', '/nowhere', '/blog/%ff', '*'])(
  'draft mode holds at pages only, elsewhere the cookie is removed: %s',
  (url) => {
    expect(ask(url, `locale=es; ${VALID}`)).toEqual([false, 'locale=es']);
  },
);

test('a forged cookie is removed, and so is its older form', () => {
  for (const forged of ['__prerender_bypass=', '__prerender_bypass=key', `${VALID}; __prerender_bypass=x`, '__next_preview_data=KEY'])
    expect(ask('/blog/a', `a=1; ${forged}; b=2`), forged).toEqual([false, 'a=1; b=2']);
  expect(ask('/blog/a', `${VALID}; __next_preview_data=x`)).toEqual([true, VALID]);
});
