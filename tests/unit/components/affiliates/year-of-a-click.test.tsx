// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { YearOfAClick } from '../../../../components/affiliates/year-of-a-click.tsx';
import { LOCALES } from '../../../../lib/i18n/locales.ts';
import { drawn } from '../../../support/drawn.tsx';
import { plain } from '../../../support/plain.ts';

// A quarter of Team's 39 dollars is 9.75; a customer who first pays on day 48 brings 11 payouts in 360 days.
const SAID = {
  en: {
    sums: ['$9.75', '$19.50', '$29.25', '$39.00', '$48.75', '$58.50', '$68.25', '$78.00', '$87.75', '$97.50', '$107.25'],
    price: '$39',
  },
  es: {
    sums: ['9.75', '19.50', '29.25', '39.00', '48.75', '58.50', '68.25', '78.00', '87.75', '97.50', '107.25'].map((sum) => `US$${sum}`),
    price: 'US$39',
  },
} as const;

test.each(LOCALES)('the chart of the year after a click shows the sum of the payouts after each of them, in %s', (locale) => {
  const chart = drawn(<YearOfAClick />, locale);
  const { sums, price } = SAID[locale];
  for (const said of [...sums, price, 'Team']) expect(plain(chart.textContent)).toContain(said);
  const name = plain(chart.querySelector('[role="img"]')?.getAttribute('aria-label'));
  for (const said of ['Team', price, sums[0], sums.at(-1)]) expect(name).toContain(said);
});
