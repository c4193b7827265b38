import { type BillingCycle, PLAN_IDS, type PlanId } from './plans.ts';

/** A setting that holds the payment provider's id of a price: `PRICE_PRO_MONTHLY`. */
export type PriceSetting = `PRICE_${Uppercase<PlanId | 'seat'>}_${Uppercase<BillingCycle>}`;

const priceSetting = (item: PlanId | 'seat', cycle: BillingCycle) => `PRICE_${item.toUpperCase()}_${cycle.toUpperCase()}` as PriceSetting;

/** Every such setting, in the order of .env.example. */
export const PRICE_SETTINGS: readonly PriceSetting[] = [...PLAN_IDS, 'seat' as const].flatMap((item) =>
  (['monthly', 'yearly'] as const).map((cycle) => priceSetting(item, cycle)),
);

/** What checkout has to know of the configuration. Nothing in it is secret: it stands in the links. */
export type CheckoutSettings = { API_URL: string; APP_URL: string } & { [Name in PriceSetting]?: string | undefined };

const CHECKOUT_PATH = '/api/public/subscriptions/checkout';

/** The part of the configuration that may go to the browser. */
export function checkoutSettings(env: CheckoutSettings): CheckoutSettings {
  return { API_URL: env.API_URL, APP_URL: env.APP_URL, ...Object.fromEntries(PRICE_SETTINGS.map((name) => [name, env[name]])) };
}

/** The payment provider's id of a plan's price, where one is configured. */
export function priceId(plan: PlanId, cycle: BillingCycle, settings: CheckoutSettings): string | undefined {
  return settings[priceSetting(plan, cycle)];
}

type Choice = {
  plan: PlanId;
  cycle: BillingCycle;
  settings: CheckoutSettings;
  /** Users and companies beyond the plan's own. */
  seats?: number;
};

/** Where a plan is bought: the API's checkout or, without a price id, the application's own address. */
export function checkoutUrl({ plan, cycle, settings, seats = 0 }: Choice): string {
  const planPrice = priceId(plan, cycle, settings);
  if (!planPrice) return settings.APP_URL;
  const seatPrice = settings[priceSetting('seat', cycle)];
  const items = [{ id: planPrice, quantity: 1 }, ...(seatPrice && seats > 0 ? [{ id: seatPrice, quantity: seats }] : [])];
  const query = new URLSearchParams(
    items.flatMap(({ id, quantity }, index) => [
      [`prices[${index}][id]`, id],
      [`prices[${index}][quantity]`, String(quantity)],
    ]),
  );
  return `${settings.API_URL}${CHECKOUT_PATH}?${query}`;
}

/** What the console says when a plan without a price id is chosen. */
export const missingPrice = (plan: PlanId, cycle: BillingCycle) => `No Stripe price ID found for plan: ${plan}, cycle: ${cycle}`;
