import { useFormatter, useTranslations } from 'next-intl';
import { BookingLink } from '@/components/booking/booking-link';
import { FaqSection } from '@/components/faq/faq-section';
import { MANAGED_NETWORKS, MANAGED_SERVICE, RESULTS } from '@/lib/site/claims';
import { SITE } from '@/lib/site/identity';
import { NETWORK_NAMES } from '@/lib/site/networks';

/** In the order of their ids, 1 to 10. */
const QUESTIONS = [
  'platforms',
  'team',
  'approval',
  'voice',
  'engagement',
  'reports',
  'commitment',
  'price',
  'results',
  'ownership',
] as const;

/** What people ask before they call. */
export function ManagedServiceFaq() {
  const t = useTranslations('managedService.faq');
  const hero = useTranslations('managedService.hero');
  const numbers = {
    product: SITE.product,
    platforms: useFormatter().list(MANAGED_NETWORKS.map((network) => NETWORK_NAMES[network])),
    months: MANAGED_SERVICE.minimumCommitmentMonths,
    resultMonths: RESULTS.basisMonths,
    engagement: RESULTS.engagementIncreasePercent,
    followers: RESULTS.followerGrowthFactor,
  };
  const items = QUESTIONS.map((name, order) => ({
    id: order + 1,
    question: t(`${name}.question`, numbers),
    answer: t(`${name}.answer`, numbers),
  }));
  // The page ends with a call, too: whoever has read all of the answers may want to ask.
  const call = (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
      <p className="lede">{t('more')}</p>
      <BookingLink variant="secondary">{hero('cta')}</BookingLink>
    </div>
  );
  return <FaqSection title={t('title')} subtitle={t('subtitle')} columns items={items} after={call} />;
}
