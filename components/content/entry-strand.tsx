import { useFormatter, useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { StaticPart } from '@/components/ui/static-part';
import type { Card } from '@/lib/content/types';
import './entry-strand.css';

/** A wave of three turns over the width of the page's column, and on to both edges of any window: one turn from top to foot, and back. */
const TURNS = 3;
const TURN = 100 / TURNS;
const WAVE = `M${(-3.5 * TURN).toFixed(2)} 0${'s21.19 100 33.333 100s21.19-100 33.333-100'.repeat(5)}`;
/** So many have room for the dates of all, and fewer where each says its year. */
const DATED = 5;
const DATED_WITH_YEAR = 3;
const heightAt = (x: number) => 50 - 50 * Math.sin((Math.PI * TURNS * x) / 100);

/**
 * The entries of a page of a list as knots in one thread, in the order of the list: the newest stands where reading begins. All are as far from each other,
 * as rows of a list are: two of one week would lie on each other. It says nothing that the list does not. `hue` gives the class of a knot's color. Where they are all
 * of the list, `whole`, the dates at its ends say that they are those of the latest and of the first.
 */
export function EntryStrand({
  cards,
  hue,
  whole = false,
}: {
  cards: readonly Card[];
  hue?: (card: Card) => string | undefined;
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
  const knots = cards.map((card, index) => {
    const date = dates[index] ?? oldest;
    const x = Math.round(10 * (1 + (98 * index) / (cards.length - 1))) / 10;
    return { id: card.id, date, x, hueClass: hue?.(card) };
  });
  return (
    <StaticPart aria-hidden="true" className="strand">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path d={WAVE} />
      </svg>
      {knots.map(({ id, x, hueClass }) => (
        <i key={id} className={hueClass} style={{ '--x': x, '--y': Math.round(heightAt(x)) } as CSSProperties} />
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
