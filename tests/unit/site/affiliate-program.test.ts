import { describe, expect, test } from 'vitest';
import {
  AFFILIATE,
  CUSTOMER_LIMITS,
  type Customers,
  customerCount,
  earnings,
  mailLink,
  NO_CUSTOMERS,
} from '../../../lib/site/affiliate-program.ts';
import { PLAN_IDS } from '../../../lib/site/plans.ts';

test('the terms are 25%, paid every 30 days, remembered for 360', () => {
  expect([AFFILIATE.commissionPercent, AFFILIATE.payoutDays, AFFILIATE.cookieDays]).toEqual([25, 30, 360]);
});

describe('one customer', () => {
  test.each([
    ['pro', 'monthly', 4.75, 57],
    ['team', 'monthly', 9.75, 117],
    ['agency', 'monthly', 24.75, 297],
    ['enterprise', 'monthly', 99.75, 1_197],
    ['pro', 'yearly', 3, 36],
    ['team', 'yearly', 6.25, 75],
    ['agency', 'yearly', 16.25, 195],
    ['enterprise', 'yearly', 65, 780],
  ] as const)('on %s, billed %s, earns $%d a month and $%d a year', (plan, cycle, perMonthUsd, perYearUsd) => {
    expect(earnings({ ...NO_CUSTOMERS, [plan]: 1 }, cycle)).toEqual({ perMonthUsd, perYearUsd });
  });
});

describe('earnings', () => {
  test('add up over the plans', () => {
    expect(earnings({ pro: 12, team: 8, agency: 2, enterprise: 1 }, 'monthly')).toEqual({ perMonthUsd: 284.25, perYearUsd: 3_411 });
  });

  test('have no stray fractions of a cent at the largest counts', () => {
    const everybody = Object.fromEntries(PLAN_IDS.map((id) => [id, CUSTOMER_LIMITS.most])) as Customers;
    for (const cycle of ['monthly', 'yearly'] as const) {
      for (const usd of Object.values(earnings(everybody, cycle))) expect(Math.round(usd * 100) / 100).toBe(usd);
    }
  });
});

describe('a typed count of customers', () => {
  test.each([
    ['007', 7],
    [' 12 ', 12],
    ['1000', 999],
    ['Infinity', 999],
    ['-1', 0],
    ['2.9', 2],
    ['abc', 0],
  ])('%j counts as %i', (typed, counted) => {
    expect(customerCount(typed)).toBe(counted);
  });
});

test('a mail link has its subject and its lines encoded as mail programs expect them', () => {
  const link = mailLink('support@feedloom.example', 'Solicitud: ¿25 % & más?', ['Nombre completo:', '', 'Correo + cuenta:']);
  expect(new URL(link).protocol + new URL(link).pathname).toBe('mailto:support@feedloom.example');
  expect(new URL(link).searchParams.get('subject')).toBe('Solicitud: ¿25 % & más?');
  expect(link).toMatch(/&body=Nombre%20completo%3A%0D%0A%0D%0ACorreo%20%2B%20cuenta%3A$/);
  expect(link).toMatch(/^[\x21-\x7e]+$/);
  expect(link).not.toMatch(/["'<>#\s]/);
});
