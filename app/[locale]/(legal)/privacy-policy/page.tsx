import { useLifetime } from '@/components/legal/cookie-tables';
import { EuRepresentative } from '@/components/legal/eu-representative';
import { LegalPage } from '@/components/legal/legal-page';
import { ProcessorList } from '@/components/legal/processor-list';
import { RetentionTable } from '@/components/legal/retention-table';
import { env } from '@/lib/env';
import { pageMetadata } from '@/lib/head/metadata';
import { ANSWER_WITHIN, RETENTION } from '@/lib/site/legal';
import { cookieLifetime } from '@/lib/visitor/cookies';
import { REFERRAL_COOKIES } from '@/lib/visitor/referral';

export const generateMetadata = () => pageMetadata('/privacy-policy');

/** Maps each point of the short version to the section that it sums up. */
const SUMMARY = { tracking: 'visiting', form: 'affiliate-form', others: 'recipients', rights: 'rights' };

export default function PrivacyPolicyPage() {
  const inWords = useLifetime();
  const values = {
    referrals: env().REFERRAL_CONSENT,
    ...RETENTION,
    referralLifetime: inWords(cookieLifetime(REFERRAL_COOKIES.ref)),
    answerDays: ANSWER_WITHIN.privacyDays,
  };
  return (
    <LegalPage
      namespace="privacy"
      values={values}
      insertions={{
        'who.company': <EuRepresentative />,
        'overview.lede': <RetentionTable values={values} />,
        'recipients.processors': <ProcessorList />,
      }}
      summary={SUMMARY}
    />
  );
}
