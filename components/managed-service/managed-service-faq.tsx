import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { FaqSection } from '@/components/faq/faq-section';
import { beginningOf } from '@/lib/i18n/first-sentence';
import { MANAGED_NETWORKS, MANAGED_SERVICE, RESULTS } from '@/lib/site/claims';
import { SITE } from '@/lib/site/identity';
import { NETWORK_NAMES } from '@/lib/site/networks';

/** The order of the ids, 1 to 10. On a desktop each half is a column, and each half starts with the most important question. */
const QUESTIONS = [
  'price',
  'commitment',
  'platforms',
  'team',
  'approval',
  'results',
  'ownership',
  'voice',
  'engagement',
  'reports',
] as const;

export function ManagedServiceFaq() {
  const t = useTranslations('managedService.faq');
  const locale = useLocale();
  const numbers = {
    product: SITE.product,
    platforms: useFormatter().list(MANAGED_NETWORKS.map((network) => NETWORK_NAMES[network])),
    months: MANAGED_SERVICE.minimumCommitmentMonths,
    resultMonths: RESULTS.basisMonths,
    engagement: RESULTS.engagementIncreasePercent,
    followers: RESULTS.followerGrowthFactor,
  };
  const items = QUESTIONS.map((name, order) => {
    const answer = t(`${name}.answer`, numbers);
    return { id: order + 1, question: t(`${name}.question`, numbers), answer, beginning: beginningOf(answer, locale) };
  });
  return <FaqSection title={t('title')} tone="sunken" columns items={items} />;
}
