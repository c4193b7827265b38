import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { Section } from '@/components/ui/section';
import { RESULTS } from '@/lib/site/claims';
import './managed-service.css';

/** What clients reach on average, with the span that the averages come from. */
export function Results() {
  const t = useTranslations('managedService.results');
  const months = RESULTS.basisMonths;
  const figures = [
    {
      name: 'engagement',
      value: t('engagement.value', { percent: RESULTS.engagementIncreasePercent }),
      change: 1 + RESULTS.engagementIncreasePercent / 100,
    },
    { name: 'followers', value: t('followers.value', { factor: RESULTS.followerGrowthFactor }), change: RESULTS.followerGrowthFactor },
    { name: 'time', value: t('time.value', { percent: RESULTS.timeSavedPercent }), change: 1 - RESULTS.timeSavedPercent / 100 },
  ] as const;
  return (
    <Section labelledBy="results-title">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <div>
          <h2 id="results-title" className="title">
            {t('title', { months })}
          </h2>
          <p className="mt-4 max-w-[26rem] text-pretty">{t('basis', { months })}</p>
        </div>
        <div>
          <dl className="grid grid-cols-3 gap-x-2 gap-y-7 border-ink border-t-2 pt-6 sm:gap-x-6">
            {figures.map(({ name, value, change }) => (
              <div key={name} className="flex flex-col-reverse justify-end">
                <dt className="growth mt-1.5 text-small text-soft sm:text-base" style={toScale(change)}>
                  {t(`${name}.label`)}
                </dt>
                <dd className="whitespace-nowrap font-bold font-display text-[clamp(1.75rem,1.2rem+4.2vw,5.5rem)] leading-none tracking-tighter rtl:ps-[0.03em]">
                  <bdi dir="ltr">{value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
          <p aria-hidden="true" className="note mt-4 flex gap-6 max-sm:hidden">
            <span className="before">{t('before')}</span>
            <span className="after">{t('after', { months })}</span>
          </p>
          {/* A service, and no result. */}
          <p className="mt-6 border-hairline border-t pt-4 text-base text-soft">{t('support', { hours: RESULTS.supportHours })}</p>
        </div>
      </div>
    </Section>
  );
}

/** How long the lines of before and after are: the longer one is as wide as its column. */
function toScale(change: number): CSSProperties {
  const longest = Math.max(1, change);
  return { '--before': `${100 / longest}%`, '--after': `${(100 * change) / longest}%` } as CSSProperties;
}
