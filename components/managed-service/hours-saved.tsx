import { useFormatter, useTranslations } from 'next-intl';
import { Section } from '@/components/ui/section';
import { MANAGED_NETWORKS, MANAGED_SERVICE } from '@/lib/site/claims';
import { NETWORK_NAMES } from '@/lib/site/networks';
import { HoursPicture } from './hours-picture';
import styles from './managed-service.module.css';

const ITEMS = ['updates', 'reports', 'engagement', 'channels'] as const;
const WORKING_DAY_HOURS = 8;

/** Says how many hours the client saves and what the client gets, with the frequency first. */
export function HoursSaved() {
  const t = useTranslations('managedService.hours');
  const format = useFormatter();
  const platforms = format.list(MANAGED_NETWORKS.map((network) => NETWORK_NAMES[network]));
  const hours = MANAGED_SERVICE.hoursSavedMonthly;
  return (
    <Section tone="sunken" labelledBy="hours-title">
      <div className={`${styles.saved} grid items-center gap-x-16 lg:grid-cols-2`}>
        {/* On a phone the picture comes after the first words and before the others. */}
        <div>
          <HoursPicture />
        </div>
        <div>
          <h2 id="hours-title" className="font-bold font-display text-title max-lg:order-first">
            {t.rich('title', { hours, big: (words) => <span className="inline-block text-thread">{words}</span> })}
          </h2>
          <p className="mt-4 lede-text max-lg:order-first">{t('lede', { days: Math.floor(hours / WORKING_DAY_HOURS) })}</p>
          <dl className="mt-6">
            {ITEMS.map((item) => (
              <div key={item} className={styles.rhythm}>
                <dt className="font-semibold">{t(`items.${item}.name`)}</dt>
                <dd>{t(`items.${item}.text`, { platforms })}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Section>
  );
}
