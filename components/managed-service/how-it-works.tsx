import { useTranslations } from 'next-intl';
import { BookingLink } from '@/components/booking/booking-link';
import { Section } from '@/components/ui/section';
import { MANAGED_SERVICE } from '@/lib/site/claims';

const STEPS = ['discovery', 'strategy', 'creation', 'optimization'] as const;
const PRICE = ['call', 'offer', 'term'] as const;

/** Four steps on one thread, the way to a price, and the first of the steps to take. */
export function HowItWorks() {
  const t = useTranslations('managedService.steps');
  return (
    <Section labelledBy="steps-title">
      <h2 id="steps-title" className="title mb-8">
        {t('title')}
      </h2>
      <ol className="grid lg:grid-cols-4">
        {STEPS.map((step, order) => (
          <li key={step} className="relative ps-10 pb-8 last:pb-0 lg:ps-0 lg:pe-8 lg:pb-0">
            <span
              aria-hidden="true"
              className={`absolute start-[0.4375rem] top-3 bottom-0 w-0.5 bg-thread lg:start-0 lg:end-0 lg:top-[0.4375rem] lg:bottom-auto lg:h-0.5 lg:w-auto ${order === STEPS.length - 1 ? 'max-lg:hidden lg:opacity-0' : ''}`}
            />
            <span
              aria-hidden="true"
              className="absolute start-0 top-1.5 size-4 rounded-full border-[3px] border-thread bg-paper lg:top-0"
            />
            <div className="flex gap-2 lg:pt-9">
              <span aria-hidden="true" className="heading text-soft tabular-nums">
                {order + 1}
              </span>
              <h3 className="heading">{t(`${step}.title`)}</h3>
            </div>
            <p className="mt-2 text-pretty text-soft">{t(`${step}.text`)}</p>
          </li>
        ))}
      </ol>
      <div className="mt-12 grid items-center gap-x-12 gap-y-8 rounded-card bg-sunken p-6 sm:p-9 lg:mt-11 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div>
          <h3 className="font-bold font-display text-heading">{t('cta.title')}</h3>
          <p className="mt-1 mb-5 text-soft">{t('cta.text')}</p>
          <BookingLink>{t('cta.button')}</BookingLink>
        </div>
        <div className="border-hairline max-lg:border-t max-lg:pt-7 lg:border-s lg:ps-12">
          <h4 className="font-semibold">{t('price.title')}</h4>
          <ol className="mt-3 grid gap-x-6 gap-y-3 sm:grid-cols-3">
            {PRICE.map((part) => (
              <li key={part} className="border-thread border-t-2 pt-2.5 text-pretty text-[0.9375rem] leading-snug">
                {t(`price.${part}`, { months: MANAGED_SERVICE.minimumCommitmentMonths })}
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Section>
  );
}
