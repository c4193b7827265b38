import '../support/next-as-esm.ts';
import { NextRequest, type NextResponse } from 'next/server';
import { describe, expect, test, vi } from 'vitest';

vi.stubEnv('COOKIE_DOMAIN', 'example.com');
const { default: middleware } = await import('../../middleware.ts');

type Headers = Record<string, string>;

const ORIGIN = 'https://www.example.com';

/** What a request gets: where it is sent or what is shown to it, in terms of paths. */
function visit(path: string, headers: Headers = {}) {
  const response = middleware(new NextRequest(ORIGIN + path, { headers })) as NextResponse;
  const pathOf = (address: string | null) => (address === null ? null : address.replace(ORIGIN, ''));
  return {
    status: response.status,
    location: pathOf(response.headers.get('location')),
    shows: pathOf(response.headers.get('x-middleware-rewrite')),
    cookies: response.cookies.getAll().map(({ name }) => name),
    headers: response.headers,
  };
}

describe('the language of a first visit', () => {
  test.each<[string, Headers, string | null]>([
    ['an English browser', { 'accept-language': 'en-US,en;q=0.9' }, null],
    ['a Spanish browser', { 'accept-language': 'es-MX,es;q=0.9,en;q=0.5' }, '/es/pricing'],
    ['a browser that prefers Spanish to English', { 'accept-language': 'en;q=0.4,es;q=0.8' }, '/es/pricing'],
    ['a browser of another language', { 'accept-language': 'de-DE,de;q=0.9' }, null],
    ['a browser of another language that takes Spanish', { 'accept-language': 'ca,es;q=0.7' }, '/es/pricing'],
    ['no stated language', {}, null],
    ['a header that is none', { 'accept-language': ';;;,,=' }, null],
    ['a choice of English in a Spanish browser', { 'accept-language': 'es', cookie: 'locale=en' }, null],
    ['a choice of Spanish in an English browser', { 'accept-language': 'en', cookie: 'locale=es' }, '/es/pricing'],
    ['a stored language that the site does not have', { 'accept-language': 'es', cookie: 'locale=fr' }, '/es/pricing'],
  ])('%s', (_, headers, location) => {
    const answer = visit('/pricing', headers);
    expect(answer.location).toBe(location);
    expect(answer.status).toBe(location ? 307 : 200);
    if (!location) expect(answer.shows).toBe('/en/pricing');
  });

  test('keeps the query on the way to the other language', () => {
    expect(visit('/pricing?a=1&b=2', { 'accept-language': 'es' }).location).toBe('/es/pricing?a=1&b=2');
  });

  test('is kept on the home page too', () => {
    expect(visit('/', { 'accept-language': 'es' }).location).toBe('/es');
    expect(visit('/', { 'accept-language': 'en' }).shows).toBe('/en');
  });
});

describe('an address that names its language', () => {
  test.each<Headers>([{ 'accept-language': 'en' }, { cookie: 'locale=en' }, {}])(
    'shows Spanish at /es whatever the browser prefers: %j',
    (headers) => {
      const answer = visit('/es/pricing', headers);
      expect([answer.status, answer.location]).toEqual([200, null]);
    },
  );

  test('of English leads to the one without a prefix', () => {
    expect(visit('/en/pricing', { 'accept-language': 'en' })).toMatchObject({ status: 307, location: '/pricing' });
  });
});

describe('a link of the site', () => {
  test.each<Headers>([{ 'accept-language': 'es' }, { cookie: 'locale=es' }])('to an English page leads there: %j', (headers) => {
    const answer = visit('/pricing', { ...headers, 'sec-fetch-site': 'same-origin' });
    expect([answer.status, answer.location, answer.shows]).toEqual([200, null, '/en/pricing']);
  });

  test.each(['none', 'cross-site', 'same-site'])('is not what "%s" stands for: that visitor is asked for the language', (site) => {
    expect(visit('/pricing', { 'accept-language': 'es', 'sec-fetch-site': site }).location).toBe('/es/pricing');
  });
});

