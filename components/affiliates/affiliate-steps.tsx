import { useTranslations } from 'next-intl';
import { Stagger } from '@/components/motion/stagger';
import { OfferTermsLink } from '@/components/pricing/offer-terms-link';
import { Section } from '@/components/ui/section';
import { AFFILIATE } from '@/lib/site/affiliate-program';
import { SITE } from '@/lib/site/identity';
import { AFFILIATE_TRIAL_DAYS, JOINING_DISCOUNT } from '@/lib/site/plans';
import { YearOfAClick } from './year-of-a-click';
import './affiliates.css';

const STEPS = ['apply', 'share', 'join', 'paid'] as const;

/** From the application to the payouts, and the same as a ruler of days. */
export function AffiliateSteps() {
  const t = useTranslations('affiliates.how');
  return (
    <Section labelledBy="how-it-works">
      <h2 id="how-it-works" className="title">
        {t('title')}
      </h2>
      <p className="mt-4 mb-10 lede">{t('lede')}</p>
      <Stagger as="ol" className="grid sm:grid-cols-2 sm:gap-x-10 xl:grid-cols-4">
        {STEPS.map((step, index) => (
          <li key={step} className="way-in grid grid-cols-[2.25rem_1fr] content-start border-hairline border-t pt-5 pb-6">
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
      <div className="mt-10 lg:mt-14">
        <YearOfAClick />
      </div>
    </Section>
  );
}
