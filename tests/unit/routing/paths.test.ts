import { expect, test } from 'vitest';
import { localizedPath } from '../../../lib/i18n/locales.ts';
import { isOutsideLanguages, isSiteFileAddress, NOT_FOUND_PATH, parsePath } from '../../../lib/routing/addresses.ts';
import { canonicalEntryPath } from '../../../lib/routing/collection-addresses.ts';
import { isUnknownPath } from '../../../lib/routing/not-found.ts';
import { pageLeft } from '../../../lib/routing/page-left.ts';
import { BODY_MAX_BYTES, letIn, refusedPost } from '../../../lib/routing/refused-post.ts';
import { dependsOn } from '../../../lib/server/vary.ts';
import { PAGE_PATHS } from '../../../lib/site/pages.ts';
import { isPagePath } from '../../support/addresses.ts';

const from = (referer: string) => pageLeft(new Headers({ host: 'www.example.com', referer }));
const list = (paths: string) => paths.split(' ');

// The address of every page, written by hand, so that none gets lost unnoticed.
const PAGES = [
  ...list('/ /pricing /ai-studio /blogs /resources /compare /affiliates /white-label /managed-service /faq /accessibility /all'),
  ...list('/compare/later-alternative /compare/buffer-alternative /compare/sprout-alternative /compare/hootsuite-alternative'),
  ...list('/terms-conditions /privacy-policy /cookie-policy /blog/plan-a-week /compare/page/999999 /resources/keyword/page/page/2'),
];
const NO_PAGES = [
  ...['', NOT_FOUND_PATH, '/blogs/keyword/a--b', '/blogs/keyword/page/2', '/es/pricing', '/__proto__'],
  ...list('/Pricing /pricing/ /blog/a/b /blogs/page/02 /blogs/page/1000000 /pricing/page/2'),
];
const SITE_FILES = list('/robots.txt /.well-known/security.txt /sitemap.xml /sitemap/blog-12.xml');
const NO_SITE_FILES = list('/sitemap /sitemap/pages-0.xml /sitemap/users-1.xml /es/robots.txt');
const OUTSIDE = list('/_next/static/a.js /api /images/covers/a.webp /favicon.ico');
const INSIDE = [
  ...list('/apiary /imagesque /es/api/revalidate /_nextdoor'),
  ...PAGE_PATHS,
  ...PAGE_PATHS.map((page) => localizedPath(page, 'es')),
];
const UNKNOWN = list('/nowhere /fr/pricing /es/404 /blog/a/b /blog/a%2Fb /blog/%ff%fe /blog/% /blog/%c0%af');
const KNOWN = list('/ /es /en/pricing /es/blog/plan /blog/%F0%9F%A7%B5 /compare/hootsuite-alernatives');

test.each<[string, (path: string) => unknown, are: string[], areNot: string[]]>([
  ['pages', isPagePath, PAGES, NO_PAGES],
  ['files of the whole site', (path) => isSiteFileAddress(parsePath(path)), SITE_FILES, NO_SITE_FILES],
  ['outside of any language', isOutsideLanguages, OUTSIDE, INSIDE],
  ['unknown', isUnknownPath, UNKNOWN, KNOWN],
])('these paths and no others are %s', (_, isOne, are, areNot) => {
  expect(are.filter((path) => !isOne(path))).toEqual([]);
  expect(areNot.filter(isOne)).toEqual([]);
});

test('the page that was left is the page of this site that sent the request, else the home page', () => {
  expect(from('https://www.example.com/es/blog/a?ref=b#c')).toBe('/es/blog/a');
  expect(from('https://www.example.com/blog/caf%C3%A9')).toBe('/blog/caf%C3%A9');
  const elsewhere = ['https://evil.example/blog/a', 'https://www.example.com//evil.example/', 'https://www.example.com/\\evil.example'];
  for (const referer of [
    ...elsewhere,
    'https://www.example.com/api/draft?secret=a',
    'https://www.example.com/blog/%ff',
    'javascript:alert(1)',
    '',
  ])
    expect(from(referer), referer).toBe('/');
});

