import { useFormatter, useTranslations } from 'next-intl';
import { NetworkIcon } from '@/components/ui/network-icon';
import { NETWORK_NAMES, type Network } from '@/lib/site/networks';
import styles from './managed-service.module.css';
import { Sheet } from './sheet';

const DAY_MS = 86_400_000;
/** The first Monday of the month and its four weeks. Each week has a theme and the networks of its posts. */
const FIRST_MONDAY = Date.UTC(2026, 10, 2);
const WEEKS = [
  { theme: 'hour', networks: ['instagram', 'tiktok', 'linkedin'] },
  { theme: 'flour', networks: ['instagram', 'facebook', 'tiktok'] },
  { theme: 'people', networks: ['facebook', 'linkedin', 'instagram'] },
  { theme: 'advent', networks: ['instagram', 'facebook', 'twitter'] },
] as const satisfies readonly { theme: string; networks: readonly Network[] }[];

/** The month has one post for each network in a week. */
export const PLANNED_POSTS = WEEKS.reduce((sum, { networks }) => sum + networks.length, 0);

/** The plan of a month, as the strategist gives it to the client. It is text, not an image. */
export function MonthPlan() {
  const t = useTranslations('managedService.blocks.expertise.plan');
  const format = useFormatter();
  const week = (order: number) =>
    format.dateTimeRange(FIRST_MONDAY + order * 7 * DAY_MS, FIRST_MONDAY + (order * 7 + 6) * DAY_MS, { day: 'numeric', month: 'short' });
  return (
    <Sheet id="plan-title" title={t('title')}>
      <ol>
        {WEEKS.map(({ theme, networks }, order) => (
          <li key={theme} className={`${styles.entry} grid gap-x-5 gap-y-1`}>
            <span className="flex gap-x-4">
              <span className="small-note tabular-nums">{week(order)}</span>
              <span className="flex items-center gap-2">
                {networks.map((network) => (
                  <NetworkIcon key={network} network={network} label={NETWORK_NAMES[network]} className="size-4" />
                ))}
              </span>
            </span>
            <span>
              <strong className="block font-semibold leading-snug">{t(`weeks.${theme}.theme`)}</strong>
              <span className="hidden text-pretty text-[0.9375rem] text-soft leading-snug sm:block">{t(`weeks.${theme}.posts`)}</span>
            </span>
          </li>
        ))}
      </ol>
      <p className={`${styles.leftOut} mt-3 text-[0.9375rem] leading-snug`}>{t('leftOut')}</p>
    </Sheet>
  );
}
