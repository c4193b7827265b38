// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { YearOfAClick } from '../../../../components/affiliates/year-of-a-click.tsx';
import { drawn } from '../../../support/drawn.tsx';

// A quarter of Team's 39 dollars is 9.75; a customer who first pays on day 48 brings 11 payouts in 360 days.
const SAID = {
  en: {
    sums: ['$9.75', '$19.50', '$29.25', '$39.00', '$48.75', '$58.50', '$68.25', '$78.00', '$87.75', '$97.50', '$107.25'],
    price: '$39',
  },
  es: {
    sums: ['9,75', '19,50', '29,25', '39,00', '48,75', '58,50', '68,25', '78,00', '87,75', '97,50', '107,25'].map(
      (sum) => `${sum}\u00a0US$`,
    ),
    price: '39\u00a0US$',
  },
} as const;

const ONCE = { en: ['at list price', 'first payout smaller'], es: ['a precio de lista', 'menor tu primer cobro'] };

describe.each(['en', 'es'] as const)('the chart of the year after a click (%s)', (locale) => {
  const chart = drawn(<YearOfAClick />, locale);
  const { sums, price } = SAID[locale];

  test('says what each payout adds up to, and names its example and its total', () => {
    const text = chart.textContent;
    for (const sum of sums) expect(text).toContain(sum);
    for (const words of [price, 'Team']) expect(text).toContain(words);
    // The sums are at list price, which the first payment of somebody who joins is not: the chart says so itself.
    for (const words of ONCE[locale]) expect(text).toContain(words);
    const name = chart.querySelector('[role="img"]')?.getAttribute('aria-label') ?? '';
    for (const words of [price, 'Team', sums[0], sums.at(-1), ONCE[locale][0]]) expect(name).toContain(words);
  });

  test('draws the sums to one scale', () => {
    const bars = [...chart.querySelectorAll<HTMLElement>('[style*="width"][style*="height"]')].map(({ style }) =>
      Number.parseFloat(style.height),
    );
    expect(bars).toHaveLength(sums.length);
    const perDollar = (bars[0] ?? 0) / 9.75;
    expect(perDollar).toBeGreaterThan(0);
    for (const [index, percent] of bars.entries()) expect(percent).toBeCloseTo(9.75 * (index + 1) * perDollar, 2);
    // Above the last one there is room for its sum.
    expect(bars.at(-1)).toBeLessThan(90);
  });

  test('a narrow one says its sums at the first, the middle and the last step', () => {
    const flags = [...chart.querySelectorAll('.year-flag')].map(({ textContent }) => textContent ?? '');
    expect(flags.filter((flag) => flag.includes(sums[0]))).toHaveLength(1);
    const named = [...chart.querySelectorAll('.year-pay > [class]')].map(({ textContent }) => textContent);
    expect(named).toEqual([sums[5], sums[10]]);
  });

  test('its steps follow each other without a gap to the end of the year, and none is lower than the one before: what was paid stays paid', () => {
    const steps = [...chart.querySelectorAll<HTMLElement>('.year-pay')].map(({ style }) =>
      [style.insetInlineStart, style.width, style.height].map(Number.parseFloat),
    ) as [start: number, width: number, height: number][];
    expect(steps).toHaveLength(sums.length);
    // The first begins at the first payment, on day 48 of 360.
    expect(steps[0]?.[0]).toBeCloseTo((48 / 360) * 100, 3);
    for (const [index, [start, width, height]] of steps.entries()) {
      const [next = 100, , higher = Number.POSITIVE_INFINITY] = steps[index + 1] ?? [];
      expect(start + width).toBeCloseTo(next, 3);
      expect(height).toBeLessThan(higher);
    }
  });
});
