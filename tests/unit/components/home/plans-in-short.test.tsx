// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { HomeFaq } from '../../../../components/home/home-faq.tsx';
import { PlansInShort } from '../../../../components/home/plans-in-short.tsx';
import { LOCALES, localizedPath } from '../../../../lib/i18n/locales.ts';
import { SITE } from '../../../../lib/site/identity.ts';
import { drawn } from '../../../support/drawn.tsx';
import { plain } from '../../../support/plain.ts';
import { words } from '../../../support/words.ts';

// Facts of the price list, written by hand.
const FACTS = {
  en: { days: '3', percent: '65', price: '$10', agencies: '1,000' },
  es: { days: '3', percent: '65', price: 'US$10', agencies: '1,000' },
} as const;

describe.each(LOCALES)('home, in %s', (locale) => {
  const section = drawn(<PlansInShort />, locale);
  const text = plain(section.textContent);

  test.each([
    ['the free trial', 'trial', 'days'],
    ['the discount for joining', 'joining', 'percent'],
    ['the price of one more person or company', 'seat', 'price'],
    ['the number of agencies', 'agencies', 'agencies'],
  ] as const)('says %s below its plans', (_, fact, figure) => {
    const values = {
      days: 3,
      card: 'notNeeded',
      percent: 65,
      payments: 1,
      withYearly: 'no',
      price: FACTS[locale].price,
      agencies: FACTS[locale].agencies,
    };
    const said = plain(words(locale)(`home.plans.facts.${fact}`, values));
    expect(said).toContain(FACTS[locale][figure]);
    expect(text).toContain(said);
  });

  test('links from its plans to the pricing page and to the comparisons', () => {
    const ways = [...section.querySelectorAll('a')].map((way) => way.getAttribute('href'));
    expect(ways).toEqual(expect.arrayContaining([localizedPath('/pricing', locale), localizedPath('/compare', locale)]));
  });

  test('leaves orders on top of a plan to the pricing page', () => {
    expect(section.querySelector('a[href*="whiteLabel=1"]')).toBeNull();
  });

  test('sends further questions to the support address', () => {
    expect(drawn(<HomeFaq />, locale).querySelector(`a[href="mailto:${SITE.mail.support}"]`)).not.toBeNull();
  });
});
