import { useTranslations } from 'next-intl';
import { FaqSection } from '@/components/faq/faq-section';
import { RESULTS } from '@/lib/site/claims';
import { SITE } from '@/lib/site/identity';
import { useFeatureNumbers } from './white-label-features';

const QUESTIONS = ['scope', 'visible', 'setup', 'price', 'developers', 'clients', 'security', 'support'] as const;

export function WhiteLabelFaq() {
  const t = useTranslations('whiteLabel.faq');
  const numbers = { ...useFeatureNumbers(), product: SITE.product, supportHours: RESULTS.supportHours };
  const items = QUESTIONS.map((name, order) => ({
    id: order + 1,
    question: t(`${name}.question`, numbers),
    answer: t(`${name}.answer`, numbers),
  }));
  return <FaqSection title={t('title')} subtitle={t('subtitle')} scene="signed" items={items} tone="sunken" />;
}
