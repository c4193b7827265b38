import { useFormatter, useTranslations } from 'next-intl';
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

/** What people ask before they call. The call itself follows at once, so nothing leads there from here. */
export function ManagedServiceFaq() {
  const t = useTranslations('managedService.faq');
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
  return <FaqSection title={t('title')} subtitle={t('subtitle')} columns items={items} />;
}
