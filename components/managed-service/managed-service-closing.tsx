import { useTranslations } from 'next-intl';
import { BookingLink } from '@/components/booking/booking-link';
import { type PersonName, Portrait } from '@/components/pictures/cut-paper';
import { Container } from '@/components/ui/container';
import styles from './managed-service.module.css';

/** The people of the report. The height of each window is in rem, and on a phone it is half. */
const WINDOWS: [person: PersonName, height: number][] = [
  ['kofi', 12],
  ['ines', 16],
  ['mei', 14],
];

/**
 * The last call at the end of the page. In the light theme it is marigold. In the dark theme a large marigold surface would be too bright,
 * and dark marigold is brown. So it is dark red there (managed-service.module.css), not another dark teal band. Its words have the marigold
 * colour.
 */
export function ManagedServiceClosing() {
  const t = useTranslations('managedService.closing');
  return (
    <section aria-labelledby="closing-title" className="pb-section">
      <Container>
        <div className={`${styles.lastCall} grid rounded-card bg-marigold text-on-marigold lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]`}>
          <div className="p-7 sm:p-9 flex flex-col items-start">
            <h2 id="closing-title" className="font-medium text-base">
              {t('title')}
            </h2>
            <p className={`${styles.offer} mt-2 section-title`}>{t('offer')}</p>
            <p className="mt-4 mb-7 max-w-[32rem] text-pretty text-lede">{t('text')}</p>
            {/* Red does not fit on marigold. So the button is ink, and marigold in the dark theme. */}
            <BookingLink className={styles.call}>{t('cta')}</BookingLink>
          </div>
          <div aria-hidden="true" className={`${styles.windows} grid grid-cols-3 items-end gap-2`}>
            {WINDOWS.map(([person, height]) => (
              <Portrait key={person} person={person} className="w-full" style={{ height: `calc(${height} * var(--window))` }} />
            ))}
          </div>
        </div>
      </Container>
    </section>
  );
}
