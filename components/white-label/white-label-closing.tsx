import { useTranslations } from 'next-intl';
import { BookingLink } from '@/components/booking/booking-link';
import { ButtonLink } from '@/components/ui/button';
import { joined } from '@/components/ui/joined';
import { Section } from '@/components/ui/section';
import { env } from '@/lib/env';
import { CropMarks } from './crop-marks';
import styles from './white-label-closing.module.css';

/** The last invitation: a sheet that a printer has marked for the knife, with the words in its middle and nothing beside them. */
export function WhiteLabelClosing() {
  const t = useTranslations('whiteLabel.closing');
  return (
    <Section tone="inverse" labelledBy="closing-title">
      <div className="relative mx-auto grid max-w-[64rem] justify-items-center gap-10 px-6 py-12 text-center sm:p-14 lg:py-20">
        <CropMarks className="text-thread" />
        <h2
          id="closing-title"
          className="text-balance font-bold font-display text-[clamp(2rem,0.6rem+6.4vw,6.75rem)] leading-none tracking-[-0.035em]"
        >
          {t.rich('title', { line: (sentence) => <span className="block">{sentence}</span> })}
        </h2>
        <div className={joined(styles.bothCalls, 'flex flex-wrap gap-3')}>
          <BookingLink>{t('demo')}</BookingLink>
          <ButtonLink href={env().ENTERPRISE_BOOKING_URL} variant="secondary">
            {t('sales')}
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
