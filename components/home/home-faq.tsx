import { useTranslations } from 'next-intl';
import { FaqSection } from '@/components/faq/faq-section';

/** The eight default questions. */
export function HomeFaq() {
  const t = useTranslations('home.faq');
  return <FaqSection title={t('title')} subtitle={t('subtitle')} />;
}
