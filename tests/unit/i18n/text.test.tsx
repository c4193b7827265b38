import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { clock } from '../../../lib/i18n/clock.ts';
import { compileMessage } from '../../../lib/i18n/compile-message.ts';
import { firstSentence } from '../../../lib/i18n/first-sentence.ts';
import { formatMessage, formatRichMessage } from '../../../lib/i18n/format-message.ts';
import { DEFAULT_LOCALE, knownLocale, LOCALES, localizedPath, withoutLocale } from '../../../lib/i18n/locales.ts';
import { stripAccents } from '../../../lib/i18n/strip-accents.ts';
import { PAGE_PATHS } from '../../../lib/site/pages.ts';

test('a time of day has no zero before its hour, and two figures after it', () => {
  expect([clock(8), clock(9, 2), clock(18, 30), clock(0, 5)]).toEqual(['8:00', '9:02', '18:30', '0:05']);
});

test('the first sentence ends at a mark, once it has the least number of characters', () => {
  expect(firstSentence('Yes. The trial lasts 3 days. Then it ends.', 'en', 21)).toBe('Yes. The trial lasts 3 days.');
  expect(firstSentence('¿Cuánto? Desde US$12 al mes. Al año, menos.', 'es', 10)).toBe('¿Cuánto? Desde US$12 al mes.');
  expect(firstSentence('', 'en', 1)).toBe('');
});

test('a text is folded without case and accents', () => {
  const folded = ['Planificación', 'AÑO', 'Straße', 'Œuvre', 'İstanbul', 'pingu\u0308ino', '100 %'].map(stripAccents);
  expect(folded).toEqual(['planificacion', 'ano', 'strasse', 'oeuvre', 'istanbul', 'pinguino', '100 %']);
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

test.each(['{query}', '<b>loom</b>', '$& $1', "it's '{'"])('a message that an island fills in keeps typed text unchanged: %s', (query) => {
  expect(say('Nothing for “{query}”.', 'en', { query })).toBe(`Nothing for “${query}”.`);
});

test('a message that an island fills in draws its tags, with their content as text', () => {
  const values = { referral: '<script>', code: (chunks: ReactNode) => <code>{chunks}</code> };
  const drawn = formatRichMessage(compileMessage('Held: <code>{referral}</code>.'), 'en', values);
  expect(renderToStaticMarkup(drawn)).toBe('Held: <code>&lt;script&gt;</code>.');
});

test('a path begins with its language, if that is not English', () => {
  const paths = ['/', '/pricing', '/?ref=abc', '/#features'];
  expect(paths.map((path) => localizedPath(path, 'en'))).toEqual(paths);
  expect(paths.map((path) => localizedPath(path, 'es'))).toEqual(['/es', '/es/pricing', '/es?ref=abc', '/es#features']);
});

test('a path without its language is the own path of a page again', () => {
  const bare = ['/es/', '/en/blog/plan', '/escape', '/fr/pricing', '/es/en/pricing'].map(withoutLocale);
  expect(bare).toEqual(['/', '/blog/plan', '/escape', '/fr/pricing', '/en/pricing']);
  for (const locale of LOCALES) expect(PAGE_PATHS.map((path) => withoutLocale(localizedPath(path, locale)))).toEqual(PAGE_PATHS);
});

test('the table of languages knows its own languages, and takes the default one for any other code', () => {
  expect(['es', 'fr', 'ES', '', null].map(knownLocale)).toEqual(['es', ...Array(4).fill(DEFAULT_LOCALE)]);
});
