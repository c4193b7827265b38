import { useTranslations } from 'next-intl';
import { numbered } from '@/components/faq/default-items';
import { FaqSection } from '@/components/faq/faq-section';
import { RESULTS } from '@/lib/site/claims';
import { SITE } from '@/lib/site/identity';
import { WHITE_LABEL_QUESTIONS } from '@/lib/site/questions';
import { useFeatureNumbers } from './white-label-features';

export function WhiteLabelFaq() {
  const t = useTranslations('whiteLabel.faq');
  const numbers = { ...useFeatureNumbers(), product: SITE.product, supportHours: RESULTS.supportHours };
  const items = numbered(WHITE_LABEL_QUESTIONS, t, () => numbers);
  return <FaqSection title={t('title')} subtitle={t('subtitle')} scene="signed" list="white-label" items={items} tone="sunken" />;
}
