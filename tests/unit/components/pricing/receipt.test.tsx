import fc from 'fast-check';
import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Receipt, type ReceiptLabels } from '../../../../components/pricing/receipt.tsx';
import { compileMessage } from '../../../../lib/i18n/compile-message.ts';
import { PRICE_SETTINGS } from '../../../../lib/site/checkout.ts';
import { type BillingCycle, cheapestPlan, type Need, PLAN_IDS, PLANS } from '../../../../lib/site/plans.ts';
import en from '../../../../messages/en/messages.ts';

const { calculator, plans } = en.pricing;
const labels: ReceiptLabels = {
  ...calculator,
  plans: Object.fromEntries(PLAN_IDS.map((id) => [id, { name: plans[id].name, line: id, choose: id }])) as ReceiptLabels['plans'],
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
  ...[
    ['PRICE_SEAT_MONTHLY', 10],
    ['PRICE_SEAT_YEARLY', 120],
    ['PRICE_WHITE_LABEL_MONTHLY', 99],
    ['PRICE_WHITE_LABEL_YEARLY', 1188],
  ],
]) as Record<string, number>;

const HOSTS = { API_URL: 'https://api.example.com', APP_URL: 'https://app.example.com' };

/** What the receipt says and what its button would charge, by the list. */
function receiptFor(need: Need, cycle: BillingCycle, priced: readonly string[]) {
  const offer = cheapestPlan(need, cycle);
  const settings = { ...HOSTS, ...Object.fromEntries(priced.map((name) => [name, name])) };
  const html = renderToStaticMarkup(
    <Receipt
      title="Receipt"
      billed={compileMessage('{total}')}
      {...{ cycle, offer, need, labels, settings }}
      instead={offer}
      insteadSays={compileMessage('')}
      onInstead={() => {}}
      locale="en"
    />,
  );
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
const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;

describe('the receipt’s button', () => {
  test('charges the receipt’s total where every line has a price, for a thousand needs', () => {
    fc.assert(
      fc.property(needs, cycles, (need, cycle) => {
        const { offer, charged, text } = receiptFor(need, cycle, PRICE_SETTINGS);
        expect(charged).toBe(offer.paymentUsd);
        expect(text).toContain(dollars(charged));
        expect(text).not.toContain('after sign-up');
      }),
      { numRuns: 1000 },
    );
  });

  test('charges the receipt’s total or says what it leaves out, for a thousand needs and any prices', () => {
    fc.assert(
      fc.property(needs, cycles, fc.subarray([...PRICE_SETTINGS]), (need, cycle, priced) => {
        const { offer, url, arrange, charged, text } = receiptFor(need, cycle, priced);
        if (charged === offer.paymentUsd) expect(text).not.toContain('after sign-up');
        else if (url.origin === HOSTS.API_URL) {
          expect(text).toContain(`Checkout charges ${dollars(charged)}, without `);
          expect(arrange?.origin).toBe(HOSTS.APP_URL);
          expect(Object.fromEntries(arrange?.searchParams ?? [])).toEqual({
            plan: offer.plan.id,
            cycle,
            users: String(need.users),
            companies: String(need.companies),
            whiteLabel: String(Number(need.whiteLabel)),
          });
          const left = offer.paymentUsd - charged;
          const seats = (offer.extraUsers + offer.extraCompanies) * (LIST[`PRICE_SEAT_${cycle.toUpperCase()}`] ?? 0);
          const whiteLabel = offer.addsWhiteLabel ? (LIST[`PRICE_WHITE_LABEL_${cycle.toUpperCase()}`] ?? 0) : 0;
          const named = [
            text.includes('without the extra users and companies') ? seats : 0,
            /(without|and) white-label:/.test(text) ? whiteLabel : 0,
          ];
          expect(named.reduce((sum, amount) => sum + amount, 0)).toBe(left);
        } else {
          expect([url.origin, url.searchParams.get('users'), url.searchParams.get('plan')]).toEqual([
            HOSTS.APP_URL,
            String(need.users),
            offer.plan.id,
          ]);
          expect(text).toContain('order the plan and its extras in the application, right after sign-up');
        }
      }),
      { numRuns: 1000 },
    );
  });
});
