import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hueOf } from '../../../components/keywords/keyword-row.tsx';

/** The words that the lists of the sample space are sorted by. */
const TOPICS = ['analytics', 'planning', 'strategy', 'teams', 'templates', 'writing'];
/** The site's ink: by night it is the light one (app/globals.css). */
const INK = { day: '0.21 0.01 60', night: '0.95 0.01 80' };
/** So far apart two colours are that can be told apart as dots, in Oklab; two tones of one teal had 0.14. */
const APART = 0.155;

const css = readFileSync('components/keywords/keyword-row.css', 'utf8');
const [byDay = '', byNight = ''] = css.split('[data-theme="dark"] {');

/** Lightness, a and b of a topic's colour. */
function colorOf(topic: string, time: 'day' | 'night'): [number, number, number] {
  const written = (rules: string) => new RegExp(`\\.${hueOf(topic)}(?:, [^{]*)? \\{\\s+--hue: ([^;]+);`).exec(rules)?.[1];
  const value = (time === 'night' ? written(byNight) : undefined) ?? written(byDay) ?? '';
  const [l = 0, c = 0, h = 0] = (value === 'var(--ink)' ? INK[time] : value.slice('oklch('.length, -1)).split(' ').map(Number);
  return [l, c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)];
}

test.each(['day', 'night'] as const)('the colours of any two topics can be told apart as dots, by %s', (time) => {
  const close = TOPICS.flatMap((one, index) =>
    TOPICS.slice(index + 1)
      .map((other) => ({
        pair: `${one}, ${other}`,
        apart: Math.hypot(...colorOf(one, time).map((part, at) => part - (colorOf(other, time)[at] ?? 0))),
      }))
      .filter(({ apart }) => !(apart >= APART)),
  );
  expect(close).toEqual([]);
});
