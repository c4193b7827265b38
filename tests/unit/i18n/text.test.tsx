import { existsSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { clock } from '../../../lib/i18n/clock.ts';
import { compileMessage } from '../../../lib/i18n/compile-message.ts';
import { firstSentence } from '../../../lib/i18n/first-sentence.ts';
import { formatMessage, formatRichMessage } from '../../../lib/i18n/format-message.ts';
import { DEFAULT_LOCALE, knownLocale, LOCALES, languageOf, localizedPath, withoutLocale } from '../../../lib/i18n/locales.ts';
import { stripAccents } from '../../../lib/i18n/strip-accents.ts';
import { PAGE_PATHS } from '../../../lib/site/pages.ts';

test('a time of day has no zero before its hour, and two figures after it', () => {
  expect([clock(8), clock(9, 2), clock(18, 30), clock(0, 5)]).toEqual(['8:00', '9:02', '18:30', '0:05']);
});

test.each([
  ['Yes. The trial lasts 3 days. Then it ends.', 'en', 21, 'Yes. The trial lasts 3 days.'],
  ['¿Cuánto? Desde US$12 al mes. Al año, menos.', 'es', 10, '¿Cuánto? Desde US$12 al mes.'],
  ['', 'en', 1, ''],
])('of "%s" (%s, at least %i characters)', (text, locale, least, first) => {
  expect(firstSentence(text, locale, least)).toBe(first);
});

test.each([
  ['Planificación', 'planificacion'],
  ['AÑO', 'ano'],
  ['Straße', 'strasse'],
  ['Œuvre', 'oeuvre'],
  ['İstanbul', 'istanbul'],
  ['pingu\u0308ino', 'pinguino'],
  ['100 %', '100 %'],
])('"%s" without case and accents is "%s"', (text, folded) => {
  expect(stripAccents(text)).toBe(folded);
});

const say = (message: string, locale: string, values: Record<string, string | number>) =>
  formatMessage(compileMessage(message), locale, values);

/** A count of results, with forms for one and for many; empty for zero. */
const FOUND = 'Found{count, plural, =0 {} one {: # result for “{query}”} other {: # results for “{query}”}}';

test.each([
  ['en', 0, 'Found'],
  ['en', 1_200, 'Found: 1,200 results for “loom”'],
  // The plural that Spanish has for millions has no form here.
  ['es', 1_000_000, 'Found: 1.000.000 results for “loom”'],
] as const)('a message that an island fills in has the plural and the figures of its language: %s, %d', (locale, count, text) => {
  expect(say(FOUND, locale, { count, query: 'loom' })).toBe(text);
});

test.each(['{query}', '<b>loom</b>', '$& $1', "it's '{'"])(
  'a message that an island fills in inserts typed text unchanged: %s',
  (query) => {
    expect(say('Nothing for “{query}”.', 'en', { query })).toBe(`Nothing for “${query}”.`);
  },
);

test('a message that an island fills in draws its tags, with their content as text', () => {
  const drawn = formatRichMessage(compileMessage('Held: <code>{referral}</code>.'), 'en', {
    referral: '<script>',
    code: (chunks) => <code>{chunks}</code>,
  });
  expect(renderToStaticMarkup(drawn)).toBe('Held: <code>&lt;script&gt;</code>.');
});

test.each([
  ['/', '/', '/es'],
  ['/pricing', '/pricing', '/es/pricing'],
  ['/?ref=abc', '/?ref=abc', '/es?ref=abc'],
  ['/#features', '/#features', '/es#features'],
])('the path %s is %s in English and %s in Spanish', (path, english, spanish) => {
  expect([localizedPath(path, 'en'), localizedPath(path, 'es')]).toEqual([english, spanish]);
});

test.each([
  ['/es/', '/'],
  ['/en/blog/plan', '/blog/plan'],
  ['/escape', '/escape'],
  ['/fr/pricing', '/fr/pricing'],
  ['/es/en/pricing', '/en/pricing'],
])('the path %s without its language is %s', (path, bare) => {
  expect(withoutLocale(path)).toBe(bare);
});

test("a path without its language is the page's own path again, for every page in every language", () => {
  for (const path of PAGE_PATHS) for (const locale of LOCALES) expect(withoutLocale(localizedPath(path, locale))).toBe(path);
});

test.each(LOCALES)('the table of languages gives the names of %s for Open Graph and Contentful, and a flag that exists', (locale) => {
  const { openGraph, contentful, flag } = languageOf(locale);
  expect(openGraph).toMatch(/^[a-z]{2,3}_[A-Z]{2}$/);
  expect(Intl.getCanonicalLocales(contentful)).toEqual([contentful]);
  if (flag) expect(existsSync(`public${flag}`)).toBe(true);
});

test('the table of languages knows its own languages, and takes the default one for any other code', () => {
  expect(['es', 'fr', 'ES', '', null].map(knownLocale)).toEqual(['es', ...Array(4).fill(DEFAULT_LOCALE)]);
});
