import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DEFAULT_LOCALE, knownLocale, LOCALES, languageOf, localizedPath, withoutLocale } from '../../../lib/i18n/locales.ts';
import { PAGE_PATHS } from '../../../lib/site/pages.ts';

describe('the path of a page', () => {
  test.each([
    ['/', '/', '/es'],
    ['/pricing', '/pricing', '/es/pricing'],
    ['/?ref=abc', '/?ref=abc', '/es?ref=abc'],
    ['/#features', '/#features', '/es#features'],
  ])('%s is %s in English and %s in Spanish', (path, english, spanish) => {
    expect([localizedPath(path, 'en'), localizedPath(path, 'es')]).toEqual([english, spanish]);
  });
});

describe('a path without its language', () => {
  test.each([
    ['/es/', '/'],
    ['/en/blog/plan', '/blog/plan'],
    ['/escape', '/escape'],
    ['/fr/pricing', '/fr/pricing'],
    ['/es/en/pricing', '/en/pricing'],
  ])('%s is %s', (path, bare) => {
    expect(withoutLocale(path)).toBe(bare);
  });

  test("is the page's own path again, for every page in every language", () => {
    for (const path of PAGE_PATHS) for (const locale of LOCALES) expect(withoutLocale(localizedPath(path, locale))).toBe(path);
  });
});

describe('the table of languages', () => {
  test.each(LOCALES)('gives the names of %s for Open Graph and Contentful, and a flag that exists', (locale) => {
    const { openGraph, contentful, flag } = languageOf(locale);
    expect(openGraph).toMatch(/^[a-z]{2,3}_[A-Z]{2}$/);
    expect(Intl.getCanonicalLocales(contentful)).toEqual([contentful]);
    if (flag) expect(existsSync(`public${flag}`)).toBe(true);
  });

  test('knows its own languages, and takes the default one for any other code', () => {
    expect(['es', 'fr', 'ES', '', null].map(knownLocale)).toEqual(['es', ...Array(4).fill(DEFAULT_LOCALE)]);
  });
});
