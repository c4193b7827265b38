// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { WhiteLabelOrder } from '../../../../components/pricing/white-label-order.tsx';
import { parseEnv } from '../../../../lib/env.ts';
import { needFromQuery } from '../../../../lib/site/need-in-address.ts';
import { cheapestPlan, PLANS, planById } from '../../../../lib/site/plans.ts';
import { drawn } from '../../../support/drawn.tsx';

const { env } = vi.hoisted(() => ({ env: vi.fn() }));
vi.mock('../../../../lib/env.ts', async (original) => ({ ...(await original<object>()), env }));

const linksOf = (ui: Parameters<typeof drawn>[0], locale: 'en' | 'es' = 'en') =>
  [...drawn(ui, locale).querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');

beforeEach(() => {
  env.mockReturnValue(parseEnv({}));
});

test('white-label on a plan’s card is ordered at checkout together with the plan, where both have a price in the cycle', () => {
  env.mockReturnValue(parseEnv({ PRICE_TEAM_YEARLY: 'team', PRICE_WHITE_LABEL_YEARLY: 'white', PRICE_TEAM_MONTHLY: 'team_m' }));
  const [yearly = '', monthly] = linksOf(<WhiteLabelOrder plan={planById('team')} />);
  expect(Object.fromEntries(new URL(yearly).searchParams)).toMatchObject({ 'prices[0][id]': 'team', 'prices[1][id]': 'white' });
  expect(monthly).toBe('/pricing?users=10&companies=10&whiteLabel=1#calculator');
});

test.each(PLANS.filter(({ whiteLabel }) => whiteLabel === 'addOn').map(({ id }) => [id]))(
  'white-label on a plan’s card of %s leads to the calculator otherwise, with a need for which that plan is the cheapest',
  (id) => {
    const links = linksOf(<WhiteLabelOrder plan={planById(id)} />, 'es');
    expect(links).toHaveLength(2);
    for (const href of links) {
      const url = new URL(href, 'https://www.example.com');
      expect([url.pathname, url.hash]).toEqual(['/es/pricing', '#calculator']);
      const need = needFromQuery(url.search);
      expect(need?.whiteLabel).toBe(true);
      if (need)
        for (const cycle of ['yearly', 'monthly'] as const)
          expect(cheapestPlan(need, cycle)).toMatchObject({ plan: { id }, addsWhiteLabel: true });
    }
  },
);
