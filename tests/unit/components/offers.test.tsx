// @vitest-environment jsdom
import { globSync, readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import TermsPage from '../../../app/[locale]/(legal)/terms-conditions/page.tsx';
import { AffiliateTerms } from '../../../components/affiliates/affiliate-terms.tsx';
import { YearOfAClick } from '../../../components/affiliates/year-of-a-click.tsx';
import { ComparisonTable } from '../../../components/competitors/comparison-table.tsx';
import { JoiningTerms } from '../../../components/competitors/joining-terms.tsx';
import { type FaqItem, inText, useFaqItems } from '../../../components/faq/default-items.ts';
import { HomeClosing } from '../../../components/home/home-closing.tsx';
import { PlansInShort } from '../../../components/home/plans-in-short.tsx';
import { Testimonials } from '../../../components/managed-service/testimonials.tsx';
import { BillingCycleScope } from '../../../components/pricing/cycle-scope.tsx';
import { PlanCards } from '../../../components/pricing/plan-cards.tsx';
import { PlansSection } from '../../../components/pricing/plans-section.tsx';
import { PricingFaq } from '../../../components/pricing/pricing-faq.tsx';
import { env } from '../../../lib/env.ts';
import { LOCALES, localizedPath } from '../../../lib/i18n/locales.ts';
import { JOINING_DISCOUNT, OFFER_TERMS_ID, TRIAL_END } from '../../../lib/site/plans.ts';
import { DEFAULT_QUESTIONS } from '../../../lib/site/questions.ts';
import { TESTIMONIALS } from '../../../lib/site/testimonials.ts';
import { drawn } from '../../support/drawn.tsx';
import { show } from '../../support/island.tsx';
import { plain } from '../../support/plain.ts';
import { words } from '../../support/words.ts';

// Only Next's compiler knows the language that a page's head is made in.
vi.mock('../../../lib/head/metadata.ts', () => ({ pageMetadata: () => ({}) }));
// Questions of editors come among those of the site where Next makes the page.
vi.mock('../../../components/faq/faq-section.tsx', () => ({ FaqSection: ({ items }: { items: readonly FaqItem[] }) => answers(items) }));

const answers = (items: readonly FaqItem[]) => items.map((item) => inText(item).answer).join(' ');
const FaqAnswers = () => answers(useFaqItems(DEFAULT_QUESTIONS));

const PLANS_SECTION = (
  <BillingCycleScope>
    <PlansSection />
  </BillingCycleScope>
);

// Facts of the price list, written by hand.
const FACTS = {
  en: ['3 days', '65% off', '$10 a month', '1,000+ agencies'],
  es: ['3 días', '65 % de descuento', 'US$10 al mes', '1,000 agencias'],
};
// A quarter of Team's 39 dollars is 9.75; a customer who first pays on day 48 brings 11 payouts in 360 days.
const PAYOUTS = ['9.75', '19.50', '29.25', '39.00', '48.75', '58.50', '68.25', '78.00', '87.75', '97.50', '107.25'];

describe.each(LOCALES)('in %s', (locale) => {
  const say = words(locale);
  const textOf = (page: ReactNode) => plain(drawn(page, locale).textContent);
  const trialEnd = plain(say('pricing.offer.trialEnd', TRIAL_END));
  const joining = plain(say('pricing.offer.joining', JOINING_DISCOUNT));

  test.each([
    ['the lines below the plans', PLANS_SECTION, [trialEnd, joining]],
    ['the questions of the pricing page', <PricingFaq key="" />, [trialEnd]],
    ['the FAQ page', <FaqAnswers key="" />, [trialEnd]],
    ['the terms', <TermsPage key="" />, [trialEnd, joining]],
    ['the lines below the plans of home', <PlansInShort key="" />, FACTS[locale]],
  ])('%s explain the offers in the same words', (_, page, said) => {
    const text = textOf(page);
    for (const each of said) expect(text).toContain(each);
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

  test.each(['Pro', 'Team', 'Agency'])('the free trial of %s starts in the application, which learns plan and cycle', (plan) => {
    show(<PlanCards />, locale);
    for (const cycle of ['yearly', 'monthly'] as const) {
      const name = plain(say('pricing.freeTrial', { days: 3, plan, cycle: say(`pricing.cycle.${cycle}`) }));
      const { origin, searchParams } = new URL(screen.getByRole('link', { name }).getAttribute('href') ?? '');
      expect([origin, Object.fromEntries(searchParams)]).toEqual([new URL(env().APP_URL).origin, { plan: plan.toLowerCase(), cycle }]);
    }
  });

  test('the chart of the year after a click shows the sum of the payouts after each of them', () => {
    const chart = drawn(<YearOfAClick />, locale);
    const [price = '', ...sums] = ['39', ...PAYOUTS].map((usd) => (locale === 'es' ? `US$${usd}` : `$${usd}`));
    for (const said of [...sums, price, 'Team']) expect(plain(chart.textContent)).toContain(said);
    const name = plain(chart.querySelector('[role="img"]')?.getAttribute('aria-label'));
    for (const said of ['Team', price, sums[0], sums.at(-1)]) expect(name).toContain(said);
  });

  test('one note marks the quotes of clients as samples until every client has confirmed', () => {
    const told = textOf(<Testimonials />).split(plain(say('managedService.testimonials.examples'))).length - 1;
    expect(told).toBe(TESTIMONIALS.some(({ confirmed }) => confirmed === false) ? 1 : 0);
  });
});

test.each([
  // Written by hand, from the owner's price list.
  ['sprout', 'price', /^\$12 to \$260 billed yearly, \$19 to \$399 billed monthly$/],
  ['buffer', 'billing', /2 of each in Pro, up to 100 in Enterprise/],
  ['buffer', 'networks', /^All 9 .*Instagram.*YouTube/],
  ['later', 'extra', /^\$10 a month/],
  ['hootsuite', 'ai', /^10 AI tools in every plan, from 100,000 words and 300 images a month$/],
  ['buffer', 'trial', /^3 days free/],
  ['sprout', 'support', /^24\/7 support chat; priority support from Team up, account manager in Enterprise$/],
] as const)('beside %s our column has the %s of the plan catalogue', (competitor, name, value) => {
  const cell = drawn(<ComparisonTable competitor={competitor} />).querySelector(`[data-row="${name}"] td`);
  expect(plain(cell?.textContent)).toMatch(value);
});

test('no data for search engines and no file for programs calls a quote a review', () => {
  const files = globSync(['lib/head/**/*.{ts,tsx}', 'lib/files/**/*.ts', 'components/structured-data/*.tsx']);
  const code = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  expect(code).toContain('schema.org');
  expect(code).not.toMatch(/\bReview\b|aggregateRating|testimonials/);
});
