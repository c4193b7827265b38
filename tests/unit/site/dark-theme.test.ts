import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('../../../app/globals.css', import.meta.url), 'utf8');
const [, dark = ''] = /\[data-theme="dark"\] \{([^}]*)\}/.exec(css) ?? [];
/** The OKLCH lightness of a role in the dark theme. */
const lightnessOf = (role: string) => Number(new RegExp(`--${role}: oklch\\(([\\d.]+) `).exec(dark)?.[1]);

/** A grey of OKLCH lightness 0.396 has L* 30. */
const LIGHTEST_GROUND = 0.396;
/** Two greys that are closer than this look the same on most screens in a lit room. */
const SEEN_APART = 0.06;

describe('in the dark theme', () => {
  test.each(['paper', 'raised', 'sunken', 'band', 'band-raised', 'deep', 'code'])('%s is a ground that does not glare', (role) => {
    expect(lightnessOf(role)).toBeGreaterThan(0);
    expect(lightnessOf(role)).toBeLessThan(LIGHTEST_GROUND);
  });

  test('the head of a keyword’s pages does not glare, whatever its colour', () => {
    const sheet = readFileSync(new URL('../../../components/keywords/keyword-list-page.css', import.meta.url), 'utf8');
    const grounds = [...sheet.matchAll(/--ground: oklch\((?:from var\(--hue\) )?([\d.]+) /g)].map(([, lightness]) => Number(lightness));
    expect(grounds).toHaveLength(2);
    expect(Math.max(...grounds)).toBeLessThan(LIGHTEST_GROUND);
  });

  test.each([
    ['a card on the page', 'raised', 'paper'],
    ['a card’s edge', 'hairline', 'raised'],
    ['a line on the page', 'hairline', 'paper'],
    ['a band on the page', 'band', 'paper'],
    ['a band after a sunken section', 'band', 'sunken'],
    ['the edge of a card on a band', 'band-hairline', 'band-raised'],
  ])('%s can be seen', (_, front, ground) => {
    expect(lightnessOf(front) - lightnessOf(ground)).toBeGreaterThanOrEqual(SEEN_APART);
  });
});
