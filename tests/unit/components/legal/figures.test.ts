import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const svg = readFileSync('components/legal/figures.svg', 'utf8');

/** How bright a colour in OKLCH is, as WCAG counts it. */
function luminance(name: string): number {
  const color = new RegExp(`--${name}: oklch\\(([\\d. ]+)\\)`).exec(svg)?.[1];
  if (!color) throw new Error(`The drawings have no color "${name}".`);
  const [lightness = 0, chroma = 0, hue = 0] = color.split(' ').map(Number);
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const [l, m, s] = [
    (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3,
    (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3,
    (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3,
  ];
  const [red = 0, green = 0, blue = 0] = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((part) => Math.min(1, Math.max(0, part)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test.each([
  ['marigold', 2.5],
  // The dough of the biscuit: brown beside red, which the eye tells apart by the hue as well.
  ['amber', 2],
  ['cream', 2.5],
  ['sand', 2.5],
] as const)('by day the thread is seen over %s', (paper, least) => {
  expect((luminance(paper) + 0.05) / (luminance('thread') + 0.05)).toBeGreaterThan(least);
});
