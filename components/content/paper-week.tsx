import { useFormatter, useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { Logo } from '@/components/ui/logo';
import { StaticPart } from '@/components/ui/static-part';
import { PrintButton } from './print-button';
import './paper-week.css';

/** A Monday; only the names of its week are shown. */
const MONDAY = Date.UTC(2026, 10, 16);
const DAY_MS = 86_400_000;
const DAYS = [0, 1, 2, 3, 4, 5, 6] as const;
const SLOTS = [0, 1, 2] as const;

/** Where the thread crosses the middle of each day, from the top of the columns: the first box, the second, the third. */
const HEIGHTS = [53, 22, 53, 84, 53, 22, 53] as const;
const THREAD = DAYS.map((day) => `S${day * 100} ${HEIGHTS[day]} ${day * 100 + 50} ${HEIGHTS[day]}`).join('');

/** The week as a sheet to fill in by hand. On the page a picture of it; printed, it is all there is, on one page (paper-week.css). */
export function PaperWeek() {
  const t = useTranslations('resources.paperWeek');
  const { dateTime } = useFormatter();
  return (
    <div className="mt-8">
      <div className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
        <PrintButton className={buttonClass('primary', 'medium', 'hidden scripted:inline-flex')}>{t('print')}</PrintButton>
        <p className="note">{t('note')}</p>
      </div>
      <StaticPart role="img" aria-label={t('label')} className="paper-week">
        <div aria-hidden="true">
          <div>
            <Logo />
            <span>{t('week')}</span>
            <span>{t('subject')}</span>
          </div>
          <div>
            <svg viewBox="0 0 700 100" preserveAspectRatio="none" aria-hidden="true">
              <path d={`M-14 70${THREAD}S706 40 714 40`} vectorEffect="non-scaling-stroke" />
            </svg>
            {DAYS.map((day) => (
              <div key={day}>
                <b>{dateTime(new Date(MONDAY + day * DAY_MS), { weekday: 'short' })}</b>
                {SLOTS.map((slot) => (
                  <span key={slot}>
                    <small>{t('network')}</small>
                    <small>{t('time')}</small>
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
    </div>
  );
}
