import { describe, expect, test } from 'vitest';
import { LOCALES, localizedPath } from '../../../lib/i18n/locales.ts';
import { isOutsideLanguages, isSiteFileAddress, NOT_FOUND_PATH, parsePath } from '../../../lib/routing/addresses.ts';
import { ALIASES, PAGE_PATHS } from '../../../lib/site/pages.ts';
import { isPagePath } from '../../support/addresses.ts';

const isSiteFile = (path: string) => isSiteFileAddress(parsePath(path));

describe('a page stands', () => {
  // The address of every page, written by hand, so that none gets lost unnoticed.
  test.each([
    '/',
    '/pricing',
    '/ai-studio',
    '/blogs',
    '/blog/plan-a-week',
    '/blog',
    '/blog-details',
    '/resources',
    '/resource/audit',
    '/compare',
    '/compare/spreadsheet-or-scheduler',
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
    '/blogs/page/2',
    '/resources/page/12',
    '/compare/page/999999',
    '/blogs/keyword/short-video',
    '/compare/keyword/planning/page/3',
    '/resources/keyword/page/page/2',
  ])('at %s', (path) => {
    expect(isPagePath(path)).toBe(true);
  });
});

describe('no page stands', () => {
  test.each([
    '',
    '/nowhere',
    '/Pricing',
    '/pricing/',
    '/pricing/pro',
    '/blog/',
    '/blog/a/b',
    '/resource/',
    '/blogs/a',
    '/blogs/page',
    '/blogs/page/',
    '/blogs/page/0',
    '/blogs/page/02',
    '/blogs/page/two',
    '/blogs/page/1000000',
    '/blogs/page/2/3',
    '/pricing/page/2',
    '/blogs/keyword',
    '/blogs/keyword/',
    '/blogs/keyword/-',
    '/blogs/keyword/Short',
    '/blogs/keyword/a--b',
    '/blogs/keyword/a/page/0',
    '/blogs/keyword/a/b',
    '/blogs/keyword/page/2',
    '/pricing/keyword/a',
    '/es/pricing',
    '/en',
    '/constructor',
    '/__proto__',
    '/wp-admin',
    '/.env',
    NOT_FOUND_PATH,
  ])('at "%s"', (path) => {
    expect(isPagePath(path)).toBe(false);
  });
});

describe('other names', () => {
  test('are these and no others', () => {
    expect(Object.fromEntries(ALIASES)).toEqual({
      '/blog': '/blogs',
      '/blog-details': '/blogs',
      '/resource': '/resources',
      '/compare/later-alternatives': '/compare/later-alternative',
      '/compare/buffer-alternatives': '/compare/buffer-alternative',
      '/compare/sprout-social-alternatives': '/compare/sprout-alternative',
      '/compare/hootsuite-alernatives': '/compare/hootsuite-alternative',
      '/compare/hootsuite-alternatives': '/compare/hootsuite-alternative',
    });
  });

  test('redirect directly to a page, which is not an alias itself', () => {
    for (const page of ALIASES.values()) {
      expect(PAGE_PATHS).toContain(page);
      expect([...ALIASES.keys()]).not.toContain(page);
    }
  });

  test('never take the place of a page', () => {
    for (const page of PAGE_PATHS) expect([...ALIASES.keys()]).not.toContain(page);
  });
});

describe('a file of the whole site', () => {
  test.each(['/robots.txt', '/.well-known/security.txt', '/sitemap.xml', '/sitemap/pages-1.xml', '/sitemap/blog-12.xml'])(
    'is %s',
    (path) => {
      expect(isSiteFile(path)).toBe(true);
    },
  );

  test.each(['/sitemap', '/sitemap/pages.xml', '/sitemap/pages-0.xml', '/sitemap/users-1.xml', '/es/robots.txt', '/robots.html'])(
    'is not %s',
    (path) => {
      expect(isSiteFile(path)).toBe(false);
    },
  );
});

describe('outside of any language', () => {
  test.each([
    '/_next/static/a.js',
    '/_next',
    '/api/revalidate',
    '/api',
    '/images/covers/a.webp',
    '/files/a.csv',
    '/fonts/a.woff2',
    '/favicon.ico',
    '/icon.svg',
    '/apple-icon.png',
  ])('is %s', (path) => {
    expect(isOutsideLanguages(path)).toBe(true);
  });

  test.each(['/', '/apiary', '/api-docs', '/imagesque', '/blog/images', '/es/api/revalidate', '/favicon.ico/x', '/pricing', '/_nextdoor'])(
    'is not %s',
    (path) => {
      expect(isOutsideLanguages(path)).toBe(false);
    },
  );

  test('is no page of the site', () => {
    for (const page of PAGE_PATHS) for (const locale of LOCALES) expect(isOutsideLanguages(localizedPath(page, locale))).toBe(false);
  });
});
