import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hueOf } from '../../../components/keywords/keyword-row.tsx';

/** The words that the lists of the sample space are sorted by. */
const TOPICS = ['analytics', 'planning', 'strategy', 'teams', 'templates', 'writing'];
/** So far apart two colours are that can be told apart as dots, in Oklab; two tones of one teal had 0.14. */
const APART = 0.155;

const css = readFileSync('components/keywords/keyword-row.css', 'utf8');
const [byDay = '', byNight = ''] = css.split('[data-theme="dark"] {');
/** The site's ink, by day and by night, when it is the light one. */
const [day, night] = [...readFileSync('app/globals.css', 'utf8').matchAll(/--ink: (oklch\([^)]+\));/g)].map(([, color]) => color);
const INK = { day, night };

/** Lightness, a and b of a topic's colour. */
function colorOf(topic: string, time: 'day' | 'night'): [number, number, number] {
  const written = (rules: string) => new RegExp(`\\.${hueOf(topic)}(?:, [^{]*)? \\{\\s+--hue: ([^;]+);`).exec(rules)?.[1];
  const value = (time === 'night' ? written(byNight) : undefined) ?? written(byDay);
  const parts = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec((value === 'var(--ink)' ? INK[time] : value) ?? '');
  if (!parts) throw new Error(`${topic} has the colour ${value} by ${time}, which is no oklch(lightness chroma hue)`);
  const [l = 0, c = 0, h = 0] = parts.slice(1).map(Number);
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
