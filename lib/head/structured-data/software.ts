import type { Offer, SoftwareApplication } from 'schema-dts';
import { SITE } from '../../site/identity.ts';
import { type BillingCycle, PLANS, type PlanId } from '../../site/plans.ts';

const BILLING_CYCLES = ['monthly', 'yearly'] as const satisfies readonly BillingCycle[];
const CURRENCY = 'USD';
/** UN/CEFACT's codes for a month and a year. */
const UNIT: Record<BillingCycle, string> = { monthly: 'MON', yearly: 'ANN' };

type SoftwareWords = {
  description: string;
  pricingUrl: string /** "Pro, monthly" */;
  offerName: (plan: PlanId, cycle: BillingCycle) => string;
};

export function software({ description, pricingUrl, offerName }: SoftwareWords): SoftwareApplication {
  const offers = PLANS.flatMap((plan) =>
    BILLING_CYCLES.map((cycle): Offer => {
      const price = cycle === 'monthly' ? plan.monthlyUsd : plan.yearlyTotalUsd;
      return {
        '@type': 'Offer',
        name: offerName(plan.id, cycle),
        url: pricingUrl,
        price,
        priceCurrency: CURRENCY,
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price,
          priceCurrency: CURRENCY,
          referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: UNIT[cycle] },
        },
      };
    }),
  );
  return {
    '@type': 'SoftwareApplication',
    name: SITE.product,
    description,
    url: pricingUrl,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    offers,
  };
}
