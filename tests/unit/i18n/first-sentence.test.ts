import { expect, test } from 'vitest';
import { firstSentence } from '../../../lib/i18n/first-sentence.ts';

test.each([
  ['One line. Pictures come from it.', 'en', 1, 'One line.'],
  ['Yes. The trial lasts 3 days. Then it ends.', 'en', 21, 'Yes. The trial lasts 3 days.'],
  ['¿Cuánto? Desde US$12 al mes. Al año, menos.', 'es', 10, '¿Cuánto? Desde US$12 al mes.'],
  ['No sentence at all', 'en', 100, 'No sentence at all'],
  ['', 'en', 1, ''],
])('of "%s" (%s, at least %i characters)', (text, locale, least, first) => {
  expect(firstSentence(text, locale, least)).toBe(first);
});
