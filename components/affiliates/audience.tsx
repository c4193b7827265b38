import { useTranslations } from 'next-intl';
import { Section } from '@/components/ui/section';
import { AFFILIATE_TRIAL_DAYS } from '@/lib/site/plans';

const PEOPLE = ['agencies', 'makers', 'teachers', 'customers'] as const;

/** Who the programme is for, as an index. */
export function Audience() {
  const t = useTranslations('affiliates.audience');
  return (
    <Section title={t('title')}>
      <dl className="border-ink border-t-2">
        {PEOPLE.map((who) => (
          <div
            key={who}
            className="grid gap-x-16 gap-y-2 border-hairline border-b py-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-baseline lg:py-7"
          >
            <dt className="font-bold font-display text-[clamp(1.625rem,1.2rem+1.6vw,2.5rem)] leading-[1.1] tracking-tight">
              {t(`items.${who}.title`)}
            </dt>
            <dd className="text-soft">{t(`items.${who}.body`, { days: AFFILIATE_TRIAL_DAYS })}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
