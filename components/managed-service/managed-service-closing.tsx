import { useTranslations } from 'next-intl';
import { BookingLink } from '@/components/booking/booking-link';
import { type PersonName, Portrait } from '@/components/pictures/cut-paper';
import { Container } from '@/components/ui/container';
import { joined } from '@/components/ui/joined';
import styles from './managed-service.module.css';

/** The people of the report, each at a window of so many rem, on a phone of half as many. */
const WINDOWS: [person: PersonName, height: number][] = [
  ['kofi', 12],
  ['ines', 16],
  ['mei', 14],
];

/**
 * The last invitation, and the end of the page: on marigold where that is light. By night so large a surface would glare, and the hue gone dark is brown: there
 * it is the page's red, gone dark (managed-service.module.css), and no second band of the figures' deep water; its words have the hue.
 */
export function ManagedServiceClosing() {
  const t = useTranslations('managedService.closing');
  return (
    <section aria-labelledby="closing-title" className="pb-section">
      <Container>
        <div
          className={joined(
            'grid overflow-hidden',
            styles.lastCall,
            styles.callCard,
            'rounded-card bg-marigold lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]',
          )}
        >
          <div className={joined(styles.callCardWords, 'flex flex-col items-start')}>
            <h2 id="closing-title" className="font-medium text-base">
              {t('title')}
            </h2>
            <p className={joined(styles.offer, 'mt-2 section-title')}>{t('offer')}</p>
            <p className="mt-4 mb-7 max-w-[32rem] text-pretty text-lede">{t('text')}</p>
            {/* Red on marigold is the one chord that neither can bear: there the button is ink, and by night marigold. */}
            <BookingLink className={styles.call}>{t('cta')}</BookingLink>
          </div>
          <div aria-hidden="true" className={joined(styles.windows, 'grid grid-cols-3 items-end gap-2')}>
            {WINDOWS.map(([person, height]) => (
              <Portrait
                key={person}
                person={person}
                className={joined(styles.callPortrait, 'w-full')}
                style={{ height: `calc(${height} * var(--window))` }}
              />
            ))}
          </div>
        </div>
      </Container>
    </section>
  );
}
