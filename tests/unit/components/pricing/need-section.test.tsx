// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BillingCycleScope } from '../../../../components/pricing/billing-cycle.tsx';
import { NeedSection } from '../../../../components/pricing/need-section.tsx';
import { localizedPath } from '../../../../lib/i18n/locales.ts';
import { JOINING_DISCOUNT, OFFER_TERMS_ID } from '../../../../lib/site/plans.ts';
import en from '../../../../messages/en/messages.ts';
import es from '../../../../messages/es/messages.ts';

beforeEach(() => history.replaceState(null, '', '/pricing'));
afterEach(cleanup);

function show(locale: 'en' | 'es' = 'en') {
  render(
    <NextIntlClientProvider locale={locale} messages={{ en, es }[locale]} timeZone="UTC">
      <BillingCycleScope>
        <NeedSection />
      </BillingCycleScope>
    </NextIntlClientProvider>,
  );
  const titles = { en, es }[locale].pricing.calculator.receipts;
  // One receipt at a time: of the cycle of the page, which its last line turns.
  const text = (title: string) => {
    if (!screen.queryByRole('region', { name: title }))
      fireEvent.click(screen.getByRole('button', { name: /: (Pro|Team|Agency|Enterprise),/ }));
    return (screen.getByRole('region', { name: title }).textContent ?? '').replace(/\s/g, ' ');
  };
  return { yearly: () => text(titles.yearly), monthly: () => text(titles.monthly) };
}

const type = (name: string, value: string) => fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });

describe('the calculator', () => {
  test('starts with the cheapest plan for three users and two companies: a small one with an extra, cheaper than the next size', () => {
    const { yearly, monthly } = show();
    expect(yearly()).toContain('Pro');
    expect(yearly()).toContain('Extra users × 1$10');
    expect(yearly()).toContain('Total per month$22');
    expect(yearly()).toContain('Billed Annually: $264');
    expect(monthly()).toContain('Total per month$29');
    expect(monthly()).toContain('Billed every month');
  });

  test.each([
    ['en', 'Paid monthly instead: Pro, $29 a month.', 'Paid yearly instead: Pro, $22 a month.'],
    ['es', 'Con pago mensual: Pro, 29 US$ al mes.', 'Con pago anual: Pro, 22 US$ al mes.'],
  ] as const)('says on one receipt what the other cycle costs, in %s', (locale, onYearly, onMonthly) => {
    const { yearly, monthly } = show(locale);
    expect(screen.getAllByRole('status')).toHaveLength(1);
    expect(yearly()).toContain(onYearly);
    expect(monthly()).toContain(onMonthly);
  });

  test('counts extras only where there are any', () => {
    const { yearly, monthly } = show();
    expect(monthly()).toContain('Extra companiesnone');
    type('Users', '15');
    expect(monthly()).toContain('Extra users × 5$50');
    expect(yearly()).toContain('Agency');
    expect(yearly()).toContain('Extra usersnone');
  });

  test.each([
    ['en', 'Before the 65% off your first payment'],
    ['es', 'Antes del 65 % de descuento en tu primer pago'],
  ] as const)('says on the monthly receipt alone that its total is before the discount for joining, in %s', (locale, words) => {
    const { yearly, monthly } = show(locale);
    expect(monthly()).toContain(words);
    expect(document.querySelector(`a[href="${localizedPath('/pricing', locale)}#${OFFER_TERMS_ID}"]`)).not.toBeNull();
    expect(yearly()).not.toContain(String(JOINING_DISCOUNT.percent));
  });

  test('says "none" in the gender of what there is none of', () => {
    const { monthly } = show('es');
    fireEvent.click(screen.getByRole('button', { name: /^Un usuario menos/ }));
    expect(monthly()).toContain('Usuarios extraninguno');
    expect(monthly()).toContain('Empresas extraninguna');
    expect(monthly()).toContain('Marca blancano');
  });

  test('adds white-label', () => {
    const { monthly } = show();
    fireEvent.click(screen.getByRole('switch', { name: 'White-label' }));
    expect(monthly()).toContain('White-label$99');
    expect(monthly()).toContain('Total per month$128');
  });

  test('writes amounts as the language does', () => {
    const { yearly } = show('es');
    expect(yearly()).toContain('22 US$');
    expect(yearly()).toContain('264 US$');
  });

  test('keeps the need in the address', async () => {
    show();
    type('Companies', '7');
    await waitFor(() => expect(location.search).toBe('?users=3&companies=7&whiteLabel=0'));
  });

  test('starts with the need that the address names', async () => {
    history.replaceState(null, '', '/pricing?users=41&companies=2');
    const { yearly } = show();
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Users' }).value).toBe('41'));
    expect(yearly()).toContain('Agency');
    expect(yearly()).toContain('Extra users × 11');
  });
});
