import fc from 'fast-check';
import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { type CalculatorWords, Receipt } from '../../../../components/pricing/receipt.tsx';
import { WhiteLabelOrder } from '../../../../components/pricing/white-label-order.tsx';
import { parseEnv } from '../../../../lib/env.ts';
import { compileMessage } from '../../../../lib/i18n/compile-message.ts';
import { PRICE_SETTINGS } from '../../../../lib/site/checkout.ts';
import { needFromQuery } from '../../../../lib/site/need-in-address.ts';
import { type BillingCycle, cheapestPlan, type Need, type Offer, PLAN_IDS, PLANS, planById } from '../../../../lib/site/plans.ts';
import * as en from '../../../../messages/en/messages.ts';
import { drawn } from '../../../support/drawn.tsx';
import { words } from '../../../support/words.ts';

const { calculator, plans } = en.pricing;
const labels: CalculatorWords = {
  ...calculator,
  plans: Object.fromEntries(PLAN_IDS.map((id) => [id, plans[id].name])) as CalculatorWords['plans'],
  plan: compileMessage(calculator.plan),
  choose: compileMessage(calculator.choose),
  billed: { yearly: compileMessage('{total}'), monthly: compileMessage('{total}') },
  instead: { yearly: compileMessage(''), monthly: compileMessage('') },
  extraUsers: compileMessage(calculator.extraUsers),
  extraCompanies: compileMessage(calculator.extraCompanies),
  later: { ...calculator.later, extras: compileMessage(calculator.later.extras) },
};

/** What each price costs by the list, in dollars for one payment; the settings' names serve as the prices' ids. */
const LIST = Object.fromEntries([
  ...PLANS.flatMap(({ id, monthlyUsd, yearlyTotalUsd }) => [
    [`PRICE_${id.toUpperCase()}_MONTHLY`, monthlyUsd],
    [`PRICE_${id.toUpperCase()}_YEARLY`, yearlyTotalUsd],
  ]),
  ...Object.entries({ PRICE_SEAT_MONTHLY: 10, PRICE_SEAT_YEARLY: 120, PRICE_WHITE_LABEL_MONTHLY: 99, PRICE_WHITE_LABEL_YEARLY: 1188 }),
]) as Record<string, number>;

const HOSTS = { API_URL: 'https://api.example.com', APP_URL: 'https://app.example.com' };

/** The receipt's text and its button's charge, by list prices. */
function receiptFor(need: Need, cycle: BillingCycle, priced: readonly string[]) {
  const offer = cheapestPlan(need, cycle);
  const settings = { ...HOSTS, ...Object.fromEntries(priced.map((name) => [name, name])) };
  const html = renderToStaticMarkup(<Receipt {...{ cycle, need, settings }} words={labels} onCycle={() => {}} locale="en" />);
  const root = parse(html);
  const links = [...root.querySelectorAll('a')].map((link) => new URL(link.getAttribute('href') ?? ''));
  // The button is the last; before it stands the way to where the rest is arranged, if there is a rest.
  const [url, arrange] = links.reverse() as [URL, URL?];
  const values = [...url.searchParams.entries()];
  const of = (field: string) => values.filter(([name]) => name.endsWith(`[${field}]`)).map(([, value]) => value);
  const quantities = of('quantity').map(Number);
  const charged = of('id').reduce((sum, id, index) => sum + (LIST[id] ?? Number.NaN) * (quantities[index] ?? Number.NaN), 0);
  return { offer, url, arrange, charged, text: root.textContent };
}

const needs = fc.record({
  users: fc.integer({ min: 1, max: 1000 }),
  companies: fc.integer({ min: 1, max: 1000 }),
  whiteLabel: fc.boolean(),
});
const cycles = fc.constantFrom<BillingCycle>('monthly', 'yearly');
/** The need that the application receives with an order. */
const inTheApplication = ({ plan }: Offer, { users, companies, whiteLabel }: Need, cycle: BillingCycle) => ({
  plan: plan.id,
  cycle,
  users: String(users),
  companies: String(companies),
  whiteLabel: String(Number(whiteLabel)),
});
const say = (key: string, values = {}) => words('en')(`pricing.calculator.${key}`, values);
const [SEATS, WHITE_LABEL] = [say('later.seats'), say('later.whiteLabel')];
const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;

/** The extras of an offer without a price at checkout: their price for one payment, and their names on the receipt. */
function unpriced({ extraUsers, extraCompanies, addsWhiteLabel }: Offer, cycle: BillingCycle, priced: readonly string[]) {
  const extras = [
    { price: `PRICE_SEAT_${cycle.toUpperCase()}`, count: extraUsers + extraCompanies, name: SEATS },
    { price: `PRICE_WHITE_LABEL_${cycle.toUpperCase()}`, count: Number(addsWhiteLabel), name: WHITE_LABEL },
  ].filter(({ price, count }) => count > 0 && !priced.includes(price));
  return {
    usd: extras.reduce((sum, { price, count }) => sum + count * (LIST[price] ?? Number.NaN), 0),
    names: new Intl.ListFormat('en').format(extras.map(({ name }) => name)),
  };
}

test('the receipt’s button charges the plan and names the extras without a price, for a thousand needs and any prices', () => {
  fc.assert(
    fc.property(needs, cycles, fc.subarray([...PRICE_SETTINGS]), (need, cycle, priced) => {
      const { offer, url, arrange, charged, text } = receiptFor(need, cycle, priced);
      const asked = (to: URL | undefined) => [to?.origin, Object.fromEntries(to?.searchParams ?? [])];
      const application = [HOSTS.APP_URL, inTheApplication(offer, need, cycle)];
      if (!(priced as string[]).includes(`PRICE_${offer.plan.id}_${cycle}`.toUpperCase())) {
        expect(text).toContain(say('later.all'));
        expect(asked(url)).toEqual(application);
        return;
      }
      const left = unpriced(offer, cycle, priced);
      expect([url.origin, charged]).toEqual([HOSTS.API_URL, offer.paymentUsd - left.usd]);
      if (left.usd > 0) expect(text).toContain(say('later.extras', { charged: dollars(charged), parts: left.names }));
      if (left.usd > 0) expect(asked(arrange)).toEqual(application);
      else expect(arrange).toBeUndefined();
    }),
    { numRuns: 1000 },
  );
});

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
      const need = needFromQuery(url.search) as Need;
      for (const cycle of ['yearly', 'monthly'] as const)
        expect(cheapestPlan(need, cycle)).toMatchObject({ plan: { id }, addsWhiteLabel: true });
    }
  },
);
