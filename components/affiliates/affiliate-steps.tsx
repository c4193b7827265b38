import { useTranslations } from 'next-intl';
import { Stagger } from '@/components/motion/stagger';
import { OfferTermsLink } from '@/components/pricing/offer-terms-link';
import { Section } from '@/components/ui/section';
import { AFFILIATE } from '@/lib/site/affiliate-program';
import { SITE } from '@/lib/site/identity';
import { AFFILIATE_TRIAL_DAYS, JOINING_DISCOUNT } from '@/lib/site/plans';
import { YearOfAClick } from './year-of-a-click';

const STEPS = ['apply', 'share', 'join', 'paid'] as const;

/** From the application to the payouts, and the same as a ruler of days. */
export function AffiliateSteps() {
  const t = useTranslations('affiliates.how');
  return (
    <Section labelledBy="how-it-works">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div>
          <h2 id="how-it-works" className="title">
            {t('title')}
          </h2>
          <p className="mt-4 max-w-[26rem] lede">{t('lede')}</p>
        </div>
        <Stagger as="ol" className="grid gap-x-12 sm:grid-cols-2">
          {STEPS.map((step, index) => (
            <li key={step} className="grid grid-cols-[2.25rem_1fr] content-start border-hairline border-t py-6">
              <span aria-hidden="true" className="font-bold font-display text-heading text-thread tabular-nums">
                {index + 1}
              </span>
              <h3 className="heading">{t(`steps.${step}.title`)}</h3>
              <p className="col-start-2 mt-2 text-soft">
                {t.rich(`steps.${step}.body`, {
                  product: SITE.product,
                  percent: AFFILIATE.commissionPercent,
                  payout: AFFILIATE.payoutDays,
                  cookie: AFFILIATE.cookieDays,
                  trial: AFFILIATE_TRIAL_DAYS,
                  discount: JOINING_DISCOUNT.percent,
                  offer: (words) => <OfferTermsLink>{words}</OfferTermsLink>,
                })}
              </p>
            </li>
          ))}
        </Stagger>
      </div>
      <div className="mt-14 lg:mt-20">
        <YearOfAClick />
      </div>
    </Section>
  );
}
