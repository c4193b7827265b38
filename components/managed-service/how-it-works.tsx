import { useTranslations } from 'next-intl';
import { BookingLink } from '@/components/booking/booking-link';
import { Section } from '@/components/ui/section';

const STEPS = ['discovery', 'strategy', 'creation', 'optimization'] as const;
/** Each step stands a little lower than the one before. */
const PLACES = ['', 'lg:mt-14', 'lg:mt-28', 'lg:mt-42'];

/** Four steps on one thread, which ends where the first of them can be taken. */
export function HowItWorks() {
  const t = useTranslations('managedService.steps');
  return (
    <Section title={t('title')}>
      <ol className="grid lg:grid-cols-4">
        {STEPS.map((step, order) => (
          <li key={step} className={`relative ps-10 pb-10 lg:ps-0 lg:pe-8 lg:pb-0 ${PLACES[order]}`}>
            <span aria-hidden="true" className="absolute inset-y-0 start-[0.4375rem] top-3 w-0.5 bg-thread lg:hidden" />
            {order < STEPS.length - 1 && (
              <svg
                viewBox="0 0 100 100"
                preserveAspectRatio="none"
                aria-hidden="true"
                className="absolute start-2 top-2 hidden h-14 w-full fill-none stroke-[2.5] stroke-thread lg:block rtl:-scale-x-100"
              >
                <path d="M0 0C60 0 40 100 100 100" vectorEffect="non-scaling-stroke" />
              </svg>
            )}
            <span
              aria-hidden="true"
              className="absolute start-0 top-1.5 size-4 rounded-full border-[3px] border-thread bg-paper lg:top-0"
            />
            <div className="lg:pt-20">
              <p aria-hidden="true" className="font-bold font-display text-soft text-title tabular-nums leading-none">
                {order + 1}
              </p>
              <h3 className="mt-2 heading">{t(`${step}.title`)}</h3>
              <p className="mt-2 text-pretty text-soft">{t(`${step}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-10 gap-y-6 border-hairline border-t pt-10 lg:mt-16">
        <div>
          <h3 className="font-bold font-display text-heading">{t('cta.title')}</h3>
          <p className="mt-1 text-soft">{t('cta.text')}</p>
        </div>
        <BookingLink>{t('cta.button')}</BookingLink>
      </div>
    </Section>
  );
}
