import { useTranslations } from 'next-intl';
import { BookingLink } from '@/components/booking/booking-link';
import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { env } from '@/lib/env';
import { CropMarks } from './crop-marks';
import styles from './white-label.module.css';

/** The last call, as a sheet with crop marks and words in its middle. */
export function WhiteLabelClosing() {
  const t = useTranslations('whiteLabel.closing');
  return (
    <Section tone="inverse" labelledBy="closing-title">
      <div className={`${styles.sheet} relative mx-auto grid text-center`}>
        <CropMarks className="text-thread" />
        <h2 id="closing-title" className={`${styles.title} text-balance font-bold font-display`}>
          {t.rich('title', { line: (sentence) => <span className="block">{sentence}</span> })}
        </h2>
        <div className={`${styles.bothCalls} flex flex-wrap gap-3`}>
          <BookingLink>{t('demo')}</BookingLink>
          <ButtonLink href={env().ENTERPRISE_BOOKING_URL} variant="secondary">
            {t('sales')}
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
