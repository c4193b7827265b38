import { useLifetime } from '@/components/legal/cookie-tables';
import { LegalPage } from '@/components/legal/legal-page';
import { useOfferTerms } from '@/components/pricing/offer-terms';
import { useUsd } from '@/components/ui/usd';
import { pageMetadata } from '@/lib/head/metadata';
import { AFFILIATE } from '@/lib/site/affiliate-program';
import { AI_ALLOWANCE_PERIOD } from '@/lib/site/ai-allowance';
import { MANAGED_SERVICE, RESULTS } from '@/lib/site/claims';
import { TERMS } from '@/lib/site/legal';
import { AFFILIATE_TRIAL_DAYS, EXTRA_SEAT_MONTHLY_USD, TRIAL_DAYS, WHITE_LABEL_MONTHLY_USD } from '@/lib/site/plans';
import { cookieLifetime } from '@/lib/visitor/cookies';
import { REFERRAL_COOKIES } from '@/lib/visitor/referral';

export const generateMetadata = () => pageMetadata('/terms-conditions');

/** Maps each point of the short version to the section that it sums up. */
const SUMMARY = { renewal: 'renewal', content: 'your-content', ai: 'ai', ending: 'ending' };

export default function TermsPage() {
  const usd = useUsd();
  const inWords = useLifetime();
  const values = {
    ...TERMS,
    trialDays: TRIAL_DAYS,
    ...useOfferTerms(),
    period: AI_ALLOWANCE_PERIOD,
    affiliateTrialDays: AFFILIATE_TRIAL_DAYS,
    extraSeat: usd(EXTRA_SEAT_MONTHLY_USD),
    whiteLabel: usd(WHITE_LABEL_MONTHLY_USD),
    commitmentMonths: MANAGED_SERVICE.minimumCommitmentMonths,
    commissionPercent: AFFILIATE.commissionPercent,
    payoutDays: AFFILIATE.payoutDays,
    cookieDays: AFFILIATE.cookieDays,
    referralLifetime: inWords(cookieLifetime(REFERRAL_COOKIES.ref)),
    supportHours: RESULTS.supportHours,
  };
  return <LegalPage namespace="terms" values={values} summary={SUMMARY} />;
}
