import '../support/next-as-esm.ts';
import { NextRequest, NextResponse } from 'next/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Presence } from '../../lib/content/resolve-address.ts';
import type { Locale } from '../../lib/i18n/locales.ts';
import { words } from '../support/words.ts';

vi.stubEnv('COOKIE_DOMAIN', 'example.com');
vi.stubEnv('SITE_URL', 'https://public.example.com');
/** The simulated state of the content at an address. */
const presence = { of: 'present' as Presence, asked: [] as string[] };
/** Slugs that the content has, spelled so. */
const KNOWN_SLUGS = ['plan-a-week', 'plan'];
vi.mock('../../lib/content/resolve-address.ts', () => ({
  resolveAddress: (address: { slug?: string }, locale: string) => {
    presence.asked.push(`${locale}/${address.slug}`);
    const known = KNOWN_SLUGS.find((each) => each === address.slug?.toLowerCase());
    return known && known !== address.slug ? { movedTo: { ...address, slug: known } } : presence.of;
  },
}));
vi.mock('../../lib/next/draft-cookie.ts', async (original) => ({
  ...(await original<typeof import('../../lib/next/draft-cookie.ts')>()),
  isDraftKey: (value?: string) => value === 'key',
}));
vi.stubEnv('CONTENTFUL_SPACE_ID', 'a-space');
vi.stubEnv('CONTENTFUL_ACCESS_TOKEN', 'a-token');
vi.stubEnv('CONTENTFUL_PREVIEW_TOKEN', 'a-token');
vi.stubEnv('PREVIEW_SECRET', 'a'.repeat(32));
const { default: middleware } = await import('../../middleware.ts');

type Headers = Record<string, string>;

const ORIGIN = 'https://www.example.com';

/** The response to a request: the target of a redirect or a rewrite, as a path. */
async function visit(path: string, headers: Headers = {}) {
  const response = ((await middleware(new NextRequest(ORIGIN + path, { headers }))) ?? NextResponse.next()) as NextResponse;
  const pathOf = (address: string | null) => (address === null ? null : address.replace(ORIGIN, ''));
  return {
    status: response.status,
    location: pathOf(response.headers.get('location')),
    shows: pathOf(response.headers.get('x-middleware-rewrite')),
    cookies: response.headers.getSetCookie().map((cookie) => cookie.split('=')[0]),
    headers: response.headers,
  };
}

describe('the language of a first visit', () => {
  test.each<[string, Headers, string | null]>([
    ['an English browser', { 'accept-language': 'en-US,en;q=0.9' }, null],
    ['a browser that prefers Spanish to English', { 'accept-language': 'en;q=0.4,es;q=0.8' }, '/es/pricing'],
    ['a browser of another language', { 'accept-language': 'de-DE,de;q=0.9' }, null],
    ['a browser of another language that takes Spanish', { 'accept-language': 'ca,es;q=0.7' }, '/es/pricing'],
    ['a header that is none', { 'accept-language': ';;;,,=' }, null],
    ['a Spanish browser that writes its tag like an operating system', { 'accept-language': 'es_MX' }, '/es/pricing'],
    ['a Spanish browser with a tag that is none', { 'accept-language': 'C,es' }, '/es/pricing'],
    ['a choice of English in a Spanish browser', { 'accept-language': 'es', cookie: 'locale=en' }, null],
    ['a stored language that the site does not have', { 'accept-language': 'es', cookie: 'locale=fr' }, '/es/pricing'],
  ])('%s', async (_, headers, location) => {
    const answer = await visit('/pricing', headers);
    expect(answer.location).toBe(location);
    expect(answer.status).toBe(location ? 307 : 200);
    if (!location) expect(answer.shows).toBe('/en/pricing');
  });
});

describe('an editor in draft mode', () => {
  const cookie = '__prerender_bypass=key';

  test('is shown an entry as a draft, whether visitors have it or not, in the language of the address', async () => {
    presence.asked = [];
    for (const headers of [{ cookie }, { cookie, 'accept-language': 'es' }] as Headers[])
      expect((await visit('/blog/only-a-draft', headers)).shows).toBe('/en/preview/blog/only-a-draft');
    expect((await visit('/es/resource/caf%C3%A9', { cookie })).shows).toBe('/es/preview/resource/caf%C3%A9');
    expect(presence.asked).toEqual([]);
  });

  test('is a visitor with the cookie, and no other', async () => {
    for (const forged of ['__prerender_bypass=other', '__prerender_bypass=', 'x__prerender_bypass=key'])
      expect((await visit('/blog/plan-a-week', { cookie: forged })).shows, forged).toBe('/en/blog/plan-a-week');
  });
});

