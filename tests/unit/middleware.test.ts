import '../support/next-as-esm.ts';
import fc from 'fast-check';
import { NextRequest, NextResponse } from 'next/server';
import { expect, test, vi } from 'vitest';
import { ODD_LANGUAGES, USUAL_LANGUAGES } from '../support/language-headers.ts';
import { NginxMaps } from '../support/nginx-maps.ts';

vi.mock('../../lib/content/resolve-address.ts', () => ({ resolveAddress: () => 'present' }));
const { default: middleware } = await import('../../middleware.ts');

type Headers = Record<string, string>;

const ORIGIN = 'https://www.example.com';

/** The response to a request: the target of a redirect or a rewrite, as a path. */
async function visit(path: string, headers: Headers = {}) {
  const { status, headers: given } = (await middleware(new NextRequest(ORIGIN + path, { headers }))) ?? NextResponse.next();
  const pathIn = (name: string) => given.get(name)?.replace(ORIGIN, '') ?? null;
  const setsCookies = given.has('set-cookie') || given.has('x-middleware-set-cookie');
  const [location, shows] = [pathIn('location'), pathIn('x-middleware-rewrite')];
  return { status, location, shows, setsCookies, lifetime: given.get('cache-control') };
}

const SPANISH: Headers = { 'accept-language': 'es' };

test.each<[string, Headers, boolean]>([
  ['an English browser', { 'accept-language': 'en-US,en;q=0.9' }, false],
  ['a browser that prefers Spanish to English', { 'accept-language': 'en;q=0.4,es;q=0.8' }, true],
  ['a browser of another language', { 'accept-language': 'de-DE,de;q=0.9' }, false],
  ['a browser of another language that takes Spanish', { 'accept-language': 'ca,es;q=0.7' }, true],
  ['a header that is none', { 'accept-language': ';;;,,=' }, false],
  ['a Spanish browser that writes its tag like an operating system', { 'accept-language': 'es_MX' }, true],
  ['a Spanish browser with a tag that is none', { 'accept-language': 'C,es' }, true],
  ['a choice of English in a Spanish browser', { ...SPANISH, cookie: 'locale=en' }, false],
  ['a stored language that the site does not have', { ...SPANISH, cookie: 'locale=fr' }, true],
  ['a link of the site against the browser', { ...SPANISH, 'sec-fetch-site': 'same-origin' }, false],
  ['a link of the site against the stored choice', { cookie: 'locale=es', 'sec-fetch-site': 'same-origin' }, false],
  ['a bookmark', { ...SPANISH, 'sec-fetch-site': 'none' }, true],
  ['a link of another site', { ...SPANISH, 'sec-fetch-site': 'cross-site' }, true],
  ['a link of a sister site', { ...SPANISH, 'sec-fetch-site': 'same-site' }, true],
])('the language of a visit is decided by %s', async (_, headers, redirects) => {
  const expected = redirects ? { status: 307, location: '/es/pricing' } : { status: 200, location: null, shows: '/en/pricing' };
  expect(await visit('/pricing', headers)).toMatchObject(expected);
});

const SHARED = { setsCookies: false, lifetime: null };
const OWN = { setsCookies: true, lifetime: 'private, no-store' };

test.each<[string, string, Headers, object]>([
  ['a Spanish page against a stored choice', '/es/pricing', { cookie: 'locale=en' }, SHARED],
  ['a referral that is none', '/pricing?ref=%20', {}, SHARED],
  ['a new referral, also beyond a redirect', '/pricing?ref=anna', SPANISH, { status: 307, location: '/es/pricing?ref=anna', ...OWN }],
])('an answer without cookies may be shared, and no other: %s', async (_, path, headers, expected) => {
  expect(await visit(path, headers)).toMatchObject(expected);
});

test.each([
  ['/EN/Pricing/', '/pricing'],
  ['/es/', '/es'],
  ['/en/blog-details/', '/blogs'],
  ['/es/Compare/Hootsuite-Alernatives/', '/es/compare/hootsuite-alternative'],
  ['/blogs/page/1', '/blogs'],
  ['/en/LLMS.txt', '/llms.txt'],
  ['/blog/cafe%CC%81', '/blog/caf%C3%A9'],
  ['/blog/%41bc', '/blog/Abc'],
  ['/ES//Blog/My_Post', '/es/blog/My_Post'],
  ['/es/blog/caf%c3%a9.MD', '/es/blog/caf%C3%A9.md'],
])('%s redirects to %s in one hop, which may be cached', async (path, location) => {
  expect(await visit(path)).toMatchObject({ status: 308, location, lifetime: 'public, max-age=3600' });
  expect(await visit(location)).toMatchObject({ location: null });
});

test('another spelling redirects a Spanish browser to the Spanish page in one hop too, and no other browser', async () => {
  const toSpanish = { status: 307, location: '/es/pricing?plan=team', lifetime: 'private, no-store' };
  expect(await visit('/Pricing/?plan=team', SPANISH)).toMatchObject(toSpanish);
  expect(await visit('/en/pricing', SPANISH)).toMatchObject({ status: 308, location: '/pricing' });
  expect(await visit('/pricing.JSON', SPANISH)).toMatchObject({ status: 308, location: '/pricing.json' });
});

