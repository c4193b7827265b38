import { describe, expect, test } from 'vitest';
import { usd } from '../../../lib/site/money.ts';

/** Languages set other kinds of space between figure and currency. */
const plain = (text: string) => text.replace(/\s/g, ' ');

describe('US dollars', () => {
  test.each([
    ['en', 'none', 64.5, '$65'],
    ['en', 'some', 144, '$144'],
    ['en', 'some', 4.5, '$4.50'],
    ['en', 'always', 1_197, '$1,197.00'],
    ['es', 'none', 3_120, 'US$3,120'],
    ['es', 'some', 4.75, 'US$4.75'],
  ] as const)('in %s with cents "%s": %d is %s', (locale, cents, amount, written) => {
    expect(plain(usd(amount, locale, cents))).toBe(written);
  });
});
