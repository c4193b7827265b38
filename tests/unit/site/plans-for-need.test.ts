import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_NEED, NEED_LIMITS, needFromQuery, queryWithNeed } from '../../../lib/site/need-in-address.ts';
import { biggestPlanFor, cheapestPlan, offerFor, PLANS } from '../../../lib/site/plans.ts';

const need = fc.record({
  users: fc.integer({ min: NEED_LIMITS.least, max: NEED_LIMITS.most }),
  companies: fc.integer({ min: NEED_LIMITS.least, max: NEED_LIMITS.most }),
  whiteLabel: fc.boolean(),
});
const cycle = fc.constantFrom('monthly', 'yearly');

describe('the cheapest plan', () => {
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
  ] as const)('for %i users, %i companies, white label %s is %s at $%i a month or %s at $%i a year', (...row) => {
    const [users, companies, whiteLabel, monthlyPlan, monthlyUsd, yearlyPlan, yearlyUsd] = row;
    const [monthly, yearly] = [
      cheapestPlan({ users, companies, whiteLabel }, 'monthly'),
      cheapestPlan({ users, companies, whiteLabel }, 'yearly'),
    ];
    expect([monthly.plan.id, monthly.paymentUsd]).toEqual([monthlyPlan, monthlyUsd]);
    expect([yearly.plan.id, yearly.paymentUsd]).toEqual([yearlyPlan, yearlyUsd]);
  });

  test('never costs more than any other plan does', () => {
    fc.assert(
      fc.property(need, cycle, (wanted, paid) => {
        const best = cheapestPlan(wanted, paid);
        for (const plan of PLANS) expect(best.paymentUsd).toBeLessThanOrEqual(offerFor(plan, wanted, paid).paymentUsd);
      }),
    );
  });
});

describe('a need in the address', () => {
  test('is read back unchanged, beside any other parameters', () => {
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
  ])('%s is %o', (query, wanted) => {
    expect(needFromQuery(query)).toEqual(wanted);
  });
});

// Written by hand: the prices of other tools that a page holds ours against, and one dollar less than a plan.
test.each([
  [6, undefined],
  [12, 'pro'],
  [64, 'team'],
  [249, 'agency'],
  [260, 'enterprise'],
])('for $%i a month the biggest plan is the one that costs no more when it is billed yearly: %s', (dollars, expected) => {
  expect(biggestPlanFor(dollars)?.id).toBe(expected);
});
