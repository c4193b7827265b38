import { useFormatter, useTranslations } from 'next-intl';
import { numbered } from '@/components/faq/default-items';
import { FaqSection } from '@/components/faq/faq-section';
import { MANAGED_NETWORKS, MANAGED_SERVICE, RESULTS } from '@/lib/site/claims';
import { SITE } from '@/lib/site/identity';
import { NETWORK_NAMES } from '@/lib/site/networks';
import { MANAGED_SERVICE_QUESTIONS } from '@/lib/site/questions';

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
  const items = numbered(MANAGED_SERVICE_QUESTIONS, t, () => numbers);
  return <FaqSection title={t('title')} tone="sunken" columns beginnings list="managed-service" items={items} />;
}
