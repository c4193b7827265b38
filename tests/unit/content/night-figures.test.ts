import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The figures that stand in a folder. */
const drawn = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.webp'));

test('each figure has its drawing for the night, and the style sheet that shows it', () => {
  const figures = drawn('public/images/figures');
  expect(figures.length).toBeGreaterThan(0);
  expect(drawn('public/images/figures/night')).toEqual(figures);
  const sheet = readFileSync('components/content/night-figures.css', 'utf8');
  expect([...sheet.matchAll(/figures\/night\/([\w-]+\.webp)/g)].map(([, name]) => name)).toEqual(figures);
});
