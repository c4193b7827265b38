// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BillingCycleScope } from '../../../../components/pricing/billing-cycle.tsx';
import { NeedSection } from '../../../../components/pricing/need-section.tsx';
import { LOCALES, type Locale, localizedPath } from '../../../../lib/i18n/locales.ts';
import { type BillingCycle, OFFER_TERMS_ID } from '../../../../lib/site/plans.ts';
import en from '../../../../messages/en/messages.ts';
import es from '../../../../messages/es/messages.ts';
import { plain } from '../../../support/plain.ts';
import { words } from '../../../support/words.ts';

beforeEach(() => history.replaceState(null, '', '/pricing'));
afterEach(cleanup);

/** The calculator of a page in a language, with a visitor's actions and its receipt in each cycle. */
function calculator(locale: Locale = 'en') {
  render(
    <NextIntlClientProvider locale={locale} messages={{ en, es }[locale]} timeZone="UTC">
      <BillingCycleScope>
        <NeedSection />
      </BillingCycleScope>
    </NextIntlClientProvider>,
  );
  const say = (key: string, values: Record<string, string | number> = {}) => plain(words(locale)(`pricing.calculator.${key}`, values));
  const receipt = (cycle: BillingCycle) => screen.queryByRole('region', { name: say(`receipts.${cycle}`) });
  /** One receipt at a time: of the cycle of the page, which its last line turns. */
  const shown = (cycle: BillingCycle) => {
    const other = receipt(cycle === 'yearly' ? 'monthly' : 'yearly');
    if (other) fireEvent.click(within(other).getByRole('button'));
    return plain(receipt(cycle)?.textContent);
  };
  return {
    say,
    yearly: () => shown('yearly'),
    monthly: () => shown('monthly'),
    type: (name: string, value: string) => fireEvent.change(screen.getByRole('textbox', { name: say(name) }), { target: { value } }),
  };
}

describe('the calculator', () => {
  test('starts with the cheapest plan for three users and two companies: Pro with one extra user', () => {
    const { say, yearly, monthly } = calculator();
    expect(yearly()).toContain('Pro');
    expect(yearly()).toContain(`${say('extraUsers', { count: 1 })}$10`);
    expect(yearly()).toContain(`${say('total')}$22`);
    expect(yearly()).toContain(plain(words('en')('pricing.billedAnnually', { total: '$264' })));
    expect(monthly()).toContain(`${say('total')}$29`);
    expect(monthly()).toContain(plain(words('en')('pricing.billedMonthly')));
  });

  test('counts extras only if there are any', () => {
    const { say, yearly, monthly, type } = calculator();
    expect(monthly()).toContain(say('extraCompanies', { count: 0 }) + say('none.companies'));
    type('users', '15');
    expect(monthly()).toContain(`${say('extraUsers', { count: 5 })}$50`);
    expect(yearly()).toContain('Agency');
    expect(yearly()).toContain(say('extraUsers', { count: 0 }) + say('none.users'));
  });

  test.each(LOCALES)('states only on the monthly receipt that its total is before the discount for joining, in %s', (locale) => {
    const { say, yearly, monthly } = calculator(locale);
    expect(monthly()).toContain(say('beforeDiscount', { percent: 65, payments: 1 }));
    expect(document.querySelector(`a[href="${localizedPath('/pricing', locale)}#${OFFER_TERMS_ID}"]`)).not.toBeNull();
    expect(yearly()).not.toContain('65');
  });

  test('adds $99 a month for white-label', () => {
    const { say, monthly } = calculator();
    fireEvent.click(screen.getByRole('switch', { name: say('whiteLabel') }));
    expect(monthly()).toContain(`${say('whiteLabel')}$99`);
    expect(monthly()).toContain(`${say('total')}$128`);
  });
});
