import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Section, SectionTitle } from '@/components/ui/section';
import { RESULTS } from '@/lib/site/claims';
import styles from './managed-service.module.css';

/** The only dark band of the page, because these figures are real and not an example. */
export function Results() {
  const t = useTranslations('managedService.results');
  const months = RESULTS.basisMonths;
  const figures = [
    {
      name: 'engagement',
      value: t('engagement.value', { percent: RESULTS.engagementIncreasePercent }),
      change: 1 + RESULTS.engagementIncreasePercent / 100,
    },
    {
      name: 'followers',
      value: t('followers.value', { factor: RESULTS.followerGrowthFactor }),
      change: RESULTS.followerGrowthFactor,
    },
    {
      name: 'time',
      value: t('time.value', { percent: RESULTS.timeSavedPercent }),
      change: 1 - RESULTS.timeSavedPercent / 100,
    },
  ] as const;
  return (
    <Section labelledBy="results-title" tone="inverse">
      <SectionTitle id="results-title">{t('title', { months })}</SectionTitle>
      {/* The basis of the figures comes before the figures. */}
      <p className="mt-4 mb-8 lede-text lg:mb-10">{t('basis', { months })}</p>
      <dl className="grid gap-x-8 gap-y-6 lg:grid-cols-3">
        {figures.map(({ name, value, change }) => (
          <div
            key={name}
            className={classNames(styles.growth, 'grid content-start gap-x-4 gap-y-2 border-hairline border-t pt-5')}
            style={toScale(change)}
          >
            <dt className="font-semibold text-[1.0625rem]">{t(`${name}.label`)}</dt>
            <dd className={classNames(styles.figure, 'self-center whitespace-nowrap font-bold font-display')}>
              <bdi dir="ltr">{value}</bdi>
            </dd>
            {/* The same figure as strips, for sighted visitors only. */}
            <dd
              aria-hidden="true"
              className={classNames(styles.strips, 'small-note grid items-center gap-x-3 gap-y-1 self-center lg:mt-3')}
            >
              <span className={classNames(styles.before, 'contents')}>{t('before')}</span>
              <span className="contents">{t('after')}</span>
            </dd>
          </div>
        ))}
      </dl>
      {/* Support is a service without a change, so it has its own line. */}
      <p className="mt-6 lg:mt-9 border-hairline border-t pt-4 text-base text-soft">
        {t('support', { supportHours: RESULTS.supportHours })}
      </p>
    </Section>
  );
}

/** Sets the length of the strips for before and after. The longer one fills its column. */
function toScale(change: number): CSSProperties {
  const longest = Math.max(1, change);
  return { '--before': `${100 / longest}%`, '--after': `${(100 * change) / longest}%` } as CSSProperties;
}
