import { expect, test } from 'vitest';
import { LOCALES, localizedPath } from '../../../lib/i18n/locales.ts';
import { isOutsideLanguages, isSiteFileAddress, NOT_FOUND_PATH, parsePath } from '../../../lib/routing/addresses.ts';
import { canonicalEntryPath, listPathFor } from '../../../lib/routing/collection-addresses.ts';
import { isUnknownPath } from '../../../lib/routing/not-found.ts';
import { pageLeft } from '../../../lib/routing/page-left.ts';
import { dependsOn } from '../../../lib/server/vary.ts';
import { PAGE_PATHS } from '../../../lib/site/pages.ts';
import { isPagePath } from '../../support/addresses.ts';

const isSiteFile = (path: string) => isSiteFileAddress(parsePath(path));

// The address of every page, written by hand, so that none gets lost unnoticed.
test.each([
  '/',
  '/pricing',
  '/ai-studio',
  '/blogs',
  '/resources',
  '/compare',
  '/compare/later-alternative',
  '/compare/buffer-alternative',
  '/compare/sprout-alternative',
  '/compare/hootsuite-alternative',
  '/affiliates',
  '/white-label',
  '/managed-service',
  '/faq',
  '/terms-conditions',
  '/privacy-policy',
  '/cookie-policy',
  '/accessibility',
  '/all',
  '/blog/plan-a-week',
  '/compare/page/999999',
  '/resources/keyword/page/page/2',
])('a page stands at %s', (path) => {
  expect(isPagePath(path)).toBe(true);
});

test.each([
  '',
  '/Pricing',
  '/pricing/',
  '/blog/a/b',
  '/blogs/page/02',
  '/blogs/page/1000000',
  '/pricing/page/2',
  '/blogs/keyword/a--b',
  '/blogs/keyword/page/2',
  '/es/pricing',
  '/__proto__',
  NOT_FOUND_PATH,
])('no page stands at "%s"', (path) => {
  expect(isPagePath(path)).toBe(false);
});

test('a file of the whole site stands at its address alone', () => {
  for (const path of ['/robots.txt', '/.well-known/security.txt', '/sitemap.xml', '/sitemap/blog-12.xml'])
    expect(isSiteFile(path)).toBe(true);
  for (const path of ['/sitemap', '/sitemap/pages-0.xml', '/sitemap/users-1.xml', '/es/robots.txt']) expect(isSiteFile(path)).toBe(false);
});

test('what no language has stands outside of any, and no page does', () => {
  for (const path of ['/_next/static/a.js', '/api', '/images/covers/a.webp', '/favicon.ico']) expect(isOutsideLanguages(path)).toBe(true);
  for (const path of ['/apiary', '/imagesque', '/es/api/revalidate', '/_nextdoor']) expect(isOutsideLanguages(path)).toBe(false);
  for (const page of PAGE_PATHS) for (const locale of LOCALES) expect(isOutsideLanguages(localizedPath(page, locale))).toBe(false);
});

test.each(['/nowhere', '/fr/pricing', '/es/404', '/blog/a/b', '/blog/a%2Fb', '/blog/%ff%fe', '/blog/%', '/blog/%c0%af'])(
  'an unknown path is %s',
  (path) => {
    expect(isUnknownPath(path)).toBe(true);
  },
);

test.each(['/', '/es', '/en/pricing', '/es/blog/plan', '/blog/%F0%9F%A7%B5', '/compare/hootsuite-alernatives'])(
  'an unknown path is not %s',
  (path) => {
    expect(isUnknownPath(path)).toBe(false);
  },
);

const from = (referer: string) => pageLeft(new Headers({ host: 'www.example.com', referer }));

test('is the page of this site that sent the request', () => {
  expect(from('https://www.example.com/es/blog/a?ref=b#c')).toBe('/es/blog/a');
  expect(from('https://www.example.com/')).toBe('/');
  expect(from('https://www.example.com/blog/caf%C3%A9')).toBe('/blog/caf%C3%A9');
});

test.each([
  'https://evil.example/blog/a',
  'https://www.example.com//evil.example/',
  'https://www.example.com/\\evil.example',
  'https://www.example.com/api/draft?secret=a',
  'https://www.example.com/blog/%ff',
  'javascript:alert(1)',
  '',
])('is the home page for %s', (referer) => {
  expect(from(referer)).toBe('/');
});

test.each([
  ['/blog/plan', '/blogs'],
  ['/resources/page/2', '/resources'],
  ['/compare/plan', '/compare'],
  ['/pricing', null],
  ['/blogging/plan', null],
])('a page without an entry redirects from %s to %s', (path, list) => {
  expect(listPathFor(path)).toBe(list);
});

test('an entry with a slug in each language has its address under the slug of the language that it is written in', () => {
  const slugs = { en: 'My_Plan', es: 'planificación' };
  const pathIn = (locale: 'en' | 'es', languages: ('en' | 'es')[]) => canonicalEntryPath({ kind: 'blog', slugs, languages }, locale);
  expect(pathIn('en', ['en', 'es'])).toBe('/blog/My_Plan');
  expect(pathIn('es', ['en', 'es'])).toBe('/es/blog/planificaci%C3%B3n');
  expect(pathIn('es', ['en'])).toBe('/blog/My_Plan');
});

const LANGUAGE = 'Accept-Language, Cookie, Sec-Fetch-Site';

test.each<[string, string | null]>([
  ['/', LANGUAGE],
  ['/Pricing/?plan=team', LANGUAGE],
  ['/nowhere', LANGUAGE],
  ['/%ff', LANGUAGE],
  ['/es/pricing', null],
  ['/en/pricing', null],
  ['/es/pricing?ref=anna', 'Cookie'],
  ['/Pricing.JSON', null],
  ['/blog/plan-a-week.md?ref=anna', null],
  ['/images/covers/a.webp', null],
])('the answer at %s depends on %s', (url, names) => {
  expect(dependsOn(url)).toBe(names);
});
