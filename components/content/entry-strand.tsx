import { useFormatter, useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { hueOf, keywordsAmong } from '@/components/keywords/keyword-row';
import { classNames } from '@/components/ui/class-names';
import { Drawing } from '@/components/ui/drawing';
import { StaticPart } from '@/components/ui/static-part';
import type { NamedKeyword } from '@/lib/content/keywords/keyword-queries';
import type { Card } from '@/lib/content/types';
import styles from './entry-lists.module.css';

/** The place of the first knot and the distance to the last one, in percent of the width: they stay inside the column. */
const [FIRST, ACROSS] = [1, 98];
/** A swing runs from a crest to the next trough, or back. Few knots stand on crests and in troughs, more along SWINGS_OF_MANY swings. */
const MOST_SWINGS = 4;
const SWINGS_OF_MANY = 3;
/** The end of a swing's second Bézier handle, as a part of the swing. Such handles come closest to a sine curve. */
const HANDLE = 0.6357;
/** The swings before the first knot. After it the wave runs on for WIDTHS column widths, to the edge of a window of 4,000 px. */
const BEFORE = 4;
const WIDTHS = 4;
/** Maximum number of knots that all show their dates. Dates with a year are longer, so fewer of them fit. */
const DATED = 5;
const DATED_WITH_YEAR = 3;

/** A wave with these swings between the first and the last knot. It has a crest at the first one and goes on at both sides. */
function wave(swings: number) {
  const length = Number((ACROSS / swings).toFixed(2));
  const handle = Number((HANDLE * length).toFixed(2));
  const pairs = Math.ceil((BEFORE + (WIDTHS * 100) / length) / 2);
  return {
    path: `M${(FIRST - BEFORE * length).toFixed(2)} 0${`s${handle} 100 ${length} 100s${handle}-100 ${length}-100`.repeat(pairs)}`,
    heightAt: (x: number) => 50 - 50 * Math.cos((Math.PI * (x - FIRST)) / length),
  };
}

type EntryStrandProps = { cards: readonly Card[]; keywords?: readonly NamedKeyword[]; whole?: boolean };

/**
 * Draws the entries of a list page as knots on one thread, in the order of the list. The newest entry stands where reading begins. All
 * knots have the same distance, because on a time scale two entries of one week would overlap. The list says the same in words, so the
 * thread is hidden from assistive technology. A knot has the colour of the first of the `keywords` that its entry has. Editors list keywords
 * in one order, so every language has the same colour. `whole` means that the page shows the complete list. Then the two dates at the ends
 * are labelled as the latest and the first.
 */
export function EntryStrand({ cards, keywords = [], whole = false }: EntryStrandProps) {
  const format = useFormatter();
  const t = useTranslations('blog.strand');
  const dates = cards.map(({ publishedAt }) => Date.parse(publishedAt));
  const [newest, oldest] = [dates[0], dates.at(-1)];
  if (newest === undefined || oldest === undefined || newest === oldest) return null;
  // The year is shown only if it changes on the thread. Each entry below shows it too.
  const oneYear = new Date(newest).getUTCFullYear() === new Date(oldest).getUTCFullYear();
  const label = (date: number) => format.dateTime(date, oneYear ? { day: 'numeric', month: 'short' } : { dateStyle: 'medium' });
  const gaps = cards.length - 1;
  const { path, heightAt } = wave(gaps <= MOST_SWINGS ? gaps : SWINGS_OF_MANY);
  const knots = cards.map((card, index) => {
    const x = Math.round(10 * (FIRST + (ACROSS * index) / gaps)) / 10;
    const [keyword] = keywordsAmong(keywords, card);
    return { id: card.id, date: dates[index] ?? oldest, x, hue: keyword && hueOf(keyword.topic) };
  });
  return (
    <StaticPart aria-hidden="true" className={classNames(styles.strand, 'small-note relative tabular-nums print:hidden')}>
      <Drawing
        d={path}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="absolute inset-0 size-full overflow-visible fill-none stroke-3 stroke-thread *:[vector-effect:non-scaling-stroke] rtl:-scale-x-100"
      />
      {knots.map(({ id, x, hue }) => (
        <i key={id} data-hue={hue} style={{ '--x': x, '--y': Math.round(heightAt(x)) } as CSSProperties} />
      ))}
      <span>{whole ? t('latest', { date: label(newest) }) : label(newest)}</span>
      {knots.length > (oneYear ? DATED : DATED_WITH_YEAR) || whole
        ? null
        : knots.slice(1, -1).map(({ id, date, x }) => (
            <span key={id} style={{ '--x': x } as CSSProperties}>
              {label(date)}
            </span>
          ))}
      <span>{whole ? t('first', { date: label(oldest) }) : label(oldest)}</span>
    </StaticPart>
  );
}
