import { useTranslations } from 'next-intl';
import { BookingLink } from '@/components/booking/booking-link';
import { ButtonLink } from '@/components/ui/button';
import { ClosingThread } from '@/components/ui/closing-thread';
import { Section } from '@/components/ui/section';
import { env } from '@/lib/env';
import { CropMarks } from './crop-marks';

/** The last invitation, between a printer's marks; on a wide screen they stand in the margin, so that the words begin where all others do. */
export function WhiteLabelClosing() {
  const t = useTranslations('whiteLabel.closing');
  return (
    <Section tone="inverse" labelledBy="closing-title" className="relative overflow-hidden">
      <ClosingThread />
      <div className="relative px-6 py-9 sm:p-14 lg:py-20 xl:px-0">
        <CropMarks className="text-thread xl:-inset-x-14" />
        <h2
          id="closing-title"
          className="text-balance font-bold font-display text-[clamp(2rem,0.6rem+6.4vw,6.75rem)] leading-none tracking-[-0.035em]"
        >
          {t.rich('title', { line: (sentence) => <span className="block">{sentence}</span> })}
        </h2>
        <div className="mt-10 flex flex-wrap gap-3">
          <BookingLink>{t('demo')}</BookingLink>
          <ButtonLink href={env().ENTERPRISE_BOOKING_URL} variant="secondary">
            {t('sales')}
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
