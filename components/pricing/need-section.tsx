import { useLocale, useMessages, useTranslations } from 'next-intl';
import { BookingArrowLink } from '@/components/booking/booking-link';
import { Section } from '@/components/ui/section';
import { useUsd } from '@/components/ui/usd';
import { compileMessage } from '@/lib/i18n/compile-message';
import { DEFAULT_NEED } from '@/lib/site/need-in-address';
import { cheapestPlan, EXTRA_SEAT_MONTHLY_USD, JOINING_DISCOUNT, WHITE_LABEL_MONTHLY_USD } from '@/lib/site/plans';
import { pageCheckoutSettings } from './checkout-settings';
import { NeedCalculator } from './need-calculator';
import { toOfferTerms } from './offer-terms';

/** Finds the cheapest plan for a need, and offers a contact for further questions. */
export function NeedSection() {
  const t = useTranslations('pricing.calculator');
  const usd = useUsd();
  const [yearly, monthly] = [cheapestPlan(DEFAULT_NEED, 'yearly'), cheapestPlan(DEFAULT_NEED, 'monthly')];
  const { calculator, plans, billedAnnually, billedMonthly } = useMessages().pricing;
  const { title, lede, call, ...words } = calculator;
  const whiteLabelPrice = usd(WHITE_LABEL_MONTHLY_USD);
  return (
    <Section id="calculator" tone="sunken" title={title} lede={lede}>
      <NeedCalculator
        locale={useLocale()}
        words={{
          ...words,
          whiteLabelHint: t('whiteLabelHint', { price: whiteLabelPrice }),
          example: t('example', {
            users: DEFAULT_NEED.users,
            companies: DEFAULT_NEED.companies,
            yearlyPlan: plans[yearly.plan.id].name,
            yearlyPrice: usd(yearly.perMonthUsd),
            monthlyPlan: plans[monthly.plan.id].name,
            monthlyPrice: usd(monthly.perMonthUsd),
            seatPrice: usd(EXTRA_SEAT_MONTHLY_USD),
            whiteLabelPrice,
          }),
          plans: { pro: plans.pro.name, team: plans.team.name, agency: plans.agency.name, enterprise: plans.enterprise.name },
          plan: compileMessage(words.plan),
          choose: compileMessage(words.choose),
          extraUsers: compileMessage(words.extraUsers),
          extraCompanies: compileMessage(words.extraCompanies),
          billed: { yearly: compileMessage(billedAnnually), monthly: compileMessage(billedMonthly) },
          instead: { yearly: compileMessage(words.instead.yearly), monthly: compileMessage(words.instead.monthly) },
          beforeDiscount: t.rich('beforeDiscount', { ...JOINING_DISCOUNT, offer: toOfferTerms }),
          later: { ...words.later, extras: compileMessage(words.later.extras) },
        }}
        settings={pageCheckoutSettings()}
      >
        <div className="border-hairline border-t pt-6 lg:self-end">
          <p className="font-display font-semibold text-heading">{call.title}</p>
          <p className="mt-2 max-w-[30rem] text-pretty text-soft">{call.text}</p>
          <BookingArrowLink className="mt-1">{call.book}</BookingArrowLink>
        </div>
      </NeedCalculator>
    </Section>
  );
}