describe('a link of the site', () => {
  test.each<Headers>([{ 'accept-language': 'es' }, { cookie: 'locale=es' }])('to an English page leads there: %j', async (headers) => {
    const answer = await visit('/pricing', { ...headers, 'sec-fetch-site': 'same-origin' });
    expect([answer.status, answer.location, answer.shows]).toEqual([200, null, '/en/pricing']);
  });

  test.each(['none', 'cross-site', 'same-site'])('with "%s" does not count: that visitor’s language is used', async (site) => {
    expect((await visit('/pricing', { 'accept-language': 'es', 'sec-fetch-site': site })).location).toBe('/es/pricing');
  });
});

describe('what may be stored and shared', () => {
  test.each<[string, string, Headers]>([
    ['a plain visit', '/pricing', { 'accept-language': 'en' }],
    ['a Spanish page against a stored choice', '/es/pricing', { cookie: 'locale=en' }],
    ['a referral that is stored already', '/pricing?ref=anna', { cookie: 'ref=berta' }],
    ['a referral that is none', '/pricing?ref=%20', {}],
  ])('%s sets no cookie, and its answer may be shared', async (_, path, headers) => {
    const answer = await visit(path, headers);
    expect(answer.headers.has('set-cookie')).toBe(false);
    expect(answer.headers.has('x-middleware-set-cookie')).toBe(false);
    expect(answer.headers.has('cache-control')).toBe(false);
  });

  test('a new referral sets its four cookies, and the answer is for one visitor only', async () => {
    const answer = await visit('/pricing?ref=anna', { 'accept-language': 'en' });
    expect(answer.cookies.sort()).toEqual(['ref', 'ref_created_at', 'ref_landing', 'ref_referrer']);
    expect(answer.headers.get('set-cookie')).toContain('Domain=example.com');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  test('a new referral survives the redirect to the language', async () => {
    const answer = await visit('/pricing?ref=anna', { 'accept-language': 'es' });
    expect([answer.status, answer.location, answer.cookies.includes('ref')]).toEqual([307, '/es/pricing?ref=anna', true]);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });
});

describe('another spelling of an address', () => {
  test.each([
    ['/pricing/', '/pricing'],
    ['/EN/Pricing/', '/pricing'],
    ['/es/', '/es'],
    ['/en/blog-details/', '/blogs'],
    ['/es/Compare/Hootsuite-Alernatives/', '/es/compare/hootsuite-alternative'],
    ['/Blog/Plan-A-Week', '/blog/plan-a-week'],
    ['/blogs/page/1', '/blogs'],
    ['/en/LLMS.txt', '/llms.txt'],
  ])('%s redirects permanently to %s, in one hop', async (path, location) => {
    expect(await visit(path)).toMatchObject({ status: 308, location });
    expect(await visit(location)).toMatchObject({ location: null });
  });

  test('redirects a Spanish browser to the Spanish page in one hop too, and no other browser', async () => {
    const answer = await visit('/Pricing/?plan=team', { 'accept-language': 'es' });
    expect(answer).toMatchObject({ status: 307, location: '/es/pricing?plan=team' });
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(await visit('/en/pricing', { 'accept-language': 'es' })).toMatchObject({ status: 308, location: '/pricing' });
    expect(await visit('/pricing.JSON', { 'accept-language': 'es' })).toMatchObject({ status: 308, location: '/pricing.json' });
  });

  test.each(['/nowhere/', '/fr/pricing/', '/blog/a/b/', '/LLMS.txt.bak'])(
    'does not bring %s about: it is not found at once',
    async (path) => {
      expect(await visit(path)).toMatchObject({ status: 404, location: null });
    },
  );
});

describe('a file', () => {
  test.each([
    ['/llms.txt', '/en/llms.txt'],
    ['/es/feeds/compare.json', '/es/feeds/compare.json'],
    ['/blog/plan-a-week.md', '/en/markdown/blog/plan-a-week'],
    ['/social/home.png', '/en/social/home.png'],
  ])('%s is the one in the address, with any preference of the browser', async (path, shows) => {
    for (const headers of [{ 'accept-language': 'es' }, { cookie: 'locale=es' }, {}] as Headers[])
      expect(await visit(path, headers)).toMatchObject({ status: 200, location: null, shows, cookies: [] });
  });
});

describe('an unknown path', () => {
  test.each<[string, Headers, string]>([
    ['/nowhere', { 'accept-language': 'es' }, 'es'],
    ['/nowhere', { cookie: 'locale=es', 'accept-language': 'en' }, 'es'],
    ['/es/nowhere', { 'accept-language': 'en' }, 'es'],
    ['/nowhere', { 'accept-language': 'es', 'sec-fetch-site': 'same-origin' }, 'en'],
    ['/es/blog/%ff%fe', {}, 'es'],
    ['/404', {}, 'en'],
  ])('%s shows the not-found page with status 404, for %j in %s', async (path, headers, locale) => {
    const answer = await visit(path, headers);
    expect([answer.status, answer.shows, answer.location]).toEqual([404, `/${locale}/404`, null]);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.has('set-cookie')).toBe(false);
  });
});

describe('a form that is sent', () => {
  const post = (path: string, headers: Headers = {}) =>
    middleware(new NextRequest(ORIGIN + path, { method: 'POST', headers: { host: 'www.example.com', ...headers } })) as NextResponse;

  test.each<Headers>([
    { origin: ORIGIN },
    { origin: 'https://public.example.com', host: 'localhost:3000', 'x-forwarded-host': 'localhost' },
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'same-origin', origin: 'null' },
  ])('reaches the form and the preview with an origin that the framework takes: %j', (headers) => {
    for (const [path, cookie] of [
      ['/affiliates', ''],
      ['/blog/plan', '__prerender_bypass=key'],
    ] as const) {
      const answer = post(path, { cookie, ...headers });
      const told = (name: string) => answer.headers.get(`x-middleware-request-${name}`);
      expect([answer.status, told('origin'), told('x-forwarded-host')]).toEqual([200, 'https://public.example.com', 'public.example.com']);
    }
  });

  test.each<[Locale, string, 403 | 413, Headers]>([
    ['en', '/affiliates', 403, { origin: 'https://evil.example' }],
    ['en', '/affiliates', 403, { origin: ORIGIN, 'x-forwarded-host': 'evil.example' }],
    ['es', '/es/affiliates', 403, { origin: 'https://evil.example' }],
    ['en', '/affiliates', 413, { origin: ORIGIN, 'content-length': '16385' }],
    ['es', '/es/affiliates', 413, { origin: ORIGIN, 'content-length': '16385' }],
  ])('is refused with a message in its language (%s): %s, %i', async (locale, path, status, headers) => {
    const answer = await post(path, headers);
    expect(answer.status).toBe(status);
    expect(await answer.text()).toBe(words(locale)(`problem.refused.${status}`));
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});

describe('an address at which the content has nothing', () => {
  afterEach(() => {
    presence.of = 'present';
  });

  test('redirects to the list of its language, and is not stored', async () => {
    presence.of = 'missing';
    for (const [path, list] of [
      ['/blog/nope', '/blogs'],
      ['/es/resource/nope', '/es/resources'],
      ['/compare/keyword/nope/page/2', '/compare'],
      ['/es/blogs/page/77', '/es/blogs'],
    ] as const) {
      const answer = await visit(path);
      expect(answer).toMatchObject({ status: 307, location: list, shows: null });
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
    }
  });

  test('is not a file, and is not stored', async () => {
    presence.of = 'missing';
    const answer = await visit('/blog/nope.md');
    expect([answer.status, answer.shows, answer.headers.get('cache-control')]).toEqual([404, null, 'private, no-store']);
  });
});

describe('the slug of an entry', () => {
  const movedTo = (slug: string, type: 'entry' | 'entryMarkdown' = 'entry') => ({ movedTo: { type, kind: 'blog', slug } }) as const;
  beforeEach(() => {
    presence.asked = [];
  });
  afterEach(() => {
    presence.of = 'present';
  });

  test.each([
    ['/blog/My_Post.2', '/en/blog/My_Post.2'],
    ['/blog/caf%C3%A9', '/en/blog/caf%C3%A9'],
    ['/blog/next.js.md', '/en/markdown/blog/next.js'],
  ])('is shown in the spelling of the space: %s', async (path, shows) => {
    expect(await visit(path)).toMatchObject({ status: 200, location: null, shows });
    const slug = decodeURIComponent(path.split('/')[2] as string).replace(/\.md$/, '');
    expect(presence.asked).toEqual([`en/${slug}`]);
  });

  test.each([
    ['/blog/cafe%CC%81', '/blog/caf%C3%A9'],
    ['/blog/%41bc', '/blog/Abc'],
    ['/ES//Blog/My_Post', '/es/blog/My_Post'],
    ['/es/blog/caf%c3%a9.MD', '/es/blog/caf%C3%A9.md'],
  ])('has one spelling: %s redirects to %s, and that may be cached', async (path, location) => {
    const answer = await visit(path);
    expect(answer).toMatchObject({ status: 308, location });
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
  });

  test('in another spelling redirects to the right one in one hop, which is not stored', async () => {
    presence.of = movedTo('My-Café');
    for (const [path, location] of [
      ['/blog/my-cafe', '/blog/My-Caf%C3%A9'],
      ['/Blog/MY-CAFE/?a=1', '/blog/My-Caf%C3%A9?a=1'],
      ['/es/blog/my-cafe', '/es/blog/My-Caf%C3%A9'],
    ] as const) {
      const answer = await visit(path);
      expect(answer).toMatchObject({ status: 308, location });
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
    }
    presence.of = movedTo('My-Café', 'entryMarkdown');
    expect(await visit('/blog/my-cafe.md')).toMatchObject({ status: 308, location: '/blog/My-Caf%C3%A9.md' });
    expect(await visit('/Blog/my-cafe.md')).toMatchObject({ status: 308, location: '/blog/My-Caf%C3%A9.md' });
  });
});
