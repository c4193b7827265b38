import { useTranslations } from 'next-intl';
import { PLANS_HREF } from '@/components/layout/navigation';
import { ButtonLink } from '@/components/ui/button';
import { ClosingThread } from '@/components/ui/closing-thread';
import { Section } from '@/components/ui/section';
import { RESULTS } from '@/lib/site/claims';
import { SITE } from '@/lib/site/identity';

/** The thread closes an envelope, above the way to write, and goes on. */
const LETTER = 'M-1600 84H200C560 84 720 22 960 22H1020V86q0 8 8 8H1132q8 0 8-8V22H1020L1080 64 1140 22c120 0 240 62 480 62H3200';

/** Where to go with a question that the page does not answer. */
export function AskAPerson() {
  const t = useTranslations('faq.more');
  return (
    <Section
      tone="inverse"
      title={t('title')}
      lede={t('text', { supportHours: RESULTS.supportHours, product: SITE.product })}
      className="relative overflow-hidden"
      layout="lg:grid lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end lg:gap-x-16 lg:pt-6 lg:-mb-14"
    >
      <ClosingThread d={LETTER} behind={<path d="M1022 22h116v70h-116z" className="fill-ink stroke-none" />} />
      <div className="flex flex-wrap gap-3 lg:mb-14">
        <ButtonLink href={`mailto:${SITE.mail.support}`}>{t('mail', { supportMail: SITE.mail.support })}</ButtonLink>
        <ButtonLink href={PLANS_HREF} variant="secondary">
          {t('plans')}
        </ButtonLink>
      </div>
    </Section>
  );
}
