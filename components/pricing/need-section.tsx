import { useLocale, useMessages, useTranslations } from 'next-intl';
import { BookingArrowLink } from '@/components/booking/booking-link';
import { Section } from '@/components/ui/section';
import { useUsd } from '@/components/ui/usd';
import { compileMessage } from '@/lib/i18n/compile-message';
import { DEFAULT_NEED } from '@/lib/site/need-in-address';
import {
  type BillingCycle,
  cheapestPlan,
  EXTRA_SEAT_MONTHLY_USD,
  JOINING_DISCOUNT,
  PLAN_IDS,
  type PlanId,
  WHITE_LABEL_MONTHLY_USD,
} from '@/lib/site/plans';
import { pageCheckoutSettings } from './checkout-settings';
import { NeedCalculator } from './need-calculator';
import { toOfferTerms } from './offer-terms';
import type { ReceiptLabels } from './receipt';

/** Finds the cheapest plan for a need, and offers a contact for further questions. */
export function NeedSection() {
  const t = useTranslations('pricing.calculator');
  const pricing = useTranslations('pricing');
  const usd = useUsd();
  const [yearly, monthly] = [cheapestPlan(DEFAULT_NEED, 'yearly'), cheapestPlan(DEFAULT_NEED, 'monthly')];
  const name = (id: PlanId) => pricing(`plans.${id}.name`);
  const plans = PLAN_IDS.map((id) => [
    id,
    { name: name(id), line: t('plan', { plan: name(id) }), choose: t('choose', { plan: name(id) }) },
  ]);
  const { cheapest, whiteLabel, whiteLabelIncluded, none, total, later } = useMessages().pricing.calculator;
  const receipt = (cycle: BillingCycle, billed: 'billedAnnually' | 'billedMonthly') => ({
    title: t(`receipts.${cycle}`),
    billed: compileMessage(pricing.raw(billed)),
    instead: compileMessage(t.raw(`instead.${cycle}`)),
  });
  return (
    <Section id="calculator" tone="sunken" title={t('title')} lede={t('lede')}>
      <NeedCalculator
        locale={useLocale()}
        users={{ label: t('users'), hint: t('usersHint'), fewer: t('fewerUsers'), more: t('moreUsers') }}
        companies={{ label: t('companies'), hint: t('companiesHint'), fewer: t('fewerCompanies'), more: t('moreCompanies') }}
        whiteLabel={{ label: whiteLabel, hint: t('whiteLabelHint', { price: usd(WHITE_LABEL_MONTHLY_USD) }) }}
        shared={t('shared')}
        example={t('example', {
          users: DEFAULT_NEED.users,
          companies: DEFAULT_NEED.companies,
          yearlyPlan: name(yearly.plan.id),
          yearlyPrice: usd(yearly.perMonthUsd),
          monthlyPlan: name(monthly.plan.id),
          monthlyPrice: usd(monthly.perMonthUsd),
          seatPrice: usd(EXTRA_SEAT_MONTHLY_USD),
          whiteLabelPrice: usd(WHITE_LABEL_MONTHLY_USD),
        })}
        receipts={{ yearly: receipt('yearly', 'billedAnnually'), monthly: receipt('monthly', 'billedMonthly') }}
        labels={{
          cheapest,
          plans: Object.fromEntries(plans) as ReceiptLabels['plans'],
          extraUsers: compileMessage(t.raw('extraUsers')),
          extraCompanies: compileMessage(t.raw('extraCompanies')),
          whiteLabel,
          whiteLabelIncluded,
          none,
          total,
          beforeDiscount: t.rich('beforeDiscount', { ...JOINING_DISCOUNT, offer: toOfferTerms }),
          later: { ...later, extras: compileMessage(later.extras) },
        }}
        settings={pageCheckoutSettings()}
      >
        <div className="border-hairline border-t pt-6 lg:self-end">
          <p className="font-display font-semibold text-heading">{t('call.title')}</p>
          <p className="mt-2 max-w-[30rem] text-pretty text-soft">{t('call.text')}</p>
          <BookingArrowLink className="mt-1">{t('call.book')}</BookingArrowLink>
        </div>
      </NeedCalculator>
    </Section>
  );
}
