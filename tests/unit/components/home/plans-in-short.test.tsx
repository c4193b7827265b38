// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { PlansInShort } from '../../../../components/home/plans-in-short.tsx';
import { LOCALES } from '../../../../lib/i18n/locales.ts';
import { drawn } from '../../../support/drawn.tsx';
import { plain } from '../../../support/plain.ts';

// Facts of the price list, written by hand.
const FACTS = {
  en: ['3 days', '65% off', '$10 a month', '1,000+ agencies'],
  es: ['3 días', '65 % de descuento', 'US$10 al mes', '1,000 agencias'],
};

describe.each(LOCALES)('home, in %s', (locale) => {
  const section = drawn(<PlansInShort />, locale);
  const text = plain(section.textContent);

  test('says below its plans the free trial, the discount for joining, the price of one more person and the number of agencies', () => {
    for (const fact of FACTS[locale]) expect(text).toContain(fact);
  });
});
