import { useTranslations } from 'next-intl';
import { FaqSection } from '@/components/faq/faq-section';
import { plainLinkTo } from '@/components/ui/link-to';
import { SITE } from '@/lib/site/identity';

/** Shows the eight default questions. */
export function HomeFaq() {
  const t = useTranslations('home.faq');
  const subtitle = t.rich('subtitle', { mail: plainLinkTo(`mailto:${SITE.mail.support}`) });
  return <FaqSection title={t('title')} subtitle={subtitle} scene="bubbles" />;
}
