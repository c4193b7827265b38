import { useTranslations } from 'next-intl';
import { ArrowLink, ButtonLink } from '@/components/ui/button';
import { ClosingThread } from '@/components/ui/closing-thread';
import { Section } from '@/components/ui/section';
import { env } from '@/lib/env';
import { RESULTS } from '@/lib/site/claims';
import { SITE } from '@/lib/site/identity';

/** Where to go with a question that the page does not answer. */
export function AskAPerson() {
  const t = useTranslations('faq.more');
  return (
    <Section
      tone="inverse"
      title={t('title')}
      lede={t('text', { supportHours: RESULTS.supportHours, product: SITE.product })}
      className="relative overflow-hidden"
      layout="lg:pt-6"
    >
      <ClosingThread />
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-4">
        <ButtonLink href={`mailto:${SITE.mail.support}`}>{t('mail', { supportMail: SITE.mail.support })}</ButtonLink>
        <ArrowLink href={env().BOOKING_URL} className="text-base sm:ms-4">
          {t('call')}
        </ArrowLink>
      </div>
    </Section>
  );
}
