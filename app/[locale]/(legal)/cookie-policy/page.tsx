import { useFormatter } from 'next-intl';
import { CookieTable, ElsewhereTable, StorageTable, useLifetime } from '@/components/legal/cookie-tables';
import { LegalPage } from '@/components/legal/legal-page';
import { env } from '@/lib/env';
import { pageMetadata } from '@/lib/head/metadata';
import { LOCALE_COOKIE } from '@/lib/i18n/locales';
import { CONSENT_COOKIE, NOTICE_DELAY_MS } from '@/lib/visitor/consent';
import { cookieLifetime, USUAL_LIFETIMES_ELSEWHERE } from '@/lib/visitor/cookies';
import { REFERRAL_COOKIES } from '@/lib/visitor/referral';

export const generateMetadata = () => pageMetadata('/cookie-policy');

const INSERTIONS = {
  'set.cookies': <CookieTable />,
  'set.storage': <StorageTable />,
  'third-party.spans': <ElsewhereTable />,
};

/** Point of the short version and its section. Not `consent`: blocklists against cookie notices would hide such a heading. */
const SUMMARY = { referral: 'set', without: 'manage', essential: 'essential', measuring: 'third-party' };

export default function CookiePolicyPage() {
  const inWords = useLifetime();
  const values = {
    noticeSeconds: NOTICE_DELAY_MS / 1000,
    locale: LOCALE_COOKIE,
    consent: CONSENT_COOKIE,
    referrals: env().REFERRAL_CONSENT,
    spans: useFormatter().list(USUAL_LIFETIMES_ELSEWHERE.map(inWords), { type: 'unit' }),
    referral: REFERRAL_COOKIES.ref,
    consentLifetime: inWords(cookieLifetime(CONSENT_COOKIE)),
  };
  return <LegalPage namespace="cookies" values={values} insertions={INSERTIONS} summary={SUMMARY} />;
}
