import { useTranslations } from 'next-intl';
import styles from './managed-service.module.css';
import { Sheet } from './sheet';

/** The number of readers at each hour, in units of the drawing. The evening is best. */
const READERS = [6, 4, 3, 3, 4, 9, 18, 30, 38, 31, 24, 22, 34, 41, 30, 22, 20, 28, 46, 78, 64, 44, 26, 12];
const BEST_HOUR = READERS.indexOf(Math.max(...READERS));
const tick = (hour: number) => `M${hour * 10 + 5} 80v-${READERS[hour]}`;
const AXIS = [6, 12, 18] as const;
/** The place of an hour's bar. Labels are centred on it. */
const at = (hour: number) => ({ insetInlineStart: `${((hour + 0.5) / 24) * 100}%` });
const clock = (hour: number) => `${hour}:00`;

/** Shows the hour with the most readers and how the service uses it. */
export function ReadersClock() {
  const t = useTranslations('managedService.blocks.insights.clock');
  return (
    <Sheet id="clock-title" title={t('title')}>
      <p aria-hidden="true" className="relative h-7 font-bold font-display text-heading text-thread tabular-nums leading-tight">
        <span className={styles.atHour} style={at(BEST_HOUR)}>
          {clock(BEST_HOUR)}
        </span>
      </p>
      <svg viewBox="0 0 240 84" preserveAspectRatio="none" aria-hidden="true" className="w-full fill-none rtl:-scale-x-100">
        <path d={READERS.map((_, hour) => (hour === BEST_HOUR ? '' : tick(hour))).join('')} className="stroke-4 stroke-teal opacity-60" />
        <path d={tick(BEST_HOUR)} className="stroke-[5] stroke-thread" />
        <path
          d={`M0 80.5H240${AXIS.map((hour) => `M${hour * 10 + 5} 80.5v3.5`).join('')}`}
          className="stroke-hairline"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <p aria-hidden="true" className="small-note relative mt-1 h-5 tabular-nums">
        {AXIS.map((hour) => (
          <span key={hour} className={styles.atHour} style={at(hour)}>
            {clock(hour)}
          </span>
        ))}
      </p>
      <p className="mt-4 border-hairline border-t pt-4 text-pretty text-[0.9375rem] leading-snug">
        {t('consequence', { hour: clock(BEST_HOUR) })}
      </p>
    </Sheet>
  );
}