test.each([
  ['/llms.txt', '/en/llms.txt'],
  ['/es/feeds/compare.json', '/es/feeds/compare.json'],
  ['/blog/plan-a-week.md', '/en/markdown/blog/plan-a-week'],
  ['/social/home.png', '/en/social/home.png'],
])('the file %s is the one in the address, with any preference of the browser', async (path, shows) => {
  for (const headers of [SPANISH, { cookie: 'locale=es' }, {}] as Headers[])
    expect(await visit(path, headers)).toMatchObject({ status: 200, location: null, shows, setsCookies: false });
});

test.each<[string, Headers, string]>([
  ['/nowhere', SPANISH, 'es'],
  ['/nowhere/', {}, 'en'],
  ['/nowhere', { cookie: 'locale=es', 'accept-language': 'en' }, 'es'],
  ['/es/nowhere', { 'accept-language': 'en' }, 'es'],
  ['/nowhere', { ...SPANISH, 'sec-fetch-site': 'same-origin' }, 'en'],
  ['/es/blog/%ff%fe', {}, 'es'],
  ['/LLMS.txt.bak', {}, 'en'],
])('the unknown path %s shows the not-found page with status 404, for %j in %s', async (path, headers, locale) => {
  const notFound = { status: 404, shows: `/${locale}/404`, location: null, setsCookies: false, lifetime: 'private, no-store' };
  expect(await visit(path, headers)).toMatchObject(notFound);
});

const maps = new NginxMaps('language.conf');

/** The language that the front stores a response under; empty if it leaves the decision to the site. */
const frontDecides = (path: string, headers: Headers = {}) =>
  maps.value('front_language', {
    ...{ request_uri: path, http_accept_language: '', http_cookie: '', http_sec_fetch_site: '' },
    ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [`http_${name.replaceAll('-', '_')}`, value])),
  });
/** The language that the site redirects to. */
const siteDecides = async (headers: Headers) => ((await visit('/pricing', headers)).location?.startsWith('/es') ? 'es' : 'en');
const accepting = (languages: string | null): Headers => (languages === null ? {} : { 'accept-language': languages });

test.each(USUAL_LANGUAGES)('the front decides on the language like the site for a usual header: %s', async (languages) => {
  expect(frontDecides('/pricing', accepting(languages))).toBe(await siteDecides(accepting(languages)));
});

test.each<Headers>([
  ...ODD_LANGUAGES.map(accepting),
  { cookie: 'locale=es', 'accept-language': 'en' },
  { cookie: 'ref=a; locale=es; other=1', 'accept-language': 'en' },
  { cookie: 'xlocale=es', 'accept-language': 'en' },
  { cookie: 'locale=fr', 'accept-language': 'es' },
  { cookie: 'locale=es; locale=en', 'accept-language': 'en' },
  { cookie: 'locale=e%73', 'accept-language': 'en' },
  { ...SPANISH, 'sec-fetch-site': 'same-origin', cookie: 'locale=es' },
  { ...SPANISH, 'sec-fetch-site': 'cross-site' },
])('the front decides on the language like the site, or leaves it to the site: %o', async (headers) => {
  expect(['', await siteDecides(headers)]).toContain(frontDecides('/pricing', headers));
});

test('the front decides on the language like the site, or leaves it to the site, for any header', async () => {
  const tag = fc.constantFrom(
    ...['en', 'es', 'en-US', 'es-ES', 'en-GB', 'es-MX', 'es-419', 'es-US', 'en-ES', 'de', 'de-DE', 'de-ES', 'de-MX', 'pt-BR', 'fr', 'ca'],
    ...['gl', 'eu', 'zh-Hans', 'zh-Hans-CN', 'nb', 'no', 'vi', 'id', 'el-GR', 'he', '*', 'xx', 'es-Latn-ES', 'en-Latn', 'eng', 'spa', ''],
  );
  const weight = fc.constantFrom('', '', ';q=0.9', ';q=0.8', ';q=0.5', ';q=0.3', ';q=0.1', ';q=1', ';q=0', ';q=0.85', '; q=0.7', ';q=.5');
  const list = fc.array(fc.tuple(tag, weight), { maxLength: 7 }).map((parts) => parts.map((part) => part.join('')));
  // As browsers write them, so that the rules are met and not only left.
  const falling = fc
    .array(tag, { maxLength: 8 })
    .map((tags) => tags.map((each, index) => (index === 0 ? each : `${each};q=0.${9 - index}`)));
  const header = fc.oneof(list, falling).chain((parts) => fc.constantFrom(',', ', ', ' ,').map((comma) => parts.join(comma)));
  await fc.assert(
    fc.asyncProperty(header, async (languages) => {
      expect(['', await siteDecides(accepting(languages))]).toContain(frontDecides('/pricing', accepting(languages)));
    }),
    { numRuns: 3000 },
  );
});

test('the front takes the language of an address below a prefix, and of no other path', () => {
  for (const path of ['/es', '/es?a=b', '/api/search/en'])
    expect(frontDecides(path, { ...accepting('en'), cookie: 'locale=en' })).toBe('any');
  for (const path of ['/essay', '/ES/pricing', '//es']) expect(frontDecides(path, accepting('en'))).toBe('en');
});
