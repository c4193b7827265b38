import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { unwritable } from '../../../components/content/handwriting.tsx';
import { LOCALES } from '../../../lib/i18n/locales.ts';
import { loadMessages } from '../../../lib/i18n/messages.ts';
import { CORE_RANGE, charactersOf, REST_RANGE } from '../../../scripts/cut-fonts.ts';
import { flatMessages } from '../../support/flat-messages.ts';

const core = charactersOf(CORE_RANGE);
const rest = charactersOf(REST_RANGE);

test('the cut fonts have between them, each once, all letters and signs that the fonts were delivered with', () => {
  const styles = readFileSync('node_modules/@fontsource-variable/instrument-sans/wght.css', 'utf8');
  const delivered = [...styles.matchAll(/unicode-range: (U\+0000-00FF[^;]+)/g)].flatMap(([, range = '']) => charactersOf(range));
  // A byte order mark and the sign for a broken character are neither.
  const printable = delivered.filter((character) => !/[\p{Cc}\uFEFF\uFFFD]/u.test(character));
  expect([...core, ...rest].sort()).toEqual(printable.sort());
});

test('the style sheet lists every letter of the second files', () => {
  const ranges = [...readFileSync('app/font-rests.css', 'utf8').matchAll(/unicode-range:\s*([^;]+)/g)].map(([, range = '']) => range);
  expect(ranges).toHaveLength(2);
  for (const range of ranges) {
    const told = new Set(charactersOf(range.replaceAll(/\s/g, '')));
    expect(rest.filter((letter) => !told.has(letter))).toEqual([]);
  }
});

test('no words or drawings of ours need a second file', () => {
  const letters = new Set(globSync(['messages/**/*.json', 'components/**/*.tsx']).flatMap((file) => [...readFileSync(file, 'utf8')]));
  expect(letters.has('ñ')).toBe(true);
  expect(rest.filter((letter) => letters.has(letter))).toEqual([]);
});

test.each(LOCALES)('the handwritten words on the sheet have every letter, in %s', async (locale) => {
  const { paperWeek } = (await loadMessages(locale)).resources;
  const words = flatMessages(paperWeek.written).flatMap(([, text]) => text.split('\n'));
  // Of the month names only the month of the example's week.
  words.push(new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(Date.UTC(2026, 10, 16)));
  expect(words.flatMap(unwritable)).toEqual([]);
});
