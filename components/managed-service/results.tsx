import { useTranslations } from 'next-intl';
import { Section } from '@/components/ui/section';
import { RESULTS } from '@/lib/site/claims';

/** What clients reach on average, with the span that the averages come from. */
export function Results() {
  const t = useTranslations('managedService.results');
  const months = RESULTS.basisMonths;
  const figures = [
    { name: 'engagement', value: t('engagement.value', { percent: RESULTS.engagementIncreasePercent }) },
    { name: 'followers', value: t('followers.value', { factor: RESULTS.followerGrowthFactor }) },
    { name: 'time', value: t('time.value', { percent: RESULTS.timeSavedPercent }) },
    { name: 'support', value: t('support.value', { hours: RESULTS.supportHours }) },
  ] as const;
  return (
    <Section tone="inverse" labelledBy="results-title">
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <div className="flex flex-col justify-between gap-6">
          <h2 id="results-title" className="title">
            {t('title', { months })}
          </h2>
          <p className="note max-w-[22rem]">{t('basis', { months })}</p>
        </div>
        <dl className="grid grid-cols-2">
          {figures.map(({ name, value }, order) => (
            <div
              key={name}
              className={`flex flex-col-reverse justify-end border-hairline py-6 lg:py-9 ${order % 2 ? 'border-s ps-5 lg:ps-10' : 'pe-5'} ${order < 2 ? 'border-b' : ''}`}
            >
              <dt className="mt-2 text-soft">{t(`${name}.label`)}</dt>
              <dd className="font-bold font-display text-[clamp(3.25rem,1.2rem+8.4vw,8rem)] leading-none tracking-tighter">
                <bdi dir="ltr">{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
