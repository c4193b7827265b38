import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { otherLocales } from '../../../components/layout/navigation.ts';
import {
  DEFAULT_LOCALE,
  knownLocale,
  LOCALES,
  type Locale,
  languageOf,
  localizedPath,
  perLocale,
  withoutLocale,
} from '../../../lib/i18n/locales.ts';
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

describe('the table of languages', () => {
  test('has the default language, and codes that can stand in an address', () => {
    expect(LOCALES).toContain(DEFAULT_LOCALE);
    for (const locale of LOCALES) expect(localizedPath('/', locale)).toMatch(/^\/(?:[a-z]{2,3}(?:-[a-z0-9]+)*)?$/);
  });

  test.each(LOCALES)('gives the names of %s for Open Graph and Contentful, and a flag that exists', (locale) => {
    const { openGraph, contentful, flag } = languageOf(locale);
    expect(openGraph).toMatch(/^[a-z]{2,3}_[A-Z]{2}$/);
    expect(Intl.getCanonicalLocales(contentful)).toEqual([contentful]);
    if (flag) expect(existsSync(`public${flag}`)).toBe(true);
  });

  test('gives every language a value', () => {
    expect(Object.entries(perLocale((locale) => `${locale}!`))).toEqual(LOCALES.map((locale) => [locale, `${locale}!`]));
  });

  test.each<[unknown, Locale]>([
    ...LOCALES.map((locale): [Locale, Locale] => [locale, locale]),
    ['fr', DEFAULT_LOCALE],
    ['ES', DEFAULT_LOCALE],
    ['', DEFAULT_LOCALE],
    [null, DEFAULT_LOCALE],
  ])('knows the language of %j as %s', (code, locale) => {
    expect(knownLocale(code)).toBe(locale);
  });

  test('leads from each language to all others', () => {
    for (const locale of LOCALES) expect([locale, ...otherLocales(locale)].sort()).toEqual([...LOCALES].sort());
  });
});
