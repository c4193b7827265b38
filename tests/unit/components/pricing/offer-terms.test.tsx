// @vitest-environment jsdom
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
import { LOCALES, localizedPath } from '../../../../lib/i18n/locales.ts';
import { JOINING_DISCOUNT, OFFER_TERMS_ID, TRIAL_END } from '../../../../lib/site/plans.ts';
import { drawn } from '../../../support/drawn.tsx';
import { plain } from '../../../support/plain.ts';
import { words } from '../../../support/words.ts';

// Only Next's compiler knows the language that a page's head is made in.
vi.mock('../../../../lib/head/metadata.ts', () => ({ pageMetadata: () => ({}) }));

const Plans = () => (
  <BillingCycleScope>
    <PlansSection />
  </BillingCycleScope>
);

describe.each(LOCALES)('in %s', (locale) => {
  const say = words(locale);
  const textOf = (page: ReactNode) => plain(drawn(page, locale).textContent);

  test.each([
    ['the lines below the plans', <Plans key="" />],
    ['the questions of the pricing page', <PricingFaq key="" />],
    ['the FAQ page', <FaqGroups key="" />],
    ['the terms', <TermsPage key="" />],
  ])('%s explain the end of the trial in the same words', (_, page) => {
    expect(textOf(page)).toContain(plain(say('pricing.offer.trialEnd', TRIAL_END)));
  });

  test.each([
    ['the lines below the plans', <Plans key="" />],
    ['the terms', <TermsPage key="" />],
  ])('%s explain the discount for joining in the same words', (_, page) => {
    expect(textOf(page)).toContain(plain(say('pricing.offer.joining', JOINING_DISCOUNT)));
  });

  test.each([
    ['home, below its plans', <PlansInShort key="" />],
    ['home, at its end', <HomeClosing key="" />],
    ['a comparison', <JoiningTerms key="" />],
    ['the affiliate programme’s terms', <AffiliateTerms key="" />],
  ])('%s names the discount of 65% and links to the lines that explain it', (_, page) => {
    const section = drawn(page, locale);
    expect(section.textContent).toContain('65');
    expect(section.querySelector(`a[href="${localizedPath('/pricing', locale)}#${OFFER_TERMS_ID}"]`)).not.toBeNull();
  });
});
