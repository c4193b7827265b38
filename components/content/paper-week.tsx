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

/*
 * Where the thread crosses the middle of each day, from the top of the columns: the first box, the second, the third. From one to the other it goes
 * between two days, so steeply that it passes beside the words at the head of a box, and a little further over both edges of the sheet.
 */
const HEIGHTS = [58, 24, 58, 84, 58, 24, 58] as const;
/** Where it goes on in its direction, it does not lie down in between. */
const SLOPE = [-5, 0, 5, 0, -5, 0, 5] as const;
const THREAD = DAYS.slice(1)
  .map((day) => {
    const [from, to] = [(HEIGHTS[day - 1] ?? 0) + (SLOPE[day - 1] ?? 0), HEIGHTS[day] - SLOPE[day]];
    return `C${day * 100} ${from} ${day * 100} ${to} ${day * 100 + 50} ${HEIGHTS[day]}`;
  })
  .join('');

/** What somebody has written into the sheet with a pencil, as seen from across the room: the letters join, and no word can be read. */
const LETTERS = {
  e: 'c2-1 4-4 3-6c-1-2-3-1-3 2c0 3 3 5 5 4',
  l: 'c3-2 6-11 4-15c-1-2-4 0-4 6c0 5 1 9 5 9',
  n: 'c1-3 1-6 1-7c1 3 0 5 0 7c0-4 2-7 3-6c1 1 0 5 1 6',
  o: 'c3 0 4-5 2-6c-2-1-4 1-4 4c0 3 4 3 5 0c0 1 1 3 3 2',
  p: 'c1-2 1-5 2-6c-1 6-2 10-2 12c1-8 2-12 4-12c2 0 1 6-3 6c1 1 3 1 4 0',
} as const;
const word = (x: number, y: number, letters: string) =>
  `M${x} ${y}${Array.from(letters, (letter) => LETTERS[letter as keyof typeof LETTERS]).join('')}`;
const SIGN = 'M11 41c0-3 1-4 4-4h10c3 0 4 1 4 4v8c0 3-1 4-4 4H15c-3 0-4-1-4-4zM20 41c-3 0-4 2-4 4s2 4 4 4 4-2 4-4-2-4-4-4';
const HALF_PAST_NINE =
  'M84 41c-4-3-8 0-6 4 2 3 6 0 6-4 0 5-1 8-2 12M90 44v.5M90 51v.5M94 41c3-3 7-1 6 2 0 2-3 3-4 3 3 0 5 2 4 5-1 3-5 3-7 1M108 40c-4 0-5 5-4 9 1 4 6 4 7 0 1-4 0-9-3-9';
/** By day, in the first of its boxes. */
const WRITTEN: Partial<Record<(typeof DAYS)[number], string>> = {
  0: word(11, 78, 'ploen') + word(44, 78, 'nole') + word(74, 78, 'epnleo') + word(11, 105, 'eloen') + word(46, 105, 'lo'),
  2:
    word(11, 78, 'nelo') +
    word(40, 78, 'lenope') +
    word(11, 105, 'oplen') +
    word(46, 105, 'el') +
    word(66, 105, 'noelne') +
    word(11, 132, 'pole'),
  4: word(11, 78, 'lone') + word(40, 78, 'en') + word(60, 78, 'polene') + word(11, 105, 'onel'),
};

/** The week as a sheet to fill in by hand. On the page a picture of it; printed, it is all there is, on one page (paper-week.css). */
export function PaperWeek() {
  const t = useTranslations('resources.paperWeek');
  const { dateTime } = useFormatter();
  return (
    <>
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3 lg:mt-0 lg:flex-col lg:items-end lg:pb-3 print:hidden">
        <PrintButton className={buttonClass('primary', 'medium', 'hidden scripted:inline-flex')}>{t('print')}</PrintButton>
        <p className="note">{t('note')}</p>
      </div>
      <StaticPart role="img" aria-label={t('label')} className="paper-week col-span-full mt-6">
        <div aria-hidden="true">
          <div>
            <Logo />
            <span>{t('week')}</span>
            <span>{t('subject')}</span>
          </div>
          <div>
            <svg viewBox="0 0 700 100" preserveAspectRatio="none" aria-hidden="true">
              <path d={`M-20 72C-5 67 10 62 50 58${THREAD}C690 62 705 67 720 72`} vectorEffect="non-scaling-stroke" />
            </svg>
            {DAYS.map((day) => (
              <div key={day}>
                <b>{dateTime(new Date(MONDAY + day * DAY_MS), { weekday: 'short' })}</b>
                {SLOTS.map((slot) => (
                  <span key={slot}>
                    <small>{t('network')}</small>
                    <small>{t('time')}</small>
                    {slot === 0 && WRITTEN[day] ? (
                      <svg viewBox="0 0 125 162" aria-hidden="true">
                        <path d={SIGN} />
                        <path d={HALF_PAST_NINE} />
                        <path d={WRITTEN[day]} />
                      </svg>
                    ) : null}
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
