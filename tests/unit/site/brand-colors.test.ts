import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BRAND_COLORS } from '../../../lib/site/brand-colors.ts';

/** https://www.w3.org/TR/css-color-4/#color-conversion-code */
function hexOf(lightness: number, chroma: number, hue: number): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${linear
    .map((part) => Math.min(1, Math.max(0, part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055)))
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

const css = readFileSync(new URL('../../../app/globals.css', import.meta.url), 'utf8');

describe.each(Object.entries(BRAND_COLORS))('in the %s theme', (theme, colors) => {
  const [, block = ''] = new RegExp(`\\[data-theme="${theme}"\\] \\{([^}]*)\\}`).exec(css) ?? [];
  test.each(Object.entries(colors))('%s is the design token', (name, hex) => {
    const [, ...parts] = new RegExp(`--${name}: oklch\\(([\\d.]+) ([\\d.]+) ([\\d.]+)\\)`).exec(block) ?? [];
    expect(hexOf(...(parts.map(Number) as [number, number, number]))).toBe(hex);
  });
});
