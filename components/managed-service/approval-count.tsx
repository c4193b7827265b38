import { useTranslations } from 'next-intl';
import styles from './managed-service.module.css';
import { PLANNED_POSTS } from './month-plan';
import { Sheet } from './sheet';

/** The client changed or dropped this number of the month's posts and approved the others. */
const CHANGED = 3;
const DROPPED = 1;
const COUNTS = { approved: PLANNED_POSTS - CHANGED - DROPPED, changed: CHANGED, dropped: DROPPED } as const;
type Outcome = keyof typeof COUNTS;
const OUTCOMES = Object.keys(COUNTS) as Outcome[];
const LOOKS: Record<Outcome, string> = {
  approved: `${styles.approved} border-transparent bg-teal text-on-teal`,
  changed: 'border-transparent bg-marigold text-on-marigold',
  dropped: 'border-thread border-dashed text-thread',
};
const SIGNS: Record<Outcome, string> = {
  approved: 'M5 10.5l3.5 3.5L15 7',
  changed: 'M5 8h7a3 3 0 010 6h-3M8 5L5 8l3 3',
  dropped: 'M6 6l8 8M14 6l-8 8',
};

const SLIPS = OUTCOMES.flatMap((outcome) =>
  Array.from({ length: COUNTS[outcome] }, (_, order) => ({ key: `${outcome}${order}`, outcome })),
);

/** Shows each post of the month as a slip of paper with the client's answer. */
export function ApprovalCount() {
  const t = useTranslations('managedService.blocks.control.count');
  return (
    <Sheet id="approvals-title" title={t('title', { count: PLANNED_POSTS })}>
      <div aria-hidden="true" className={`${styles.slips} gap-2 sm:gap-3 grid grid-cols-6`}>
        {SLIPS.map(({ key, outcome }) => (
          <Slip key={key} outcome={outcome} className="aspect-square w-full rounded-md" />
        ))}
      </div>
      <ul className="mt-5 grid gap-2.5 text-[0.9375rem] leading-snug">
        {OUTCOMES.map((outcome) => (
          <li key={outcome} className="flex items-center gap-3">
            <Slip outcome={outcome} className="size-6 shrink-0 rounded-sm p-0.5" />
            {t(outcome, { count: COUNTS[outcome] })}
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

function Slip({ outcome, className }: { outcome: Outcome; className: string }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={`border fill-none stroke-2 stroke-current ${LOOKS[outcome]} ${className}`}>
      <path d={SIGNS[outcome]} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
