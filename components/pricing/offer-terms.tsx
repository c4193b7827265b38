import { useTranslations } from 'next-intl';
import { plainLinkTo } from '@/components/ui/link-to';
import { JOINING_DISCOUNT, OFFER_TERMS_ID, TRIAL_END } from '@/lib/site/plans';

/** Links to the terms of the trial and of the discount for joining. */
export const toOfferTerms = plainLinkTo(`/pricing#${OFFER_TERMS_ID}`);

/** Returns the words about the end of the trial, in full and in short, and about the discount for joining. All pages use these words. */
export function useOfferTerms() {
  const t = useTranslations('pricing.offer');
  return { trialEnd: t('trialEnd', TRIAL_END), trialShort: t('trialShort', TRIAL_END), joining: t('joining', JOINING_DISCOUNT) };
}

/** The lines below the plans that explain the trial and the discount. */
export function OfferTerms() {
  const t = useTranslations('pricing.offer');
  const { trialEnd, joining } = useOfferTerms();
  return (
    <dl id={OFFER_TERMS_ID} className="mt-10 grid scroll-mt-24 gap-x-16 gap-y-6 lg:mt-16 lg:grid-cols-2">
      <div>
        <dt className="font-display font-semibold text-heading">{t('trialTitle')}</dt>
        <dd className="mt-2 max-w-[36rem] text-pretty text-soft">{trialEnd}</dd>
      </div>
      <div>
        <dt className="font-display font-semibold text-heading">{t('joiningTitle', { percent: JOINING_DISCOUNT.percent })}</dt>
        <dd className="mt-2 max-w-[36rem] text-pretty text-soft">{joining}</dd>
      </div>
    </dl>
  );
}
