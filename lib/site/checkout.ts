import { queryWithNeed } from './need-in-address.ts';
import { type BillingCycle, type Need, PLAN_IDS, type PlanId } from './plans.ts';

/** The items with their own price at the payment provider. A seat is a user or a company beyond the plan's own. */
type Item = PlanId | 'seat' | 'white_label';

/** A setting that holds the payment provider's id of a price: `PRICE_PRO_MONTHLY`. */
export type PriceSetting = `PRICE_${Uppercase<Item>}_${Uppercase<BillingCycle>}`;

const priceSetting = (item: Item, cycle: BillingCycle) => `PRICE_${item.toUpperCase()}_${cycle.toUpperCase()}` as PriceSetting;

/** Every such setting, in the order of .env.example. */
export const PRICE_SETTINGS: readonly PriceSetting[] = [...PLAN_IDS, 'seat' as const, 'white_label' as const].flatMap((item) =>
  (['monthly', 'yearly'] as const).map((cycle) => priceSetting(item, cycle)),
);

/** The configuration for checkout. Nothing in it is secret: the links contain it. */
export type CheckoutSettings = { API_URL: string; APP_URL: string } & { [Name in PriceSetting]?: string | undefined };

const CHECKOUT_PATH = '/api/public/subscriptions/checkout';

/** The part of the configuration that may go to the browser. */
export function checkoutSettings(env: CheckoutSettings): CheckoutSettings {
  // Only defined ones: React's data would spell out each undefined one.
  const prices = PRICE_SETTINGS.flatMap((name) => (env[name] ? [[name, env[name]]] : []));
  return { API_URL: env.API_URL, APP_URL: env.APP_URL, ...Object.fromEntries(prices) };
}

export function priceId(plan: PlanId, cycle: BillingCycle, settings: CheckoutSettings): string | undefined {
  return settings[priceSetting(plan, cycle)];
}

export type Choice = {
  plan: PlanId;
  cycle: BillingCycle;
  settings: CheckoutSettings;
  /** Users and companies beyond the plan's own. */
  seats?: number;
  /** Whether the white-label add-on is bought with it. */
  whiteLabel?: boolean;
  /** The need behind the choice: the application receives it if checkout cannot sell all of it. */
  need?: Need | undefined;
};

export type Part = 'plan' | 'seats' | 'whiteLabel';

type Checkout = {
  /** The address that sells the choice: the API's checkout or, for a plan without a price id, the application. */
  url: string;
  /** The parts to arrange after sign-up: they have no price id, or their plan has none. */
  later: Part[];
  /** The address for these parts: the application, with the whole need. */
  laterUrl: string;
};

export function checkout({ plan, cycle, settings, seats = 0, whiteLabel = false, need }: Choice): Checkout {
  const wanted: { part: Part; id: string | undefined; quantity: number }[] = [
    { part: 'plan', id: priceId(plan, cycle, settings), quantity: 1 },
    { part: 'seats', id: settings[priceSetting('seat', cycle)], quantity: seats },
    { part: 'whiteLabel', id: settings[priceSetting('white_label', cycle)], quantity: whiteLabel ? 1 : 0 },
  ];
  const parts = wanted.filter(({ quantity }) => quantity > 0);
  const laterUrl = applicationUrl(plan, cycle, settings, need);
  if (!priceId(plan, cycle, settings)) return { url: laterUrl, later: parts.map(({ part }) => part), laterUrl };
  const items = parts.flatMap(({ id, quantity }) => (id ? [{ id, quantity }] : []));
  const query = new URLSearchParams(
    items.flatMap(({ id, quantity }, index) => [
      [`prices[${index}][id]`, id],
      [`prices[${index}][quantity]`, String(quantity)],
    ]),
  );
  return { url: `${settings.API_URL}${CHECKOUT_PATH}?${query}`, later: parts.filter(({ id }) => !id).map(({ part }) => part), laterUrl };
}

export const checkoutUrl = (choice: Choice): string => checkout(choice).url;

/** The address that starts a free trial: the application, as checkout asks for a card and the trial needs none. */
export function trialUrl(plan: PlanId, cycle: BillingCycle, { APP_URL }: Pick<CheckoutSettings, 'APP_URL'>): string {
  const url = new URL(APP_URL);
  url.searchParams.set('plan', plan);
  url.searchParams.set('cycle', cycle);
  return url.href;
}

/** The application's own address with the visitor's need, so that they need not enter it again. */
function applicationUrl(plan: PlanId, cycle: BillingCycle, settings: CheckoutSettings, need: Need | undefined): string {
  if (!need) return settings.APP_URL;
  const url = new URL(trialUrl(plan, cycle, settings));
  url.search = queryWithNeed(url.search, need);
  return url.href;
}

export const missingPrice = (plan: PlanId, cycle: BillingCycle) => `No Stripe price ID found for plan: ${plan}, cycle: ${cycle}`;
