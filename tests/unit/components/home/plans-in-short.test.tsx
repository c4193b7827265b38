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
    proof: '9 networks and 10 AI tools in every plan, and no card for the trial.',
    agencies: 'More than 1,000 agencies already run it under their own name.',
    order: 'Add white-label',
    joining: '65% off your first month, paid monthly.',
    write: 'write to us',
  },
  es: {
    compare: 'Comparar con otras herramientas',
    proof: '9 redes y 10 herramientas de IA en todos los planes, y sin tarjeta para la prueba.',
    agencies: 'Más de 1000 agencias ya trabajan con su propia marca.',
    order: 'Añadir marca blanca',
    joining: '65 % menos el primer mes, con pago mensual.',
    write: 'escríbenos',
  },
} as const;

describe.each(['en', 'es'] as const)('home, in %s', (locale) => {
  test('leads from its plans to the comparisons, and says what anybody can check', () => {
    const section = drawn(<PlansInShort />, locale);
    const text = section.textContent.replace(/\s/g, ' ');
    expect(section.querySelector(`a[href="${localizedPath('/compare', locale)}"]`)?.textContent).toContain(SAID[locale].compare);
    expect(text).toContain(SAID[locale].proof);
    expect(text).toContain(SAID[locale].agencies);
    // What is ordered on top of a plan is the pricing page's.
    expect(text).not.toContain(SAID[locale].order);
    expect(text).toContain(SAID[locale].joining);
  });

  test('sends further questions to an address that everybody can reach', () => {
    const mail = drawn(<HomeFaq />, locale).querySelector(`a[href="mailto:${SITE.mail.support}"]`);
    expect(mail?.textContent).toBe(SAID[locale].write);
  });
});
