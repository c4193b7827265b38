import { useTranslations } from 'next-intl';
import { BookingLink } from '@/components/booking/booking-link';
import { Section } from '@/components/ui/section';
import { MANAGED_SERVICE } from '@/lib/site/claims';
import './managed-service.css';

const STEPS = ['discovery', 'strategy', 'creation', 'optimization'] as const;
const PRICE = ['call', 'offer', 'term'] as const;

/** Four steps on one thread, which goes on after the last of them; the way to a price, and the first of the steps to take. */
export function HowItWorks() {
  const t = useTranslations('managedService.steps');
  return (
    <Section labelledBy="steps-title">
      <h2 id="steps-title" className="title mb-8">
        {t('title')}
      </h2>
      <ol className="lg:grid lg:grid-cols-4">
        {STEPS.map((step, order) => (
          <li key={step} className="step">
            <span aria-hidden="true" className="heading tabular-nums">
              {order + 1}
            </span>
            <h3 className="heading">{t(`${step}.title`)}</h3>
            <p className="mt-2 text-soft">{t(`${step}.text`)}</p>
          </li>
        ))}
      </ol>
      <div className="mt-10 grid gap-x-12 gap-y-7 rounded-card bg-sunken p-6 sm:p-7 lg:mt-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="flex flex-col items-start lg:justify-center">
          <h3 className="note">{t('cta.title')}</h3>
          <p className="mt-2 mb-5 text-balance font-bold font-display text-heading leading-tight">{t('cta.text')}</p>
          <BookingLink>{t('cta.button')}</BookingLink>
        </div>
        <div className="border-hairline max-lg:border-t max-lg:pt-7 lg:border-s lg:ps-12">
          <h4 className="heading">{t('price.title')}</h4>
          <ol className="mt-3">
            {PRICE.map((part) => (
              <li key={part} className="border-hairline border-t py-2.5 text-pretty leading-snug">
                {t(`price.${part}`, { months: MANAGED_SERVICE.minimumCommitmentMonths })}
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Section>
  );
}