test('an entry with a slug in each language has its address under the slug of the language that it is written in', () => {
  const slugs = { en: 'My_Plan', es: 'planificación' };
  const pathIn = (locale: 'en' | 'es', languages: ('en' | 'es')[]) => canonicalEntryPath({ kind: 'blog', slugs, languages }, locale);
  expect(pathIn('en', ['en', 'es'])).toBe('/blog/My_Plan');
  expect(pathIn('es', ['en', 'es'])).toBe('/es/blog/planificaci%C3%B3n');
  expect(pathIn('es', ['en'])).toBe('/blog/My_Plan');
});

test.each([
  ['Accept-Language, Cookie, Sec-Fetch-Site', ['/', '/Pricing/?plan=team', '/nowhere', '/%ff']],
  ['Cookie', ['/es/pricing?ref=anna']],
  [null, ['/es/pricing', '/en/pricing', '/Pricing.JSON', '/blog/plan-a-week.md?ref=anna', '/images/covers/a.webp']],
])('answers depend on %s at %j', (names, urls) => {
  for (const url of urls) expect(dependsOn(url), url).toBe(names);
});

const HOST = 'www.example.com';
const OURS = { origin: 'https://www.example.com' };
const LOCAL = { host: 'localhost:3000', origin: 'http://localhost:3000' };

test.each<[string, Record<string, string>, 403 | 413 | null]>([
  ['our own page', OURS, null],
  ['our own page by its other name, behind a proxy that says so', { ...LOCAL, 'x-forwarded-host': 'localhost:3000' }, null],
  ['our own page, behind a proxy that keeps the host to itself', { ...OURS, host: 'localhost:3000' }, null],
  ['our own page, behind a proxy that names no port', { ...OURS, host: 'www.example.com', 'x-forwarded-host': 'localhost' }, null],
  ['our own page, in a browser that sends no origin', { 'sec-fetch-site': 'same-origin' }, null],
  ['our own page, in a browser that hides its origin', { origin: 'null', 'sec-fetch-site': 'same-origin' }, null],
  ['another host than a proxy says', { ...LOCAL, 'x-forwarded-host': 'evil.example' }, 403],
  ['a host that only a proxy says', { origin: 'https://evil.example', host: 'localhost:3000', 'x-forwarded-host': 'evil.example' }, 403],
  ['our other name without its port', { ...LOCAL, origin: 'http://localhost' }, 403],
  ['another site in a browser that claims to be on ours', { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }, 403],
  ['an address bar, without an origin', { 'sec-fetch-site': 'none' }, 403],
  ['the longest body there may be', { ...OURS, 'content-length': String(BODY_MAX_BYTES) }, null],
  ['a byte more', { ...OURS, 'content-length': String(BODY_MAX_BYTES + 1) }, 413],
  ['another site', { origin: 'https://evil.example' }, 403],
  ['another site that knows our name', { origin: 'https://www.example.com.evil.example' }, 403],
  ['a sandboxed frame', { origin: 'null' }, 403],
  ['nobody who says so', {}, 403],
  ['a sister host', { ...OURS, 'sec-fetch-site': 'same-site' }, 403],
  ['another site, at length', { origin: 'https://evil.example', 'content-length': '999999' }, 403],
])('a POST from %s', (_, headers, status) => {
  expect(refusedPost(new Headers(headers), HOST)).toBe(status);
});

test('an accepted request gets the headers of the site itself, replacing its own', () => {
  const sent: Record<string, string>[] = [{}, { origin: 'null' }, { ...LOCAL, 'x-forwarded-host': 'evil.example', cookie: 'a=b' }];
  for (const headers of sent) {
    const told = letIn(new Headers(headers), 'https://www.example.com:8443/');
    expect([told.get('origin'), told.get('x-forwarded-host')]).toEqual(['https://www.example.com:8443', 'www.example.com:8443']);
    expect(told.get('cookie')).toBe(new Headers(headers).get('cookie'));
  }
});
