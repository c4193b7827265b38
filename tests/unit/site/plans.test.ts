import { expect, test } from 'vitest';
import { FIRST_PLAN_WITH_CHAT, PLAN_IDS, PLANS, planById, pricePerMonth } from '../../../lib/site/plans.ts';

// The price list, written by hand.
test.each([
  ['pro', 19, 144, 12, 2],
  ['team', 39, 300, 25, 10],
  ['agency', 99, 780, 65, 30],
  ['enterprise', 399, 3_120, 260, 100],
] as const)('the %s plan costs $%i a month, or $%i for a year and so $%i a month, and has %i seats', (id, ...expected) => {
  const plan = planById(id);
  expect([plan.monthlyUsd, plan.yearlyTotalUsd, pricePerMonth(plan, 'yearly'), plan.seats]).toEqual(expected);
});

test('a yearly payment is rounded to whole dollars per month', () => {
  expect(pricePerMonth({ ...planById('pro'), yearlyTotalUsd: 102 }, 'yearly')).toBe(9);
});

// The studio's page states it.
test('from the first plan with the AI chat on, each has one, with its own tier', () => {
  const tiers = PLANS.slice(PLAN_IDS.indexOf(FIRST_PLAN_WITH_CHAT.id)).map(({ chatTier }) => chatTier);
  expect(tiers).not.toContain(false);
  expect(new Set(tiers).size).toBe(tiers.length);
});
