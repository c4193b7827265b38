import { describe, expect, test } from 'vitest';
import { parseEnv } from '../../../lib/env.ts';
import { checkout, checkoutSettings, checkoutUrl, missingPrice, priceId } from '../../../lib/site/checkout.ts';

const HOSTS = { APP_URL: 'https://app.example.com', API_URL: 'https://api.example.com' };
const settings = checkoutSettings(
  parseEnv({
    ...HOSTS,
    PRICE_TEAM_YEARLY: 'price_1Team&y=1',
    PRICE_AGENCY_YEARLY: 'price_a',
    PRICE_AGENCY_MONTHLY: 'price_m',
    PRICE_SEAT_YEARLY: 'price_seat',
  }),
);

describe('the address of checkout', () => {
  test("is the API's, with the plan's price once and every bracket and sign encoded", () => {
    expect(checkoutUrl({ plan: 'team', cycle: 'yearly', settings })).toBe(
      'https://api.example.com/api/public/subscriptions/checkout?prices%5B0%5D%5Bid%5D=price_1Team%26y%3D1&prices%5B0%5D%5Bquantity%5D=1',
    );
  });

  test('adds white labeling as one more price, with or without seats', () => {
    const priced = { ...settings, PRICE_WHITE_LABEL_YEARLY: 'price_w' };
    const pricesOf = (seats: number) =>
      Object.fromEntries(new URL(checkoutUrl({ plan: 'agency', cycle: 'yearly', settings: priced, seats, whiteLabel: true })).searchParams);
    expect(pricesOf(0)).toMatchObject({ 'prices[1][id]': 'price_w', 'prices[1][quantity]': '1' });
    expect(pricesOf(7)).toMatchObject({ 'prices[1][id]': 'price_seat', 'prices[2][id]': 'price_w', 'prices[2][quantity]': '1' });
  });

  test.each([
    ['nothing where all is priced', { plan: 'agency', cycle: 'yearly', seats: 7 }, []],
    ['seats that have no price', { plan: 'agency', cycle: 'monthly', seats: 7 }, ['seats']],
    ['white labeling that has none', { plan: 'agency', cycle: 'yearly', seats: 7, whiteLabel: true }, ['whiteLabel']],
    ['everything where the plan has none', { plan: 'pro', cycle: 'yearly', seats: 7, whiteLabel: true }, ['plan', 'seats', 'whiteLabel']],
  ] as const)('leaves for after sign-up %s', (_, choice, later) => {
    expect(checkout({ ...choice, settings }).later).toEqual(later);
  });

  test('sends the need to the application, if the plan has no price', () => {
    const need = { users: 5, companies: 3, whiteLabel: true };
    expect(checkoutUrl({ plan: 'pro', cycle: 'yearly', settings: { ...settings, APP_URL: 'https://app.example.com/in?a=1' }, need })).toBe(
      'https://app.example.com/in?a=1&plan=pro&cycle=yearly&users=5&companies=3&whiteLabel=1',
    );
    expect(checkoutUrl({ plan: 'team', cycle: 'yearly', settings, need })).not.toContain('users');
  });

  test.each([
    ['another plan', 'pro', 'yearly'],
    ['another cycle', 'team', 'monthly'],
  ] as const)("is the application's own where only %s has a price", (_, plan, cycle) => {
    expect(priceId(plan, cycle, settings)).toBeUndefined();
    expect(checkoutUrl({ plan, cycle, settings, seats: 3 })).toBe('https://app.example.com');
  });
});

test('a missing price is reported with plan and cycle', () => {
  expect(missingPrice('enterprise', 'monthly')).toBe('No Stripe price ID found for plan: enterprise, cycle: monthly');
});

test('of the configuration only hosts and prices go to the browser', () => {
  const all = parseEnv({ ...HOSTS, CONTENTFUL_SPACE_ID: 'space', CONTENTFUL_ACCESS_TOKEN: 'secret', PRICE_PRO_MONTHLY: 'price_p' });
  expect(checkoutSettings(all)).toEqual({ ...HOSTS, PRICE_PRO_MONTHLY: 'price_p' });
});
