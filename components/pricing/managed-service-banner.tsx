import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Portrait } from '@/components/pictures/cut-paper';
import { Container } from '@/components/ui/container';
import { SmartLink } from '@/components/ui/smart-link';

/** The team of the managed service's page; nobody on the card's own teal. */
const PEOPLE = ['kofi', 'ines', 'mei'] as const;

/** For those who would rather have it done for them. */
export function ManagedServiceBanner() {
  const t = useTranslations('pricing.managed');
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="pt-section">
      <Container>
        <div
          data-tone="teal"
          className="grid items-center gap-x-12 gap-y-6 overflow-hidden rounded-card bg-paper p-6 print:px-0 sm:p-9 md:grid-cols-[minmax(0,1fr)_auto] lg:px-12"
        >
          <div>
            <h2 id={headingId} className="title">
              {t('title')}
            </h2>
            <p className="mt-4 max-w-[38rem] text-pretty">{t('text')}</p>
            <SmartLink
              href="/managed-service"
              className="mt-6 inline-flex min-h-12 items-center rounded-button bg-ink px-6 font-semibold text-base text-paper hover:underline focus-visible:outline-ink print:hidden"
            >
              {t.rich('more', { about: (words) => <span className="sr-only">{words}</span> })}
            </SmartLink>
          </div>
          {/* Faces beside each other, as small as a signature. */}
          <div className="flex max-md:order-first">
            {PEOPLE.map((person) => (
              <Portrait key={person} person={person} className="not-last:-me-4 size-18 rounded-full border-3 border-paper lg:size-26" />
            ))}
          </div>
        </div>
      </Container>
    </section>
  );
}
