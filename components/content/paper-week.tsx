import { useFormatter, useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { Logo } from '@/components/ui/logo';
import { StaticPart } from '@/components/ui/static-part';
import { Handwriting } from './handwriting';
import { PrintButton } from './print-button';
import './paper-week.css';

/** A Monday; only the names of its week are shown. */
const MONDAY = Date.UTC(2026, 10, 16);
const DAY_MS = 86_400_000;
const DAYS = [0, 1, 2, 3, 4, 5, 6] as const;
const SLOTS = [0, 1, 2] as const;

/*
 * Where the thread crosses the middle of each day, from the top of the columns: the first box, the second, the third. From one to the other it goes
 * between two days, so steeply that it passes beside the words at the head of a box, and a little further over both edges of the sheet.
 */
const HEIGHTS = [58, 24, 58, 84, 58, 24, 58] as const;
/** Where it goes on in its direction, it does not lie down in between. */
const SLOPE = [-8, 0, 8, 0, -8, 0, 8] as const;
const THREAD = DAYS.slice(1)
  .map((day) => {
    const [from, to] = [(HEIGHTS[day - 1] ?? 0) + (SLOPE[day - 1] ?? 0), HEIGHTS[day] - SLOPE[day]];
    return `C${day * 100} ${from} ${day * 100} ${to} ${day * 100 + 50} ${HEIGHTS[day]}`;
  })
  .join('');

/** What somebody has written with a pencil into the first box of a day: the posts of the bakery that the text tells of. */
const WRITTEN: Partial<Record<(typeof DAYS)[number], 'dough' | 'doors' | 'crust'>> = { 0: 'dough', 2: 'doors', 4: 'crust' };

/** The week as a sheet to fill in by hand. On the page a picture of it; printed, it is all there is, on one page (paper-week.css). */
export function PaperWeek() {
  const t = useTranslations('resources.paperWeek');
  const { dateTime } = useFormatter();
  return (
    <>
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3 lg:mt-0 lg:flex-col lg:items-end lg:pb-3 print:hidden">
        <PrintButton className={buttonClass('primary', 'medium', 'hidden scripted:inline-flex')}>{t('print')}</PrintButton>
        <p className="note text-balance">{t('note')}</p>
      </div>
      <StaticPart role="img" aria-label={t('label')} className="paper-week col-span-full mt-6">
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
              <path d={`M-20 73C0 68 25 62 50 58${THREAD}C675 62 700 68 720 73`} vectorEffect="non-scaling-stroke" />
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
          </div>
        </div>
      </StaticPart>
    </>
  );
}

/** Network and hour, and below them the first sentence, in lines as they fit the box. */
function Post({ of }: { of: 'dough' | 'doors' | 'crust' }) {
  const t = useTranslations('resources.paperWeek.written');
  return (
    <i>
      <Handwriting>{t(`${of}.network`)}</Handwriting>
      <Handwriting>{t(`${of}.time`)}</Handwriting>
      {t(`${of}.lines`)
        .split('\n')
        .map((line) => (
          <Handwriting key={line}>{line}</Handwriting>
        ))}
    </i>
  );
}
