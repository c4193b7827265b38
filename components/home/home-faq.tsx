import { useTranslations } from 'next-intl';
import { FaqSection } from '@/components/faq/faq-section';
import { SmartLink } from '@/components/ui/smart-link';
import { SITE } from '@/lib/site/identity';

/** The eight default questions. */
export function HomeFaq() {
  const t = useTranslations('home.faq');
  const subtitle = t.rich('subtitle', {
    mail: (words) => (
      <SmartLink href={`mailto:${SITE.mail.support}`} className="text-ink underline underline-offset-4 hover:text-thread">
        {words}
      </SmartLink>
    ),
  });
  return <FaqSection title={t('title')} subtitle={subtitle} />;
}
