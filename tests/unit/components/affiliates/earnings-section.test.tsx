// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, describe, expect, test } from 'vitest';
import { EarningsSection } from '../../../../components/affiliates/earnings-section.tsx';
import { EXAMPLE_CUSTOMERS, EXAMPLE_CYCLE, earnings, NO_CUSTOMERS } from '../../../../lib/site/affiliate-program.ts';
import { usd } from '../../../../lib/site/money.ts';
import { PLAN_IDS } from '../../../../lib/site/plans.ts';
import en from '../../../../messages/en/messages.ts';
import es from '../../../../messages/es/messages.ts';

afterEach(cleanup);

function show(locale: 'en' | 'es' = 'en') {
  render(
    <NextIntlClientProvider locale={locale} messages={{ en, es }[locale]} timeZone="UTC">
      <EarningsSection />
    </NextIntlClientProvider>,
  );
  const fields = screen.getAllByRole<HTMLInputElement>('textbox');
  return {
    sum: () => screen.getByRole('status').textContent ?? '',
    type: (plan: (typeof PLAN_IDS)[number], value: string) =>
      fireEvent.change(fields[PLAN_IDS.indexOf(plan)] as HTMLInputElement, { target: { value } }),
  };
}

describe('the calculator of earnings', () => {
  test.each(['en', 'es'] as const)('shows what the example earns (%s)', (locale) => {
    const { perMonthUsd, perYearUsd } = earnings(EXAMPLE_CUSTOMERS, EXAMPLE_CYCLE);
    const { sum } = show(locale);
    expect(sum()).toContain(usd(perMonthUsd, locale, 'some'));
    expect(sum()).toContain(usd(perYearUsd, locale, 'some'));
  });

  test('follows the counts and the cycle', () => {
    const { sum, type } = show();
    for (const plan of PLAN_IDS) type(plan, '0');
    type('team', '3');
    fireEvent.click(screen.getByRole('radio', { name: en.affiliates.calculator.cycles.yearly }));
    const { perMonthUsd, perYearUsd } = earnings({ ...NO_CUSTOMERS, team: 3 }, 'yearly');
    expect([perMonthUsd, perYearUsd]).toEqual([18.75, 225]);
    expect(sum()).toContain('$18.75');
    expect(sum()).toContain('$225');
  });

  test('takes nonsense for no customers', () => {
    const { sum, type } = show();
    for (const plan of PLAN_IDS) type(plan, 'a few');
    expect(sum()).toContain('$0');
  });
});
