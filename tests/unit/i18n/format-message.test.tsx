import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { compileMessage } from '../../../lib/i18n/compile-message.ts';
import { formatMessage, formatRichMessage } from '../../../lib/i18n/format-message.ts';
import en from '../../../messages/en/messages.ts';
import es from '../../../messages/es/messages.ts';

const say = (message: string, locale: string, values: Record<string, string | number>) =>
  formatMessage(compileMessage(message), locale, values);

describe('a message that an island fills in', () => {
  test.each([
    ['en', 0, '0 results for “loom”'],
    ['en', 1, '1 result for “loom”'],
    ['en', 1_200, '1,200 results for “loom”'],
    ['es', 1, '1 resultado para «loom»'],
    ['es', 2, '2 resultados para «loom»'],
    // The plural that Spanish has for millions has no words of its own.
    ['es', 1_000_000, '1.000.000 resultados para «loom»'],
  ] as const)('has the plural of its language: %s, %d', (locale, count, text) => {
    expect(say({ en, es }[locale].all.search.found, locale, { count, query: 'loom' })).toBe(text);
  });

  test.each(['{query}', '{count, plural, other {#}}', '<b>loom</b>', '$& $1', "it's '{'"])(
    'takes what a visitor typed as it is: %s',
    (query) => {
      expect(say(en.all.search.nothing, 'en', { query })).toBe(`Nothing found for “${query}”.`);
    },
  );

  test('may say nothing of a count', () => {
    expect(say(en.pricing.calculator.extraUsers, 'en', { count: 0 })).toBe('Extra users');
    expect(say(en.pricing.calculator.extraUsers, 'en', { count: 5 })).toBe('Extra users × 5');
  });

  test('may be without arguments', () => {
    expect(say(en.pricing.billedMonthly, 'en', { total: '$39' })).toBe('Billed every month');
  });

  test('is made of what React hands to islands: plain objects', () => {
    const prototypes = (part: unknown): unknown[] =>
      typeof part === 'object' && part !== null
        ? [...(Array.isArray(part) ? [] : [Object.getPrototypeOf(part)]), ...Object.values(part).flatMap(prototypes)]
        : [];
    const found = prototypes(compileMessage(en.all.search.found));
    expect(found).not.toHaveLength(0);
    expect(new Set(found)).toEqual(new Set([Object.prototype]));
  });

  test('draws its tags, and what is in them is text', () => {
    const drawn = formatRichMessage(compileMessage(en.cookies.referral.stored), 'en', {
      referral: '<script>',
      code: (chunks) => <code>{chunks}</code>,
    });
    expect(renderToStaticMarkup(drawn)).toBe('Your browser holds the referral <code>&lt;script&gt;</code>.');
  });
});
