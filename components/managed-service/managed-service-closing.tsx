import { useTranslations } from 'next-intl';
import { BookingLink } from '@/components/booking/booking-link';
import { type PersonName, Portrait } from '@/components/pictures/cut-paper';
import { Container } from '@/components/ui/container';

/** The people of the report, each at a window. */
const WINDOWS: [person: PersonName, height: string][] = [
  ['kofi', 'h-26 sm:h-48 lg:h-40'],
  ['ines', 'h-36 sm:h-64 lg:h-56'],
  ['mei', 'h-30 sm:h-56 lg:h-48'],
];

/** The last invitation: on marigold by day, within a marigold edge by night. */
export function ManagedServiceClosing() {
  const t = useTranslations('managedService.closing');
  return (
    <section aria-labelledby="closing-title">
      <Container>
        <div className="grid overflow-hidden rounded-card bg-marigold text-on-marigold dark:border dark:border-marigold dark:bg-raised dark:text-ink lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end">
          <div className="p-7 pb-10 sm:p-12 lg:p-16">
            <h2 id="closing-title" className="title">
              {t('title')}
            </h2>
            <p className="mt-4 max-w-[32rem] text-pretty text-lede">{t('text')}</p>
            <BookingLink className="mt-8">{t('cta')}</BookingLink>
          </div>
          <div aria-hidden="true" className="grid grid-cols-3 items-end gap-2 px-7 sm:px-12 lg:ps-0 lg:pe-10">
            {WINDOWS.map(([person, height]) => (
              <Portrait key={person} person={person} className={`w-full rounded-t-full ${height}`} />
            ))}
          </div>
        </div>
      </Container>
    </section>
  );
}
