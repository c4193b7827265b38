import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { Section, SectionTitle } from '@/components/ui/section';
import { RESULTS } from '@/lib/site/claims';
import styles from './managed-service.module.css';

/** The only dark band of the page, because these figures are real and not an example. */
export function Results() {
  const t = useTranslations('managedService.results');
  const { basisMonths: months, engagementIncreasePercent, followerGrowthFactor, timeSavedPercent, supportHours } = RESULTS;
  const figures = [
    { name: 'engagement', value: { percent: engagementIncreasePercent }, change: 1 + engagementIncreasePercent / 100 },
    { name: 'followers', value: { factor: followerGrowthFactor }, change: followerGrowthFactor },
    { name: 'time', value: { percent: timeSavedPercent }, change: 1 - timeSavedPercent / 100 },
  ] as const;
  return (
    <Section labelledBy="results-title" tone="inverse">
      <SectionTitle id="results-title">{t('title', { months })}</SectionTitle>
      {/* The basis of the figures comes before the figures. */}
      <p className="mt-4 mb-8 lede-text lg:mb-10">{t('basis', { months })}</p>
      <dl className="grid gap-x-8 gap-y-6 lg:grid-cols-3">
        {figures.map(({ name, value, change }) => (
          <div key={name} className={styles.growth} style={toScale(change)}>
            <dt>{t(`${name}.label`)}</dt>
            <dd className={`${styles.figure} self-center whitespace-nowrap font-bold font-display`}>
              <bdi dir="ltr">{t(`${name}.value`, value)}</bdi>
            </dd>
            {/* The same figure as strips, for sighted visitors only. */}
            <dd aria-hidden="true" className={`${styles.strips} small-note`}>
              <span className={styles.before}>{t('before')}</span>
              <span>{t('after')}</span>
            </dd>
          </div>
        ))}
      </dl>
      {/* Support is a service without a change, so it has its own line. */}
      <p className="mt-6 lg:mt-9 border-hairline border-t pt-4 text-base text-soft">{t('support', { supportHours })}</p>
    </Section>
  );
}

/** Sets the length of the strips for before and after. The longer one fills its column. */
function toScale(change: number): CSSProperties {
  const longest = Math.max(1, change);
  return { '--before': `${100 / longest}%`, '--after': `${(100 * change) / longest}%` } as CSSProperties;
}
