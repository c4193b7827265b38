import type { Env } from '../env.ts';
import type { BillingCycle, PlanId } from './plans.ts';

type PriceSetting = Extract<keyof Env, `PRICE_${string}`>;
/** What checkout has to know of the configuration. Nothing in it is secret: it stands in the links. */
export type CheckoutSettings = Pick<Env, 'API_URL' | 'APP_URL' | PriceSetting>;

const CHECKOUT_PATH = '/api/public/subscriptions/checkout';

/** The part of the configuration that may go to the browser. */
export function checkoutSettings(env: Env): CheckoutSettings {
  const names = Object.keys(env).filter((name): name is PriceSetting => name.startsWith('PRICE_'));
  return { API_URL: env.API_URL, APP_URL: env.APP_URL, ...Object.fromEntries(names.map((name) => [name, env[name]])) };
}

/** The payment provider's id of a plan's price, where one is configured. */
export function priceId(plan: PlanId, cycle: BillingCycle, settings: CheckoutSettings): string | undefined {
  return settings[`PRICE_${plan.toUpperCase() as Uppercase<PlanId>}_${cycle.toUpperCase() as Uppercase<BillingCycle>}`];
}

type Choice = {
  plan: PlanId;
  cycle: BillingCycle;
  settings: CheckoutSettings;
  /** Users and companies beyond the plan's own. */
  seats?: number;
};

/** Where a plan is bought (SPEC.md section 7.1): the API's checkout or, without a price id, the application's own address. */
export function checkoutUrl({ plan, cycle, settings, seats = 0 }: Choice): string {
  const planPrice = priceId(plan, cycle, settings);
  if (!planPrice) return settings.APP_URL;
  const seatPrice = settings[`PRICE_SEAT_${cycle.toUpperCase() as Uppercase<BillingCycle>}`];
  const items = [{ id: planPrice, quantity: 1 }, ...(seatPrice && seats > 0 ? [{ id: seatPrice, quantity: seats }] : [])];
  const query = new URLSearchParams(
    items.flatMap(({ id, quantity }, index) => [
      [`prices[${index}][id]`, id],
      [`prices[${index}][quantity]`, String(quantity)],
    ]),
  );
  return `${settings.API_URL}${CHECKOUT_PATH}?${query}`;
}

/** What the console says when a plan without a price id is chosen (SPEC.md section 8). */
export const missingPrice = (plan: PlanId, cycle: BillingCycle) => `No Stripe price ID found for plan: ${plan}, cycle: ${cycle}`;
