import { useTranslations } from 'next-intl';
import { Section } from '@/components/ui/section';
import { AFFILIATE_TRIAL_DAYS } from '@/lib/site/plans';

const PEOPLE = ['agencies', 'makers', 'teachers', 'customers'] as const;

/** Who the programme is for, as an index. */
export function Audience() {
  const t = useTranslations('affiliates.audience');
  return (
    <Section title={t('title')}>
      <dl className="grid gap-x-16 border-ink border-t-2 lg:grid-cols-2">
        {PEOPLE.map((who) => (
          <div key={who} className="border-hairline border-b py-6 lg:py-7">
            <dt className="font-bold font-display text-[clamp(1.625rem,1.45rem+0.75vw,2rem)] leading-[1.1] tracking-tight">
              {t(`items.${who}.title`)}
            </dt>
            <dd className="mt-2 max-w-[30rem] text-pretty text-soft">{t(`items.${who}.body`, { days: AFFILIATE_TRIAL_DAYS })}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
