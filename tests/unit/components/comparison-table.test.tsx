// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { ComparisonTable } from '../../../components/competitors/comparison-table.tsx';
import type { COMPETITOR_IDS } from '../../../lib/site/claims.ts';
import { drawn } from '../../support/drawn.tsx';
import { plain } from '../../support/plain.ts';

test('our column has the values of the plan catalogue', () => {
  const row = (id: (typeof COMPETITOR_IDS)[number], name: string) =>
    plain(drawn(<ComparisonTable competitor={id} />).querySelector(`[data-row="${name}"] td`)?.textContent ?? '');
  // Written by hand, from the owner's price list.
  expect(row('sprout', 'price')).toBe('$12 to $260 billed yearly, $19 to $399 billed monthly');
  expect(row('buffer', 'billing')).toContain('2 of each in Pro, up to 100 in Enterprise');
  expect(row('buffer', 'networks')).toMatch(/^All 9 .*Instagram.*YouTube/);
  expect(row('later', 'extra')).toMatch(/^\$10 a month/);
  expect(row('hootsuite', 'ai')).toBe('10 AI tools in every plan, from 100,000 words and 300 images a month');
  expect(row('buffer', 'trial')).toMatch(/^3 days free/);
  expect(row('sprout', 'support')).toBe('24/7 support chat; priority support from Team up, account manager in Enterprise');
});
