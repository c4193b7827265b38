import { useFormatter } from 'next-intl';
import type { CSSProperties } from 'react';
import { StaticPart } from '@/components/ui/static-part';
import type { Card } from '@/lib/content/types';
import './entry-strand.css';

/** A wave of three turns over the width of the page's column, and on to both edges of any window: one turn from top to foot, and back. */
const TURNS = 3;
const TURN = 100 / TURNS;
const WAVE = `M${(-3.5 * TURN).toFixed(2)} 0${'s21.19 100 33.333 100s21.19-100 33.333-100'.repeat(5)}`;
/** So many have room for their dates between the first and the last. */
const DATED = 5;
const heightAt = (x: number) => 50 - 50 * Math.sin((Math.PI * TURNS * x) / 100);

/**
 * The entries of a page of a list as knots in one thread, the oldest at its beginning, the newest at its end. Half of where one stands is its date, and half
 * its turn: so two of one week lie apart. It says nothing that the list does not. `hue` gives the class of a knot's color.
 */
export function EntryStrand({ cards, hue }: { cards: readonly Card[]; hue?: (card: Card) => string | undefined }) {
  const format = useFormatter();
  const dates = cards.map(({ publishedAt }) => Date.parse(publishedAt));
  const [newest, oldest] = [dates[0], dates.at(-1)];
  if (newest === undefined || oldest === undefined || newest === oldest) return null;
  const label = (date: number) => format.dateTime(date, { dateStyle: 'medium' });
  const knots = cards.map((card, index) => {
    const date = dates[index] ?? oldest;
    const share = ((date - oldest) / (newest - oldest) + 1 - index / (cards.length - 1)) / 2;
    return { id: card.id, date, x: Math.round(1 + 98 * share), hueClass: hue?.(card) };
  });
  return (
    <StaticPart aria-hidden="true" className="strand">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path d={WAVE} />
      </svg>
      {knots.map(({ id, x, hueClass }) => (
        <i key={id} className={hueClass} style={{ '--x': x, '--y': Math.round(heightAt(x)) } as CSSProperties} />
      ))}
      <span>{label(oldest)}</span>
      {knots.length > DATED
        ? null
        : knots.slice(1, -1).map(({ id, date, x }) => (
            <span key={id} style={{ '--x': x } as CSSProperties}>
              {label(date)}
            </span>
          ))}
      <span>{label(newest)}</span>
    </StaticPart>
  );
}
