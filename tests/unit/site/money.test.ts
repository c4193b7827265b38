import { describe, expect, test } from 'vitest';
import { usd, usdParts } from '../../../lib/site/money.ts';

/** Languages set other kinds of space between figure and currency. */
const plain = (text: string) => text.replace(/\s/g, ' ');

describe('US dollars', () => {
  test.each([
    ['en', 'none', 144, '$144'],
    ['en', 'none', 64.5, '$65'],
    ['en', 'some', 144, '$144'],
    ['en', 'some', 4.75, '$4.75'],
    ['en', 'some', 4.5, '$4.50'],
    ['en', 'always', 1_197, '$1,197.00'],
    ['es', 'none', 144, 'US$144'],
    ['es', 'none', 3_120, 'US$3,120'],
    ['es', 'some', 4.75, 'US$4.75'],
    ['es', 'always', 39, 'US$39.00'],
  ] as const)('in %s with cents "%s": %d is %s', (locale, cents, amount, written) => {
    expect(plain(usd(amount, locale, cents))).toBe(written);
  });

  test('have no cents by default', () => {
    expect(usd(19, 'en')).toBe('$19');
  });

  test('come in parts that make up the whole', () => {
    for (const locale of ['en', 'es']) {
      const parts = usdParts(12.5, locale, 'some');
      expect(parts.map(({ value }) => value).join('')).toBe(usd(12.5, locale, 'some'));
      expect(parts.find(({ type }) => type === 'currency')?.value).toBe(locale === 'en' ? '$' : 'US$');
    }
  });
});