describe('what may be stored and shared', () => {
  test.each<[string, string, Headers]>([
    ['a plain visit', '/pricing', { 'accept-language': 'en' }],
    ['a Spanish page in an English browser', '/es/pricing', { 'accept-language': 'en' }],
    ['a Spanish page against a stored choice', '/es/pricing', { cookie: 'locale=en' }],
    ['a document that is navigated to', '/es/pricing', { 'accept-language': 'en', 'sec-fetch-dest': 'document' }],
    ['a referral that is stored already', '/pricing?ref=anna', { cookie: 'ref=berta' }],
    ['a referral that is none', '/pricing?ref=a%20b', {}],
    ['a link of the site', '/pricing', { cookie: 'locale=es', 'sec-fetch-site': 'same-origin' }],
  ])('%s sets no cookie, and its answer may be shared', (_, path, headers) => {
    const answer = visit(path, headers);
    expect(answer.headers.has('set-cookie')).toBe(false);
    expect(answer.headers.has('x-middleware-set-cookie')).toBe(false);
    expect(answer.headers.has('cache-control')).toBe(false);
  });

  test('a new referral sets its four cookies, and the answer is for one visitor only', () => {
    const answer = visit('/pricing?ref=anna', { 'accept-language': 'en' });
    expect(answer.cookies.sort()).toEqual(['ref', 'ref_created_at', 'ref_landing', 'ref_referrer']);
    expect(answer.headers.get('set-cookie')).toContain('Domain=example.com');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  test.each<[string, string, Headers]>([
    ['an English browser on a Spanish page', '/es/pricing?ref=anna', { 'accept-language': 'en' }],
    ['a stored choice of English on a Spanish page', '/es/pricing?ref=anna', { cookie: 'locale=en' }],
    ['a Spanish browser, sent to the Spanish page', '/pricing?ref=anna', { 'accept-language': 'es', cookie: 'locale=fr' }],
  ])('a new referral stores nothing else: no language was chosen by %s', (_, path, headers) => {
    expect(visit(path, headers).cookies.sort()).toEqual(['ref', 'ref_created_at', 'ref_landing', 'ref_referrer']);
  });

  test('a redirect to the language is for one visitor only', () => {
    expect(visit('/pricing', { 'accept-language': 'es' }).headers.get('cache-control')).toBe('private, no-store');
  });

  test('a new referral survives the redirect to the language', () => {
    const answer = visit('/pricing?ref=anna', { 'accept-language': 'es' });
    expect([answer.status, answer.location, answer.cookies.includes('ref')]).toEqual([307, '/es/pricing?ref=anna', true]);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  test('no header tells other addresses of the page: the head does', () => {
    expect(visit('/pricing').headers.has('link')).toBe(false);
  });
});

describe('an unknown path', () => {
  test.each<[string, Headers, string]>([
    ['/nowhere', { 'accept-language': 'en' }, 'en'],
    ['/nowhere', { 'accept-language': 'es' }, 'es'],
    ['/nowhere', { cookie: 'locale=es', 'accept-language': 'en' }, 'es'],
    ['/es/nowhere', { 'accept-language': 'en' }, 'es'],
    ['/en/nowhere', { 'accept-language': 'es' }, 'en'],
    ['/nowhere', { 'accept-language': 'es', 'sec-fetch-site': 'same-origin' }, 'en'],
    ['/robots.txt.bak', {}, 'en'],
    ['/blog/%ff%fe', {}, 'en'],
    ['/es/blog/%ff%fe', {}, 'es'],
    ['/blog/a/b', { 'accept-language': 'es' }, 'es'],
    ['/404', {}, 'en'],
    ['/es/404', {}, 'es'],
  ])('%s shows the not-found page with status 404, for %j in %s', (path, headers, locale) => {
    const answer = visit(path, headers);
    expect([answer.status, answer.shows, answer.location]).toEqual([404, `/${locale}/404`, null]);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.has('set-cookie')).toBe(false);
  });
});

test.each(['/api/revalidate', '/images/covers/a.webp', '/favicon.ico', '/_next/static/a.js'])('%s is left alone', (path) => {
  expect(middleware(new NextRequest(ORIGIN + path, { headers: { 'accept-language': 'es' } }))).toBeUndefined();
});

describe('a form that is sent', () => {
  const post = (path: string, headers: Headers = {}) =>
    middleware(new NextRequest(ORIGIN + path, { method: 'POST', headers: { host: 'www.example.com', ...headers } })) as NextResponse;

  test('goes to the page of its own language, whatever the browser prefers', () => {
    const answer = post('/affiliates', { origin: ORIGIN, 'accept-language': 'es', cookie: 'locale=es' });
    expect([answer.status, answer.headers.get('location')]).toEqual([200, null]);
    expect(answer.headers.get('x-middleware-rewrite')).toBe(`${ORIGIN}/en/affiliates`);
  });

  test.each<[string, Headers, number, RegExp]>([
    ['/affiliates', { origin: 'https://evil.example' }, 403, /not sent from our own page/],
    ['/es/affiliates', { origin: 'https://evil.example' }, 403, /no se envió desde nuestra página/],
    ['/affiliates', { origin: ORIGIN, 'content-length': '16385' }, 413, /longer than the form can carry/],
    ['/es/affiliates', { origin: ORIGIN, 'content-length': '16385' }, 413, /más largo/],
  ])('to %s with %j is turned away with %i, in words', async (path, headers, status, words) => {
    const answer = post(path, headers);
    expect(answer.status).toBe(status);
    expect(await answer.text()).toMatch(words);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});
