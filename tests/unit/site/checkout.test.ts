import { expect, test } from 'vitest';
import { parseEnv } from '../../../lib/env.ts';
import { AFFILIATE, CUSTOMER_LIMITS, customerCount, earnings, mailLink, NO_CUSTOMERS } from '../../../lib/site/affiliate-program.ts';
import { checkoutSettings, checkoutUrl, priceId } from '../../../lib/site/checkout.ts';
import { PLAN_IDS } from '../../../lib/site/plans.ts';

const HOSTS = { APP_URL: 'https://app.example.com', API_URL: 'https://api.example.com' };
const settings = checkoutSettings(parseEnv({ ...HOSTS, PRICE_TEAM_YEARLY: 'price_1Team&y=1' }));

test("the address of checkout is the API's, with the plan's price once and every bracket and sign encoded", () => {
  expect(checkoutUrl({ plan: 'team', cycle: 'yearly', settings })).toBe(
    'https://api.example.com/api/public/subscriptions/checkout?prices%5B0%5D%5Bid%5D=price_1Team%26y%3D1&prices%5B0%5D%5Bquantity%5D=1',
  );
});

test('the address of checkout sends the need to the application, if the plan has no price', () => {
  const need = { users: 5, companies: 3, whiteLabel: true };
  expect(checkoutUrl({ plan: 'pro', cycle: 'yearly', settings: { ...settings, APP_URL: 'https://app.example.com/in?a=1' }, need })).toBe(
    'https://app.example.com/in?a=1&plan=pro&cycle=yearly&users=5&companies=3&whiteLabel=1',
  );
  expect(checkoutUrl({ plan: 'team', cycle: 'yearly', settings, need })).not.toContain('users');
});

test("the address of checkout is the application's own where only another plan or cycle has a price", () => {
  for (const choice of [{ plan: 'pro', cycle: 'yearly' } as const, { plan: 'team', cycle: 'monthly' } as const]) {
    expect(priceId(choice.plan, choice.cycle, settings)).toBeUndefined();
    expect(checkoutUrl({ ...choice, settings, seats: 3 })).toBe('https://app.example.com');
  }
});

test('of the configuration only hosts and prices go to the browser', () => {
  const all = parseEnv({ ...HOSTS, CONTENTFUL_SPACE_ID: 'space', CONTENTFUL_ACCESS_TOKEN: 'secret', PRICE_PRO_MONTHLY: 'price_p' });
  expect(checkoutSettings(all)).toEqual({ ...HOSTS, PRICE_PRO_MONTHLY: 'price_p' });
});

test('the terms are 25%, paid every 30 days, remembered for 360', () => {
  expect([AFFILIATE.commissionPercent, AFFILIATE.payoutDays, AFFILIATE.cookieDays]).toEqual([25, 30, 360]);
});

test('one customer earns a quarter of what the plan costs', () => {
  const earned = (cycle: 'monthly' | 'yearly') =>
    PLAN_IDS.map((plan) => Object.values(earnings({ ...NO_CUSTOMERS, [plan]: 1 }, cycle)).join());
  expect(earned('monthly')).toEqual(['4.75,57', '9.75,117', '24.75,297', '99.75,1197']);
  expect(earned('yearly')).toEqual(['3,36', '6.25,75', '16.25,195', '65,780']);
});

test('earnings have no stray fractions of a cent at the largest counts', () => {
  const { most } = CUSTOMER_LIMITS;
  const everybody = { pro: most, team: most, agency: most, enterprise: most };
  for (const cycle of ['monthly', 'yearly'] as const)
    for (const usd of Object.values(earnings(everybody, cycle))) expect(Math.round(usd * 100) / 100).toBe(usd);
});

test('a typed count of customers is a whole number within its limits', () => {
  expect(['007', ' 12 ', '1000', 'Infinity', '-1', '2.9', 'abc'].map(customerCount)).toEqual([7, 12, 999, 999, 0, 2, 0]);
});

test('a mail link has its subject and its lines encoded as mail programs expect them', () => {
  const link = mailLink('support@feedloom.example', 'Solicitud: ¿25 % & más?', ['Nombre completo:', '', 'Correo + cuenta:']);
  expect(new URL(link).protocol + new URL(link).pathname).toBe('mailto:support@feedloom.example');
  expect(new URL(link).searchParams.get('subject')).toBe('Solicitud: ¿25 % & más?');
  expect(link).toMatch(/&body=Nombre%20completo%3A%0D%0A%0D%0ACorreo%20%2B%20cuenta%3A$/);
  expect(link).toMatch(/^[\x21-\x7e]+$/);
  expect(link).not.toMatch(/["'<>#\s]/);
});
