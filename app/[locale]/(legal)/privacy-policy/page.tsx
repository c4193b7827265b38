import { useLifetime } from '@/components/legal/cookie-tables';
import { LegalPage } from '@/components/legal/legal-page';
import { pageMetadata } from '@/lib/head/metadata';
import { ANSWER_WITHIN } from '@/lib/site/legal';
import { cookieLifetime } from '@/lib/visitor/cookies';
import { REFERRAL_COOKIES } from '@/lib/visitor/referral';

export const generateMetadata = () => pageMetadata('/privacy-policy');

export default function PrivacyPolicyPage() {
  const inWords = useLifetime();
  const values = { referralLifetime: inWords(cookieLifetime(REFERRAL_COOKIES.ref)), answerDays: ANSWER_WITHIN.privacyDays };
  return <LegalPage namespace="privacy" values={values} summary={['tracking', 'others', 'form', 'rights']} />;
}
