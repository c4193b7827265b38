import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { OfferTermsLink } from '@/components/pricing/offer-terms-link';
import { Section } from '@/components/ui/section';
import { AFFILIATE } from '@/lib/site/affiliate-program';
import { AFFILIATE_TRIAL_DAYS, JOINING_DISCOUNT } from '@/lib/site/plans';

/** What stands in one column begins on the same line as its neighbour in the other. */
const ROWS = 'lg:row-span-3 lg:grid lg:grid-rows-subgrid';

/** The two numbers of the narrower column, which has as much room for each as the wider one. */
const LARGE = 'text-title lg:text-[clamp(3rem,1rem+3.6vw,4.5rem)] lg:leading-[1.05] tracking-tight';

/** Five numbers: three for the affiliate, two for whoever follows the link. */
export function AffiliateTerms() {
  const t = useTranslations('affiliates.terms');
  return (
    <Section title={t('title')} tone="sunken">
      <div className="grid gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:grid-rows-[auto_auto_auto] lg:gap-y-0">
        <div className={ROWS}>
          <h3 className="font-semibold text-soft">{t('forYou')}</h3>
          <dl className="mt-5 grid gap-x-10 sm:grid-cols-2 lg:row-span-2 lg:grid-rows-subgrid">
            <Term
              value={t('commission.value', { percent: AFFILIATE.commissionPercent })}
              label={t('commission.label')}
              className="border-ink border-t-2 sm:col-span-2 sm:flex-row-reverse sm:items-end sm:gap-x-6 sm:py-9"
              valueClass="text-[clamp(5rem,3.6rem+7vw,10rem)] leading-[0.8] tracking-[-0.05em] text-thread"
              labelClass="mt-3 max-w-[13rem] text-heading text-ink sm:mt-0"
            />
            <Term value={t('payout.value', { days: AFFILIATE.payoutDays })} label={t('payout.label')} />
            <Term value={t('cookie.value', { days: AFFILIATE.cookieDays })} label={t('cookie.label')} />
          </dl>
        </div>
        <div className={ROWS}>
          <h3 className="font-semibold text-soft">{t('forThem')}</h3>
          <dl className="mt-5 grid gap-x-10 sm:grid-cols-2 lg:row-span-2 lg:grid-cols-1 lg:grid-rows-subgrid">
            <Term
              value={t('trial.value', { days: AFFILIATE_TRIAL_DAYS })}
              label={t('trial.label')}
              className="border-ink border-t-2 lg:justify-start lg:pb-9"
              valueClass={LARGE}
            />
            <Term
              value={t('discount.value', { percent: JOINING_DISCOUNT.percent })}
              label={t.rich('discount.label', { offer: (words) => <OfferTermsLink>{words}</OfferTermsLink> })}
              className="border-hairline border-t sm:max-lg:border-ink sm:max-lg:border-t-2"
              valueClass={LARGE}
            />
          </dl>
        </div>
      </div>
    </Section>
  );
}

type TermProps = { value: string; label: ReactNode; className?: string; valueClass?: string; labelClass?: string };

// The number stands above what it counts, though a list of terms wants its term first.
function Term({ value, label, className = 'border-hairline border-t', valueClass = 'text-title', labelClass = 'text-soft' }: TermProps) {
  return (
    <div className={`flex flex-col-reverse justify-end py-6 ${className}`}>
      <dt className={labelClass}>{label}</dt>
      <dd className={`font-bold font-display tabular-nums ${valueClass}`}>{value}</dd>
    </div>
  );
}
