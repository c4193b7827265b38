import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Portrait } from '@/components/pictures/cut-paper';
import { Container } from '@/components/ui/container';
import { SmartLink } from '@/components/ui/smart-link';

const PEOPLE = ['kofi', 'ana', 'ruth'] as const;

/** For those who would rather have it done for them. */
export function ManagedServiceBanner() {
  const t = useTranslations('pricing.managed');
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <Container>
        <div data-tone="teal" className="grid overflow-hidden rounded-card bg-paper md:grid-cols-[minmax(0,1fr)_auto]">
          <div className="p-6 sm:p-9 lg:p-12">
            <h2 id={headingId} className="title">
              {t('title')}
            </h2>
            <p className="mt-4 max-w-[34rem] text-pretty">{t('text')}</p>
            <SmartLink
              href="/managed-service"
              className="mt-7 inline-flex min-h-12 items-center rounded-button bg-ink px-6 font-semibold text-base text-paper hover:underline focus-visible:outline-ink print:hidden"
            >
              {t.rich('more', { about: (words) => <span className="sr-only">{words}</span> })}
            </SmartLink>
          </div>
          <div className="flex items-end max-md:order-first">
            {PEOPLE.map((person) => (
              <Portrait
                key={person}
                person={person}
                className="h-28 w-1/3 md:h-full md:w-[17vw] md:max-w-40 md:max-lg:last:hidden lg:w-[12vw]"
              />
            ))}
          </div>
        </div>
      </Container>
    </section>
  );
}
