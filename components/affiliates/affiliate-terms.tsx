import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { toOfferTerms } from '@/components/pricing/offer-terms';
import { Section } from '@/components/ui/section';
import { AFFILIATE } from '@/lib/site/affiliate-program';
import { AFFILIATE_TRIAL_DAYS, JOINING_DISCOUNT, TRIAL_DAYS } from '@/lib/site/plans';
import styles from './affiliates.module.css';

/** Five figures: three for the affiliate, two for the person who follows the link. */
export function AffiliateTerms() {
  const t = useTranslations('affiliates.terms');
  return (
    <Section title={t('title')} tone="sunken">
      <div data-own-button="" className={`${styles.deal} grid gap-x-16 gap-y-8 lg:gap-y-0 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]`}>
        <div>
          <h3 className="font-semibold text-soft">{t('forYou')}</h3>
          <dl className="gap-x-6 sm:gap-x-10 mt-5 grid grid-cols-2">
            <Term
              value={t('commission.value', { percent: AFFILIATE.commissionPercent })}
              label={t('commission.label')}
              large={`${styles.largeTerm} text-thread`}
            />
            <Term value={t('payout.value', { days: AFFILIATE.payoutDays })} label={t('payout.label')} />
            <Term value={t('cookie.value', { days: AFFILIATE.cookieDays })} label={t('cookie.label')} />
          </dl>
        </div>
        <div>
          <h3 className="font-semibold text-soft">{t('forThem')}</h3>
          <dl className="mt-5 grid grid-cols-1">
            <Term
              value={t('trial.value', { days: AFFILIATE_TRIAL_DAYS })}
              label={t('trial.label', { usual: TRIAL_DAYS })}
              large={`${styles.smallTerm} tracking-[-0.03em]`}
            />
            <Term
              value={t('discount.value', { percent: JOINING_DISCOUNT.percent })}
              label={t.rich('discount.label', { ...JOINING_DISCOUNT, offer: toOfferTerms })}
            />
          </dl>
        </div>
      </div>
    </Section>
  );
}

type TermProps = { value: string; label: ReactNode; large?: string };

// The figure stands above its label. In HTML the term must come first, so CSS changes the order. `large` has the classes of a large figure.
function Term({ value, label, large }: TermProps) {
  return (
    <div className={`${styles.term} flex py-6 ${large ? 'sm:py-9 col-span-full border-ink border-t-2' : 'border-hairline border-t'}`}>
      <dt className={large ? 'mt-3 text-heading text-ink' : 'text-soft'}>{label}</dt>
      <dd className={`font-bold font-display tabular-nums ${large ?? 'text-title'}`}>{value}</dd>
    </div>
  );
}
