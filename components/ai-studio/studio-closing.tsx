import { useTranslations } from 'next-intl';
import { BookingLink } from '@/components/booking/booking-link';
import { PLANS_HREF } from '@/components/layout/navigation';
import { ButtonLink } from '@/components/ui/button';
import { ClosingThread } from '@/components/ui/closing-thread';
import { Section } from '@/components/ui/section';
import { TRIAL_DAYS } from '@/lib/site/plans';

/** The last word. */
export function StudioClosing() {
  const t = useTranslations('aiStudio.closing');
  return (
    <Section labelledBy="closing-title" tone="inverse" className="relative overflow-hidden">
      <ClosingThread />
      <div className="grid items-end gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <h2 id="closing-title" className="hero text-balance">
          {t('title')}
        </h2>
        <div>
          <p className="lede">{t('body', { days: TRIAL_DAYS })}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <ButtonLink href={PLANS_HREF} className="whitespace-nowrap max-sm:flex-auto">
              {t('plans')}
            </ButtonLink>
            <BookingLink variant="secondary" className="whitespace-nowrap max-sm:flex-auto">
              {t('call')}
            </BookingLink>
          </div>
        </div>
      </div>
    </Section>
  );
}
