import { useLifetime } from '@/components/legal/cookie-tables';
import { LegalPage } from '@/components/legal/legal-page';
import { cookieLifetime } from '@/lib/cookies';
import { ANSWER_WITHIN } from '@/lib/legal';
import { pageMetadata } from '@/lib/metadata';
import { REFERRAL_COOKIES } from '@/lib/referral';

export const generateMetadata = () => pageMetadata('/privacy-policy');

export default function PrivacyPolicyPage() {
  const inWords = useLifetime();
  const values = { referralLifetime: inWords(cookieLifetime(REFERRAL_COOKIES.ref)), answerDays: ANSWER_WITHIN.privacyDays };
  return <LegalPage namespace="privacy" values={values} summary={['tracking', 'others', 'form', 'rights']} />;
}
