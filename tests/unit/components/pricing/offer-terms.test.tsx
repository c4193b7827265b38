// @vitest-environment jsdom
import { createTranslator } from 'next-intl';
import type { ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import TermsPage from '../../../../app/[locale]/(legal)/terms-conditions/page.tsx';
import { AffiliateTerms } from '../../../../components/affiliates/affiliate-terms.tsx';
import { JoiningTerms } from '../../../../components/competitors/joining-terms.tsx';
import { FaqGroups } from '../../../../components/faq/faq-groups.tsx';
import { HomeClosing } from '../../../../components/home/home-closing.tsx';
import { PlansInShort } from '../../../../components/home/plans-in-short.tsx';
import { BillingCycleScope } from '../../../../components/pricing/billing-cycle.tsx';
import { PlansSection } from '../../../../components/pricing/plans-section.tsx';
import { PricingFaq } from '../../../../components/pricing/pricing-faq.tsx';
import { localizedPath } from '../../../../lib/i18n/locales.ts';
import { JOINING_DISCOUNT, OFFER_TERMS_ID, TRIAL_END } from '../../../../lib/site/plans.ts';
import en from '../../../../messages/en/messages.ts';
import es from '../../../../messages/es/messages.ts';
import { drawn } from '../../../support/drawn.tsx';

// Only Next's compiler knows the language that a page's head is made in.
vi.mock('../../../../lib/head/metadata.ts', () => ({ pageMetadata: () => ({}) }));

const words = { en, es };
const say = (locale: 'en' | 'es') => createTranslator({ locale, messages: words[locale], namespace: 'pricing.offer' });
const Plans = () => (
  <BillingCycleScope>
    <PlansSection />
  </BillingCycleScope>
);

const SAID = {
  en: {
    trialEnd:
      'You don’t need a card to start the trial. When it ends, nothing is charged. Without a plan, your scheduled posts won’t go out.',
    joining:
      'A new customer gets 65% off the first payment for a plan, not for extra seats or add-ons. It’s for plans paid monthly: it isn’t added to the lower yearly price. You see the amount before you pay.',
  },
  es: {
    trialEnd:
      'Para empezar la prueba no necesitas tarjeta. Al terminar no se cobra nada. Si no eliges un plan, lo programado no se publica.',
    joining:
      'Un cliente nuevo tiene un 65\u00a0% de descuento en el primer pago de un plan, no en usuarios o empresas adicionales ni en complementos. Es para planes que se pagan al mes: no se suma al precio anual, que ya es más bajo. Ves el importe antes de pagar.',
  },
} as const;

describe.each(['en', 'es'] as const)('in %s', (locale) => {
  // Which words stay on one line is the page's affair.
  const loose = (text: string) => text.replaceAll('\u00a0', ' ');
  const textOf = (page: ReactNode) => loose(drawn(page, locale).textContent);

  test.each([
    ['the lines below the plans', <Plans key="" />],
    ['the questions of the pricing page', <PricingFaq key="" />],
    ['the FAQ page', <FaqGroups key="" />],
    ['the terms', <TermsPage key="" />],
  ])('%s say what happens when the trial ends, in the same words', (_, page) => {
    expect(textOf(page)).toContain(loose(SAID[locale].trialEnd));
  });

  test.each([
    ['the lines below the plans', <Plans key="" />],
    ['the terms', <TermsPage key="" />],
  ])('%s say what the discount for joining is taken off', (_, page) => {
    expect(textOf(page)).toContain(loose(SAID[locale].joining));
  });

  test.each([
    ['home, below its plans', <PlansInShort key="" />],
    ['home, at its end', <HomeClosing key="" />],
    ['a comparison', <JoiningTerms key="" />],
    ['the affiliate programme’s terms', <AffiliateTerms key="" />],
  ])('%s names the percentage and what it is taken off, and leads to the line that explains it', (_, page) => {
    const section = drawn(page, locale);
    expect(section.textContent).toContain(String(JOINING_DISCOUNT.percent));
    // Without its condition it would be promised for every plan and payment.
    expect(section.textContent).toContain({ en: 'first month, paid monthly', es: 'primer mes, con pago mensual' }[locale]);
    expect(section.querySelector(`a[href="${localizedPath('/pricing', locale)}#${OFFER_TERMS_ID}"]`)).not.toBeNull();
  });

  test('another fact is another sentence', () => {
    const t = say(locale);
    const sentences = new Set([
      t('trialEnd', TRIAL_END),
      t('trialEnd', { ...TRIAL_END, card: 'needed' }),
      t('trialEnd', { ...TRIAL_END, charge: 'plan' }),
      t('trialEnd', { ...TRIAL_END, posts: 'goOut' }),
      // In a line, for where answers are short.
      t('trialShort', TRIAL_END),
      t('trialShort', { ...TRIAL_END, card: 'needed' }),
      t('trialShort', { ...TRIAL_END, charge: 'plan' }),
      t('trialShort', { ...TRIAL_END, posts: 'goOut' }),
      t('joining', JOINING_DISCOUNT),
      t('joining', { ...JOINING_DISCOUNT, payments: 3 }),
      t('joining', { ...JOINING_DISCOUNT, withYearly: 'yes' }),
    ]);
    expect(sentences.size).toBe(11);
  });
});
