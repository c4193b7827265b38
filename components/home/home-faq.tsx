import { useTranslations } from 'next-intl';
import { FaqSection } from '@/components/faq/faq-section';
import { SmartLink } from '@/components/ui/smart-link';
import { SITE } from '@/lib/site/identity';

/** Shows the eight default questions. */
export function HomeFaq() {
  const t = useTranslations('home.faq');
  const subtitle = t.rich('subtitle', {
    mail: (words) => (
      <SmartLink href={`mailto:${SITE.mail.support}`} className="plain-link">
        {words}
      </SmartLink>
    ),
  });
  return <FaqSection title={t('title')} subtitle={subtitle} scene="bubbles" />;
}
