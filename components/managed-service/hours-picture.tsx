import { useFormatter, useTranslations } from 'next-intl';
import { Picture } from '@/components/pictures/picture';

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

/** A working week of small jobs, crossed out by one thread. */
export function HoursPicture() {
  const t = useTranslations('managedService.hours.picture');
  const format = useFormatter();
  return (
    <Picture label={t('label')} className="aspect-[420/310] [--canvas:420] @md:aspect-[560/460] @md:[--canvas:560]">
      <div className="grid h-full grid-cols-5 gap-1.5 @md:gap-2">
        {WEEK.map((tasks, day) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place in the week
          <div key={day} className="flex flex-col gap-1.5">
            <div className="h-7 text-soft text-sm">{format.dateTime(MONDAY + day * DAY_MS, { weekday: 'short' })}</div>
            {tasks.map(([task, hours], order) => (
              <div
                // biome-ignore lint/suspicious/noArrayIndexKey: nor do the tasks of a day move
                key={order}
                style={{ flexGrow: hours, flexBasis: 0 }}
                className={`overflow-hidden rounded-md px-1.5 py-1 font-medium text-xs @md:px-2 @md:py-1.5 @md:text-sm ${LOOKS[task] ?? 'border border-hairline bg-raised'}`}
              >
                {/* The thread goes on behind the word: nothing strikes it. */}
                <span className="relative z-10 -m-0.5 inline-block rounded-sm bg-inherit px-0.5">{t(`tasks.${task}`)}</span>
              </div>
            ))}
          </div>
        ))}
      </div>
      <svg
        viewBox="0 0 560 480"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="absolute inset-0 size-full translate-y-3.5 overflow-visible fill-none stroke-4 stroke-thread @md:translate-y-0 rtl:-scale-x-100"
      >
        <path
          d="M-14 84C80 66 130 92 230 80S430 66 540 78C592 84 592 190 540 196 440 206 380 184 290 196S110 214 24 202C-28 198-28 294 24 298 130 304 190 286 300 294S450 304 540 294C580 292 580 350 540 352 440 358 380 344 290 350S110 360 24 352C-28 350-28 428 24 432 140 442 200 416 310 428S480 446 574 424"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </Picture>
  );
}
