import fc from 'fast-check';
import { expect, test } from 'vitest';
import { postsFromWords } from '../../../lib/site/ai-allowance.ts';
import { usd } from '../../../lib/site/money.ts';
import { DEFAULT_NEED, NEED_LIMITS, needFromQuery, queryWithNeed } from '../../../lib/site/need-in-address.ts';
import { biggestPlanFor, cheapestPlan, FIRST_PLAN_WITH_CHAT, PLAN_IDS, PLANS, planById, pricePerMonth } from '../../../lib/site/plans.ts';
import { plain } from '../../support/plain.ts';

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

const need = fc.record({
  users: fc.integer({ min: NEED_LIMITS.least, max: NEED_LIMITS.most }),
  companies: fc.integer({ min: NEED_LIMITS.least, max: NEED_LIMITS.most }),
  whiteLabel: fc.boolean(),
});

// Worked out by hand from the price list: users, companies, white label, then plan and payment for each cycle.
test.each([
  [2, 2, false, 'pro', 19, 'pro', 144],
  [3, 2, false, 'pro', 29, 'pro', 264],
  [3, 3, false, 'team', 39, 'team', 300],
  [13, 11, false, 'team', 79, 'agency', 780],
  [40, 35, false, 'agency', 249, 'agency', 780 + 15 * 120],
  [101, 100, false, 'enterprise', 409, 'enterprise', 3240],
  [1, 1, true, 'pro', 118, 'pro', 144 + 99 * 12],
  [41, 41, true, 'enterprise', 399, 'enterprise', 3120],
] as const)('the cheapest plan for %i users, %i companies, white label %s is %s at $%i a month or %s at $%i a year', (...row) => {
  const [users, companies, whiteLabel, ...expected] = row;
  const offers = (['monthly', 'yearly'] as const).map((cycle) => cheapestPlan({ users, companies, whiteLabel }, cycle));
  expect(offers.flatMap(({ plan, paymentUsd }) => [plan.id, paymentUsd])).toEqual(expected);
});

test('a need in the address is read back unchanged, beside any other parameters', () => {
  fc.assert(
    fc.property(need, fc.string(), (wanted, other) => {
      const query = queryWithNeed(`?${new URLSearchParams({ ref: other, users: '7' })}`, wanted);
      expect(needFromQuery(query)).toEqual(wanted);
      expect(new URLSearchParams(query).get('ref')).toBe(new URLSearchParams({ ref: other }).get('ref'));
    }),
  );
});

test.each([
  ['?users=12&companies=4&whiteLabel=true', { users: 12, companies: 4, whiteLabel: true }],
  ['?users=5000&companies=0&whiteLabel=0', { users: 1000, companies: 1, whiteLabel: false }],
  ['?users=-3&companies=many', { ...DEFAULT_NEED, users: 1 }],
  ['?users=2.5&companies=9&whiteLabel=maybe', { ...DEFAULT_NEED, companies: 9 }],
  ['?users=lots&companies=1e3&whiteLabel=', undefined],
  ['?users=Infinity', undefined],
])('the need in the address %s is %o', (query, wanted) => {
  expect(needFromQuery(query)).toEqual(wanted);
});

// Written by hand: the prices of other tools that a page holds ours against, and one dollar less than a plan.
test('the biggest plan for a price costs no more when it is billed yearly', () => {
  expect([6, 12, 64, 249, 260].map((dollars) => biggestPlanFor(dollars)?.id)).toEqual([undefined, 'pro', 'team', 'agency', 'enterprise']);
});

test.each([
  ['en', 'none', 64.5, '$65'],
  ['en', 'some', 144, '$144'],
  ['en', 'some', 4.5, '$4.50'],
  ['en', 'always', 1_197, '$1,197.00'],
  ['es', 'none', 3_120, 'US$3,120'],
  ['es', 'some', 4.75, 'US$4.75'],
] as const)('in %s, with cents "%s", %d dollars are %s', (locale, cents, amount, written) => {
  expect(plain(usd(amount, locale, cents))).toBe(written);
});

test('an allowance of words is good for a round number of posts', () => {
  expect([100_000, 123_456, 4_999, 49].map(postsFromWords)).toEqual([2_000, 2_400, 99, 0]);
});
