// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { HomeFaq } from '../../../../components/home/home-faq.tsx';
import { PlansInShort } from '../../../../components/home/plans-in-short.tsx';
import { localizedPath } from '../../../../lib/i18n/locales.ts';
import { SITE } from '../../../../lib/site/identity.ts';
import { drawn } from '../../../support/drawn.tsx';

const SAID = {
  en: {
    compare: 'Compare with other tools',
    facts: [
      '3 days free, without a card',
      '65% off your first month, paid monthly',
      '$10 a month for one more person or company',
      '1,000+ agencies already run it under their own name',
    ],
    order: 'Add white-label',
    write: 'write to us',
  },
  es: {
    compare: 'Comparar con otras herramientas',
    facts: [
      '3 días gratis, sin tarjeta',
      '65 % menos en el primer mes, con pago mensual',
      '10 US$ al mes por una persona o una empresa más',
      'Más de 1.000 agencias ya trabajan con su propia marca',
    ],
    order: 'Añadir marca blanca',
    write: 'escríbenos',
  },
} as const;

describe.each(['en', 'es'] as const)('home, in %s', (locale) => {
  test('leads from its plans to the comparisons, and says what anybody can check', () => {
    const section = drawn(<PlansInShort />, locale);
    expect(section.querySelector(`a[href="${localizedPath('/compare', locale)}"]`)?.textContent).toContain(SAID[locale].compare);
    // One list, each fact led by its figure.
    const facts = [...section.querySelectorAll('li:has(> strong:first-child)')].map((fact) => fact.textContent?.replace(/\s/g, ' '));
    expect(facts).toEqual(SAID[locale].facts);
    // What is ordered on top of a plan is the pricing page's.
    expect(section.textContent).not.toContain(SAID[locale].order);
  });

  test('sends further questions to an address that everybody can reach', () => {
    const mail = drawn(<HomeFaq />, locale).querySelector(`a[href="mailto:${SITE.mail.support}"]`);
    expect(mail?.textContent).toBe(SAID[locale].write);
  });
});
