import { describe, expect, test } from 'vitest';
import { LOCALES, localizedPath, withoutLocale } from '../../../lib/i18n/locales.ts';
import { PAGE_PATHS } from '../../../lib/site/pages.ts';

describe('the path of a page', () => {
  test.each([
    ['/', '/', '/es'],
    ['/pricing', '/pricing', '/es/pricing'],
    ['/blog/plan', '/blog/plan', '/es/blog/plan'],
    ['/#features', '/#features', '/es#features'],
    ['/?ref=abc', '/?ref=abc', '/es?ref=abc'],
    ['/pricing#pricing-plans', '/pricing#pricing-plans', '/es/pricing#pricing-plans'],
    ['/all?q=plan', '/all?q=plan', '/es/all?q=plan'],
  ])('%s is %s in English and %s in Spanish', (path, english, spanish) => {
    expect([localizedPath(path, 'en'), localizedPath(path, 'es')]).toEqual([english, spanish]);
  });
});

describe('a path without its language', () => {
  test.each([
    ['/', '/'],
    ['/es', '/'],
    ['/es/', '/'],
    ['/en', '/'],
    ['/es/pricing', '/pricing'],
    ['/en/blog/plan', '/blog/plan'],
    ['/pricing', '/pricing'],
    ['/escape', '/escape'],
    ['/es-MX/pricing', '/es-MX/pricing'],
    ['/fr/pricing', '/fr/pricing'],
    ['/ES/pricing', '/ES/pricing'],
    ['/es/en/pricing', '/en/pricing'],
    ['/blog/es', '/blog/es'],
  ])('%s is %s', (path, bare) => {
    expect(withoutLocale(path)).toBe(bare);
  });

  test("is the page's own path again, for every page in every language", () => {
    for (const path of PAGE_PATHS) for (const locale of LOCALES) expect(withoutLocale(localizedPath(path, locale))).toBe(path);
  });
});
