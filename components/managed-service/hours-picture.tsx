import { useFormatter, useTranslations } from 'next-intl';
import { Picture } from '@/components/pictures/picture';
import './managed-service.css';

type Task = 'captions' | 'planning' | 'comments' | 'crops' | 'photos' | 'video' | 'posting' | 'hashtags' | 'report';

/** A Monday; the days that follow make the week. */
const MONDAY = Date.UTC(2026, 10, 16);
const DAY_MS = 86_400_000;
/** Each day's tasks with their hours: eight a day. Each begins on an even hour, so that the thread can cross all of them in straight rows. */
const WEEK: [task: Task, hours: 2 | 4][][] = [
  [
    ['planning', 2],
    ['captions', 2],
    ['crops', 2],
    ['comments', 2],
  ],
  [
    ['captions', 2],
    ['photos', 4],
    ['comments', 2],
  ],
  [
    ['video', 4],
    ['hashtags', 2],
    ['posting', 2],
  ],
  [
    ['comments', 2],
    ['captions', 4],
    ['posting', 2],
  ],
  [
    ['report', 4],
    ['crops', 2],
    ['planning', 2],
  ],
];
const LOOKS: Partial<Record<Task, string>> = {
  video: 'bg-teal text-on-teal',
  photos: 'bg-teal text-on-teal',
  captions: 'bg-marigold text-on-marigold',
  report: 'bg-inverse text-on-inverse dark:bg-hairline dark:text-ink',
};

/** A working week of small jobs, crossed out by one thread. It runs where no job has its word, so that all can be read. */
export function HoursPicture() {
  const t = useTranslations('managedService.hours.picture');
  const format = useFormatter();
  return (
    <Picture label={t('label')} className="week">
      <div className="grid h-full grid-cols-5">
        {WEEK.map((tasks, day) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place in the week
          <div key={day} className="week-day">
            <div className="text-soft">{format.dateTime(MONDAY + day * DAY_MS, { weekday: 'short' })}</div>
            {tasks.map(([task, hours], order) => (
              <div
                // biome-ignore lint/suspicious/noArrayIndexKey: nor do the tasks of a day move
                key={order}
                style={{ gridRow: `span ${hours}` }}
                className={`overflow-hidden rounded-md border font-medium ${task in LOOKS ? `border-transparent ${LOOKS[task]}` : 'border-hairline bg-raised'}`}
              >
                {t(`tasks.${task}`)}
              </div>
            ))}
          </div>
        ))}
      </div>
      <svg
        viewBox="0 0 560 480"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="absolute inset-0 size-full translate-y-2 overflow-visible fill-none stroke-4 stroke-thread @md:translate-y-0 rtl:-scale-x-100"
      >
        <path
          d="M536 97a5 5 0 1 1-.1 0m.1 3a2 2 0 1 1-.1 0m.1 2H24C-18 102-18 215 24 215H536C578 215 578 328 536 328H24C-18 328-18 440 24 440H536m0-5a5 5 0 1 1-.1 0m.1 3a2 2 0 1 1-.1 0"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </Picture>
  );
}
