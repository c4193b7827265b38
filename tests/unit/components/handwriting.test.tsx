// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { Handwriting, unwritable } from '../../../components/content/handwriting.tsx';
import { LOCALES } from '../../../lib/i18n/locales.ts';
import { loadMessages } from '../../../lib/i18n/messages.ts';
import { drawn } from '../../support/drawn.tsx';

test.each(LOCALES)('the hand knows all letters that it has to write on the sheet (%s)', async (locale) => {
  const { subject, kept, ...posts } = (await loadMessages(locale)).resources.paperWeek.written;
  const words = [subject, kept, ...Object.values(posts).flatMap((post) => Object.values(post).flatMap((text) => text.split('\n')))];
  // Of the names of months only those that begin a week of the sheet: it always shows the same one.
  words.push(new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(Date.UTC(2026, 10, 16)));
  expect(words.flatMap(unwritable)).toEqual([]);
});

test('a letter is as wide as its strokes, its mark stands above it, and what the hand has not learned is left out', () => {
  const strokes = (words: string) =>
    drawn(<Handwriting>{words}</Handwriting>)
      .querySelector('path')
      ?.getAttribute('d') ?? '';
  const width = (words: string) =>
    Number(
      drawn(<Handwriting>{words}</Handwriting>)
        .querySelector('svg')
        ?.getAttribute('viewBox')
        ?.split(' ')[2],
    );
  expect(strokes('n')).toMatch(/^M1 0m1-9\.2/);
  expect(strokes('ñ')).toBe(`${strokes('n')}M6 0m-3-12.4c1.8-2 3.2 1 5.2-1`);
  expect(width('ñ')).toBe(width('n'));
  expect(width('nn') - width('n')).toBe(10);
  expect(strokes('n§')).toBe(strokes('n'));
});
