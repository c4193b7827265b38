import { useFormatter, useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { joined } from '@/components/ui/joined';
import { withLastWords } from '@/components/ui/last-words';
import { Logo } from '@/components/ui/logo';
import { StaticPart } from '@/components/ui/static-part';
import { Handwriting } from './handwriting';
import styles from './paper-week.module.css';
import { PrintButton } from './print-button';

/** A Monday; only the names of its week are shown. */
const MONDAY = Date.UTC(2026, 10, 16);
const DAY_MS = 86_400_000;
const DAYS = [0, 1, 2, 3, 4, 5, 6] as const;
const SLOTS = [0, 1, 2] as const;

/*
 * The thread's wave in the 700 by 100 of the columns, one curve from each turn to the next: it turns in the first box of Tuesday and Saturday and in the
 * third of Thursday, and crosses the second halfway over the days between. From one box to another it goes between two days, past the words at
 * the head of a box. Both its ends turn beyond the sheet.
 */
const THREAD = 'M-50 81C4 81 96 31 150 31S296 81 350 81 496 31 550 31 696 81 750 81';

/** What somebody has written with a pencil into the first box of a day: the posts of the bakery that the text tells of, and a question. */
const WRITTEN: Partial<Record<(typeof DAYS)[number], Written>> = { 0: 'dough', 2: 'doors', 3: 'open', 4: 'crust', 5: 'smell' };
type Written = 'dough' | 'doors' | 'open' | 'crust' | 'smell';

/** Prints the page, which is the sheet: where scripts run. */
export function PrintSheet({ className = '' }: { className?: string }) {
  const t = useTranslations('resources.paperWeek');
  return (
    <PrintButton className={buttonClass('primary', 'medium', `hidden scripted:inline-flex print:hidden ${className}`)}>
      {t('print')}
    </PrintButton>
  );
}

/** The week as a sheet to fill in by hand. On the page a picture of it; printed, it is all there is, on one page (paper-week.module.css). */
export function PaperWeek() {
  const t = useTranslations('resources.paperWeek');
  const { dateTime } = useFormatter();
  return (
    <>
      <div className={joined(styles.printRow, 'flex gap-x-6 gap-y-3 print:hidden')}>
        <PrintSheet />
        <p className="small-note text-pretty">{withLastWords(t('note'))}</p>
      </div>
      <StaticPart role="img" aria-label={t('label')} data-own-button="" className={joined(styles.paperWeek, 'col-span-full mt-6')}>
        <div aria-hidden="true">
          <div>
            <Logo />
            <span>
              {t('week')}
              <Handwriting>{dateTime(new Date(MONDAY), { month: 'short', day: 'numeric' })}</Handwriting>
            </span>
            <span>
              {t('subject')}
              <Handwriting>{t('written.subject')}</Handwriting>
            </span>
          </div>
          <div>
            <svg viewBox="0 0 700 100" preserveAspectRatio="none" aria-hidden="true">
              <path d={THREAD} vectorEffect="non-scaling-stroke" />
            </svg>
            {DAYS.map((day) => (
              <div key={day}>
                <b>{dateTime(new Date(MONDAY + day * DAY_MS), { weekday: 'short' })}</b>
                {SLOTS.map((slot) => (
                  <span key={slot}>
                    <small>{t('network')}</small>
                    <small>{t('time')}</small>
                    {slot === 0 && WRITTEN[day] ? <Post of={WRITTEN[day]} /> : null}
                  </span>
                ))}
              </div>
            ))}
          </div>
          <div>
            <span>{t('keep')}</span>
            <Handwriting>{t('written.kept')}</Handwriting>
          </div>
        </div>
      </StaticPart>
    </>
  );
}

/** Network and hour, and below them the first sentence, in lines as they fit the box. */
function Post({ of }: { of: Written }) {
  const t = useTranslations('resources.paperWeek.written');
  return (
    <i>
      {/* Whoever has only a question yet leaves network and hour open. */}
      <Handwriting>{of === 'open' ? ' ' : t(`${of}.network`)}</Handwriting>
      <Handwriting>{of === 'open' ? ' ' : t(`${of}.time`)}</Handwriting>
      {t(`${of}.lines`)
        .split('\n')
        .map((line) => (
          <Handwriting key={line}>{line}</Handwriting>
        ))}
    </i>
  );
}
