import { useTranslations } from 'next-intl';
import { FaqSection } from '@/components/faq/faq-section';
import { RESULTS } from '@/lib/site/claims';
import { SITE } from '@/lib/site/identity';
import { WHITE_LABEL_QUESTIONS } from '@/lib/site/questions';
import { useFeatureNumbers } from './white-label-features';

export function WhiteLabelFaq() {
  const t = useTranslations('whiteLabel.faq');
  const numbers = { ...useFeatureNumbers(), product: SITE.product, supportHours: RESULTS.supportHours };
  const items = WHITE_LABEL_QUESTIONS.map((name, order) => ({
    id: order + 1,
    question: t(`${name}.question`, numbers),
    answer: t(`${name}.answer`, numbers),
  }));
  return <FaqSection title={t('title')} subtitle={t('subtitle')} scene="signed" list="white-label" items={items} tone="sunken" />;
}
