import { useFormatter, useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { StaticPart } from '@/components/ui/static-part';
import type { Card } from '@/lib/content/types';
import styles from './entry-lists.module.css';

/** Where the first knot stands and how far it is to the last, in hundredths of the width: a knot stands within the ends of the column. */
const [FIRST, ACROSS] = [1, 98];
/** A few knots stand on the crests and in the troughs of their wave, one in each; more stand along three of its swings. A swing is from a crest to the next trough, or back. */
const MOST_SWINGS = 4;
const SWINGS_OF_MANY = 3;
/** Where along a swing its second handle ends: with handles of 0.3643 of a swing at both ends the curve is nearest to a sine. */
const HANDLE = 0.6357;
/** Number of swings before the first knot, and after it up to the edge of a window of 4,000 px. */
const BEFORE = 4;
const WIDTHS = 4;
/** So many have room for the dates of all, and fewer where each says its year. */
const DATED = 5;
const DATED_WITH_YEAR = 3;

/** A wave of so many swings, on a crest at the first knot and at its end at the last; it goes on past both. */
function wave(swings: number) {
  const length = Number((ACROSS / swings).toFixed(2));
  const handle = Number((HANDLE * length).toFixed(2));
  const pairs = Math.ceil((BEFORE + (WIDTHS * 100) / length) / 2);
  return {
    path: `M${(FIRST - BEFORE * length).toFixed(2)} 0${`s${handle} 100 ${length} 100s${handle}-100 ${length}-100`.repeat(pairs)}`,
    heightAt: (x: number) => 50 - 50 * Math.cos((Math.PI * (x - FIRST)) / length),
  };
}

/**
 * The entries of a page of a list as knots in one thread, in the order of the list: the newest stands where reading begins. All are as far from each other,
 * as rows of a list are: two of one week would lie on each other. It says nothing that the list does not. `hue` gives a knot's colour. Where they are all
 * of the list, `whole`, the dates at its ends say that they are those of the latest and of the first.
 */
export function EntryStrand({
  cards,
  hue,
  whole = false,
}: {
  cards: readonly Card[];
  hue?: (card: Card) => number | undefined;
  whole?: boolean;
}) {
  const format = useFormatter();
  const t = useTranslations('blog.strand');
  const dates = cards.map(({ publishedAt }) => Date.parse(publishedAt));
  const [newest, oldest] = [dates[0], dates.at(-1)];
  if (newest === undefined || oldest === undefined || newest === oldest) return null;
  // The year is said where it changes, and with each entry below.
  const oneYear = new Date(newest).getUTCFullYear() === new Date(oldest).getUTCFullYear();
  const label = (date: number) => format.dateTime(date, oneYear ? { day: 'numeric', month: 'short' } : { dateStyle: 'medium' });
  const gaps = cards.length - 1;
  const { path, heightAt } = wave(gaps <= MOST_SWINGS ? gaps : SWINGS_OF_MANY);
  const knots = cards.map((card, index) => {
    const date = dates[index] ?? oldest;
    const x = Math.round(10 * (FIRST + (ACROSS * index) / gaps)) / 10;
    return { id: card.id, date, x, hue: hue?.(card) };
  });
  return (
    <StaticPart aria-hidden="true" className={styles.strand}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path d={path} />
      </svg>
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
