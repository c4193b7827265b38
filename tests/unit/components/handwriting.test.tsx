import { expect, test } from 'vitest';
import { unwritable } from '../../../components/content/handwriting.tsx';
import { LOCALES } from '../../../lib/i18n/locales.ts';
import { loadMessages } from '../../../lib/i18n/messages.ts';
import { flatMessages } from '../../support/flat-messages.ts';

test.each(LOCALES)('the handwritten words on the sheet have every letter, in %s', async (locale) => {
  const { paperWeek } = (await loadMessages(locale)).resources;
  const words = flatMessages(paperWeek.written).flatMap(([, text]) => text.split('\n'));
  // Of the month names only the month of the example's week.
  words.push(new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(Date.UTC(2026, 10, 16)));
  expect(words.flatMap(unwritable)).toEqual([]);
});
