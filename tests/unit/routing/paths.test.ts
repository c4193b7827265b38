import { describe, expect, test } from 'vitest';
import { LOCALES, localizedPath } from '../../../lib/i18n/locales.ts';
import { isOutsideLanguages, isSiteFileAddress, NOT_FOUND_PATH, parsePath } from '../../../lib/routing/addresses.ts';
import { PAGE_PATHS } from '../../../lib/site/pages.ts';
import { isPagePath } from '../../support/addresses.ts';

const isSiteFile = (path: string) => isSiteFileAddress(parsePath(path));

describe('a page stands', () => {
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
  ])('at %s', (path) => {
    expect(isPagePath(path)).toBe(true);
  });
});

describe('no page stands', () => {
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
  ])('at "%s"', (path) => {
    expect(isPagePath(path)).toBe(false);
  });
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
