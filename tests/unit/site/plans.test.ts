import { describe, expect, test } from 'vitest';
import { NETWORKS } from '../../../lib/site/networks.ts';
import { DEFAULT_CYCLE, FIRST_PLAN_WITH_CHAT, PLAN_IDS, PLANS, planById, pricePerMonth } from '../../../lib/site/plans.ts';

// The price list, written by hand.
describe.each([
  ['pro', 19, 144, 12, 2],
  ['team', 39, 300, 25, 10],
  ['agency', 99, 780, 65, 30],
  ['enterprise', 399, 3_120, 260, 100],
] as const)('the %s plan', (id, monthly, yearlyTotal, perMonth, seats) => {
  test(`costs $${monthly} a month, or $${yearlyTotal} for a year`, () => {
    expect([planById(id).monthlyUsd, planById(id).yearlyTotalUsd]).toEqual([monthly, yearlyTotal]);
  });

  test(`shows $${monthly} per month billed monthly and $${perMonth} billed yearly`, () => {
    expect([pricePerMonth(planById(id), 'monthly'), pricePerMonth(planById(id), 'yearly')]).toEqual([monthly, perMonth]);
  });

  test(`has ${seats} seats`, () => {
    expect(planById(id).seats).toBe(seats);
  });
});

test.each([
  [100, 8],
  [102, 9],
  [105, 9],
  [0, 0],
])('a yearly payment of $%i is rounded to $%i per month', (yearlyTotalUsd, perMonth) => {
  expect(pricePerMonth({ ...planById('pro'), yearlyTotalUsd }, 'yearly')).toBe(perMonth);
});

test('prices are first shown as billed yearly', () => {
  expect(DEFAULT_CYCLE).toBe('yearly');
});

test('there is one plan for each id, in their order, and one of them is the most popular', () => {
  expect(PLANS.map(({ id }) => id)).toEqual([...PLAN_IDS]);
  expect(PLANS.filter(({ mostPopular }) => mostPopular).map(({ id }) => id)).toEqual(['team']);
});

test('a bigger plan never has less', () => {
  for (const [index, plan] of PLANS.slice(1).entries()) {
    const smaller = PLANS[index];
    if (!smaller) throw new Error('no smaller plan');
    for (const key of ['monthlyUsd', 'yearlyTotalUsd', 'seats', 'aiWords', 'aiImages'] as const)
      expect(plan[key]).toBeGreaterThan(smaller[key]);
  }
});

test('posts go to nine networks', () => {
  expect(new Set(NETWORKS).size).toBe(9);
});

// The studio's page states it.
test('from the first plan with the AI chat on, each has one, with its own tier', () => {
  const tiers = PLANS.slice(PLAN_IDS.indexOf(FIRST_PLAN_WITH_CHAT.id)).map(({ chatTier }) => chatTier);
  expect(tiers).not.toContain(false);
  expect(new Set(tiers).size).toBe(tiers.length);
});
