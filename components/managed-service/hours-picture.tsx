import { useFormatter, useTranslations } from 'next-intl';
import { Picture } from '@/components/pictures/picture';
import './managed-service.css';

type Task = 'captions' | 'planning' | 'comments' | 'crops' | 'photos' | 'video' | 'posting' | 'hashtags' | 'report';

/** A Monday; the days that follow make the week. */
const MONDAY = Date.UTC(2026, 10, 16);
const DAY_MS = 86_400_000;
/** Each day's tasks with their hours: eight a day. */
const WEEK: [task: Task, hours: number][][] = [
  [
    ['planning', 2],
    ['captions', 3],
    ['comments', 1],
    ['crops', 2],
  ],
  [
    ['captions', 2],
    ['photos', 4],
    ['comments', 2],
  ],
  [
    ['video', 4],
    ['hashtags', 1],
    ['posting', 1],
    ['comments', 2],
  ],
  [
    ['comments', 1],
    ['captions', 3],
    ['photos', 2],
    ['posting', 2],
  ],
  [
    ['report', 4],
    ['comments', 1],
    ['crops', 1],
    ['planning', 2],
  ],
];
const LOOKS: Partial<Record<Task, string>> = {
  video: 'bg-teal text-on-teal',
  photos: 'bg-teal text-on-teal',
  captions: 'bg-marigold text-on-marigold',
  report: 'bg-inverse text-on-inverse',
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
            <div className="text-soft text-sm">{format.dateTime(MONDAY + day * DAY_MS, { weekday: 'short' })}</div>
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
          d="M-14 86C80 80 130 88 230 84S430 80 540 84C592 88 592 206 540 214 440 228 380 204 290 216S110 228 24 218C-24 212-24 300 24 298 130 294 190 300 300 297S450 294 540 298C572 300 572 348 540 350 440 353 380 347 290 350S110 353 24 350C-28 350-28 432 24 438 140 448 200 430 310 440S480 450 574 434"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </Picture>
  );
}
