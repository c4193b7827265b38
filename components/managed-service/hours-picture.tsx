import { type Messages, useFormatter, useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { CutPaper } from '@/components/pictures/cut-paper';
import { Picture } from '@/components/pictures/picture';
import styles from './managed-service.module.css';

/** This date is a Monday. The week starts on it. */
const MONDAY = Date.UTC(2026, 10, 16);
const DAY_MS = 86_400_000;
/** The tasks of each day. A day has three parts, and each task takes one or more of them. The last afternoon of Friday is free. */
const WEEK: readonly Partial<Record<Task, number>>[] = [
  { planning: 1, captions: 1, comments: 1 },
  { crops: 1, photos: 2 },
  { video: 2, posting: 1 },
  { captions: 1, hashtags: 1, comments: 1 },
  { report: 2 },
];
type Task = keyof Messages['managedService']['hours']['picture']['tasks'];

/** The thread runs through all days in sequence. */
const THREAD =
  'M72 28.8H548C584 28.8 584 92.8 548 92.8H84C52 92.8 52 156.8 84 156.8H548C584 156.8 584 220.8 548 220.8H84C48 220.8 48 308 84 308H408';
/** The thread ends in a knot at the cup. The knot is solid, so the picture does not show through it. */
const KNOT = 'M416 300a8 8 0 1 1-.1 0m.1 6.5a1.5 1.5 0 1 1-.1 0';

/** A row of small jobs for each day. The thread runs through all of them and ends in a free afternoon (managed-service.module.css). */
export function HoursPicture() {
  const t = useTranslations('managedService.hours.picture');
  const format = useFormatter();
  return (
    <Picture label={t('label')} className={styles.week}>
      <div className="grid h-full gap-1">
        {WEEK.map((tasks, day) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place in the week
          <div key={day} className={`${styles.day} grid items-center gap-1`}>
            <div className="text-soft">{format.dateTime(MONDAY + day * DAY_MS, { weekday: 'short' })}</div>
            {(Object.entries(tasks) as [Task, number][]).map(([task, parts]) => {
              const words = t(`tasks.${task}`);
              return (
                <div key={task} style={{ '--parts': parts, '--letters': words.length } as CSSProperties}>
                  {words}
                </div>
              );
            })}
            {day === WEEK.length - 1 && <CutPaper scene="cup" className="size-full rounded-md" />}
          </div>
        ))}
      </div>
      {/* The thread runs through the words of each job, as the picture has one shape at every width (managed-service.module.css). */}
      <svg
        viewBox="0 0 560 360"
        aria-hidden="true"
        strokeLinecap="round"
        className="absolute inset-0 size-full overflow-visible fill-none stroke-thread rtl:-scale-x-100"
      >
        <path d={THREAD} vectorEffect="non-scaling-stroke" />
        <path d={KNOT} className="fill-paper" vectorEffect="non-scaling-stroke" />
      </svg>
    </Picture>
  );
}
