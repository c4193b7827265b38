import { useTranslations } from 'next-intl';
import { BookingLink } from '@/components/booking/booking-link';
import { Section } from '@/components/ui/section';
import { MANAGED_SERVICE } from '@/lib/site/claims';
import styles from './managed-service.module.css';

const STEPS = ['discovery', 'strategy', 'creation', 'optimization'] as const;
const PRICE = ['call', 'offer', 'term'] as const;

/** Four steps on one thread, which goes on after the last. Below are the first step to take and the price that follows. */
export function HowItWorks() {
  const t = useTranslations('managedService.steps');
  return (
    <Section labelledBy="steps-title">
      <h2 id="steps-title" className="section-title mb-8">
        {t('title')}
      </h2>
      <ol className="lg:grid lg:grid-cols-4">
        {STEPS.map((step, order) => (
          <li key={step} className={styles.step}>
            <span aria-hidden="true" className="card-heading tabular-nums">
              {order + 1}
            </span>
            <h3 className="card-heading">{t(`${step}.title`)}</h3>
            <p className="mt-2 text-soft">{t(`${step}.text`)}</p>
          </li>
        ))}
      </ol>
      <div data-tone="teal" className={`${styles.callWay} grid rounded-card bg-paper p-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]`}>
        <div className="flex flex-col items-start lg:self-center">
          <h3 className="text-small">{t('cta.title')}</h3>
          <p className="mb-5 mt-2 text-balance font-bold font-display text-heading leading-tight">{t('cta.text')}</p>
          {/* The red accent does not fit on teal, so the button is as light as the words. */}
          <BookingLink>{t('cta.button')}</BookingLink>
        </div>
        <div>
          <h4 className="card-heading">{t('price.title')}</h4>
          <ol className="mt-3">
            {PRICE.map((part) => (
              <li key={part}>
                {t.rich(`price.${part}`, {
                  months: MANAGED_SERVICE.minimumCommitmentMonths,
                  big: (words) => <b className="whitespace-nowrap font-display">{words}</b>,
                  rest: (words) => <span>{words}</span>,
                })}
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Section>
  );
}
