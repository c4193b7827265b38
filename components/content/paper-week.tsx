import { useFormatter, useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { withLastWords } from '@/components/ui/last-words';
import { Logo } from '@/components/ui/logo';
import { StaticPart } from '@/components/ui/static-part';
import { Handwriting } from './handwriting';
import styles from './paper-week.module.css';
import { PrintButton } from './print-button';

/** A day of the example's week, counted from Monday. */
const dateOf = (day: number) => new Date(Date.UTC(2026, 10, 16 + day));

/*
 * The thread is a wave in a box of 700 by 100 units, which covers the seven day columns. It turns in the first slot of Tuesday and Saturday
 * and in the third slot of Thursday. It crosses the second slot in the middle of Wednesday and Friday. It enters another slot between two
 * days, where it does not cross the words at the top of a slot. Both ends lie outside the sheet.
 */
const THREAD = 'M-50 81C4 81 96 31 150 31S296 81 350 81 496 31 550 31 696 81 750 81';

/** The handwritten example in the first slot of each day: the posts of the bakery in the entry's text, and an open question. */
const WRITTEN = ['dough', null, 'doors', 'open', 'crust', 'smell', null] as const;

/** Prints the page, because the sheet is the only thing that prints. Without scripts the button is hidden. */
export function PrintSheet({ className = '' }: { className?: string }) {
  const t = useTranslations('resources.paperWeek');
  return (
    <PrintButton className={buttonClass('primary', 'medium', `hidden scripted:inline-flex print:hidden ${className}`)}>
      {t('print')}
    </PrintButton>
  );
}

/** A week to fill in by hand: a picture on the page, and in print the only content, on one sheet (paper-week.module.css). */
export function PaperWeek() {
  const t = useTranslations('resources.paperWeek');
  const { dateTime } = useFormatter();
  return (
    <>
      <div className={classNames(styles.printRow, 'flex gap-x-6 gap-y-3 print:hidden')}>
        <PrintSheet />
        <p className="small-note text-pretty">{withLastWords(t('note'))}</p>
      </div>
      <StaticPart role="img" aria-label={t('label')} data-own-button="" className={classNames(styles.paperWeek, 'col-span-full mt-6')}>
        <div aria-hidden="true">
          <div>
            <Logo />
            <span>
              {t('week')}
              <Handwriting>{dateTime(dateOf(0), { month: 'short', day: 'numeric' })}</Handwriting>
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
            {WRITTEN.map((post, day) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the days of a week never change
              <div key={day}>
                <b>{dateTime(dateOf(day), { weekday: 'short' })}</b>
                {[0, 1, 2].map((slot) => (
                  <span key={slot}>
                    <small>{t('network')}</small>
                    <small>{t('time')}</small>
                    {slot === 0 && post ? <Post of={post} /> : null}
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

/** The network and the hour, and below them the first sentence, in lines that fit the box. */
function Post({ of }: { of: NonNullable<(typeof WRITTEN)[number]> }) {
  const t = useTranslations('resources.paperWeek.written');
  return (
    <i>
      {/* The open question has no network and no hour yet. */}
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
